// Where one can go from every page, in the head and in the foot.
export const PAGES = [
  { path: "/", name: "web-play" },
  { path: "/watch", name: "web-watch" },
  { path: "/tournaments", name: "web-tournaments" },
  { path: "/learn", name: "web-learn" },
  { path: "/rules", name: "web-rules" },
  { path: "/ratings", name: "web-ratings" },
] as const;
