// The drawing of Japan: the outline of every region, and the middle of it, where its name and its pieces are.
// Regions that share an island and are neighbours share a border; the others meet across the sea.

/** How far the picture reaches, in its own units. */
export const PICTURE = { x: 30, y: 0, width: 944, height: 856 } as const;

export interface Land {
  /** The outline, as the "d" of a path. */
  outline: string;
  x: number;
  y: number;
  island: "honshu" | "kyushu" | "shikoku";
}

export const LANDS: Readonly<Record<string, Land>> = {
  satsuma: {
    x: 150,
    y: 744,
    island: "kyushu",
    outline: "M226 676l-1 3l-1 4l2 4l-2 3l0 4l-2 3l-3 2l-1 4l-1 3l-3 3l-1 3l-1 4l1 3l0 4l-1 3l0 4l-3 2l-3 2l-3 2l-1 4l-3 3l-1 4l-1 3l-2 3l-1 4l0 4l0 4l2 3l0 4l1 3l-2 3l-1 4l-2 3l-2 3l1 4l0 4l-1 3l0 4l-1 3l-1 4l0 3l-1 4l-2 3l-1 3l-3 3l-1 4l-3 2l-3 2l-6-3l-4-5l-4-5l-1-6l0-7l-1-6l-5-4l-3-6l-6 2l-5 4l-3 6l-2 5l-1 7l-2 5l-3 6l-6 3l1-4l1-4l-1-4l-1-4l-2-3l-1-4l-1-4l-3-3l-2-4l-1-4l0-4l-3-3l-3-3l-1-3l-4-2l-3-3l0-4l0-3l1-3l1-4l1-3l0-4l1-3l0-4l3-1l3-2l1-4l3-3l0-4l0-3l2-4l2-3l-4-1l-5-2l-4-2l-3-2l-5 0l-4-2l-4-3l-3-4l-4-3l-3-5l-1-5l-2-5l-2-5l-3-5l0-5l-1-5l5 0l5 0l5 1l5-1l5 0l5-3l5 1l5 0l4 3l6 1l5-1l5 1l5-3l5-2l5 1l5-2l5 2l4 3l5 1l5 0l4 3l5 1l5-2l6 0l5 0l4 3l5 0l5 0l5 0l5-1l5 1z",
  },
  bungo: {
    x: 146,
    y: 616,
    island: "kyushu",
    outline: "M68 668l0-4l2-3l-2-4l0-4l1-3l2-3l-1-4l0-4l-1-3l-1-4l0-4l-1-3l-3-4l-3-2l-2-3l-3-2l5-3l3-5l-1-6l3-5l2-5l5-3l6-1l5-2l3 2l4 0l3 2l4 0l3 0l4-1l4-1l3 2l6-1l5-3l3-4l5-4l4-4l3-5l0-5l2-6l6-2l5-3l6 0l6 2l6 2l6 0l5-2l6-1l4 4l5 2l6 1l5 2l3 5l0 6l4 3l3 5l2 4l1 5l3 3l2 4l5 1l4 0l3 5l4 2l-4 4l-2 4l0 5l-2 5l-4 4l-3 4l-4 3l-5 1l-1 6l-2 5l1 6l2 5l4 4l3 5l3 5l0 6l-5-1l-5-1l-5 1l-5 0l-5 0l-5 0l-4-3l-5 0l-6 0l-5 2l-5-1l-4-3l-5 0l-5-1l-4-3l-5-2l-5 2l-5-1l-5 2l-5 3l-5-1l-5 1l-6-1l-4-3l-5 0l-5-1l-5 3l-5 0l-5 1l-5-1l-5 0z",
  },
  iyo: {
    x: 332,
    y: 662,
    island: "shikoku",
    outline: "M247 657l4-6l4-5l4-6l5-4l7 0l7-2l6-2l6-3l7-1l4-5l3-5l5-4l4-5l4-5l4-5l4-4l5 0l5 0l4 2l5 1l5-2l4-2l4-4l4-2l4 0l5 1l3 2l4 2l3 3l3 3l4 2l4 1l1 4l1 5l-1 4l0 4l-1 5l0 4l-3 4l-2 4l0 5l-1 5l2 5l1 5l-3 4l-1 5l-1 5l1 5l-4 4l-6 2l-6 2l-5 2l-4 4l-5 4l-1 6l-3 5l-3 3l-4 1l-1 3l-4 2l-2 3l0 4l-1 4l-2 3l-2 3l-3 2l-3 2l-3 2l-1 4l-1 3l-2 3l0 4l-2-5l-4-3l-3-4l-4-3l-2-5l-1-5l-3-4l-4-3l1-6l3-5l-4-5l0-6l-3-5l-2-5l-2-5l0-6l-6-1l-6 2l-5-2l-6-2l-4-4l-4-4l-5-4z",
  },
  awa: {
    x: 438,
    y: 640,
    island: "shikoku",
    outline: "M391 602l3-5l2-6l4-4l6-1l5-3l5 0l6-2l5 0l6 2l5 1l5 3l6 1l5 0l6 0l5-2l6-2l1 6l4 4l4 4l4 4l1 6l-1 6l2 6l3 5l-4 1l-3 3l-1 4l-1 3l1 4l-1 4l-1 3l0 4l-3 3l-2 3l-2 2l-1 4l-2 3l-3 2l-2 3l0 4l-5 4l-3 7l-4 6l-1 6l-1 4l1 3l0 4l1 3l-2 4l-3 2l0 3l-1 4l-2-3l-3-3l1-4l-1-3l-4-2l-3-1l-2-2l-2-3l-3-3l-3-2l-2-3l-1-3l1-4l-1-3l-1-4l-2-3l-4 0l-5-2l-4-1l-3-3l-5 0l-4-1l-5 0l-4 3l-1-5l1-5l1-5l3-4l-1-5l-2-5l1-5l0-5l2-4l3-4l0-4l1-5l0-4l1-4l-1-5z",
  },
  nagato: {
    x: 240,
    y: 462,
    island: "honshu",
    outline: "M172 478l1-4l3-3l4-1l3-3l1-4l3-3l1-4l2-3l3-3l3-3l2-4l1-3l3-4l1-3l0-4l2-4l4 2l5-1l4 1l4 0l3-3l4-3l5 1l4-2l2-4l2-4l4-3l1-4l5-1l3-3l3-3l4-2l2 4l0 5l0 4l3 4l2 4l4 2l3 3l3 3l3 4l3 2l4 2l4 2l4 2l3 4l3 2l3 3l1 5l0 6l1 5l-2 5l1 5l1 6l0 5l0 5l-1 6l1 5l-1 5l-2 5l-2 6l1 5l-1 5l-3 5l-4 1l-3-1l-3-2l-3-1l-7 0l-7 0l-4 0l-3-1l-3-3l-3-1l-4 1l-3 1l-3-2l-4 0l-6 0l-5 2l-6-1l-5-2l-5-3l-4-3l-6-1l-5-2l-5-3l-4-5l-6-2l-4-4l-5-4l-4-5l-3-5z",
  },
  izumo: {
    x: 354,
    y: 386,
    island: "honshu",
    outline: "M262 396l4-1l5 0l4-1l5-1l2-3l4-3l4-2l4-2l3-3l4-2l3-4l4-1l3-4l3-3l1-5l3-3l3-4l4-4l4-3l4-3l4-2l6 0l4-2l5-2l5 0l6 0l6 0l4 3l5 3l4 4l4 4l6 0l3 1l3 2l4 1l3 2l3-1l4 0l3 2l4 0l3-1l4-1l3 1l3 1l7 2l7 1l1 5l-2 5l-2 4l-2 4l-1 5l1 5l-3 4l-2 5l2 4l0 5l3 4l2 5l-2 4l-1 5l1 5l1 5l-8 4l-9-1l-8-4l-9 0l-9 1l-8 4l-8 1l-9 1l-9-1l-8 2l-8 2l-9 1l-8 1l-9 0l-8 0l-9-1l-3-3l-3-2l-3-4l-4-2l-4-2l-4-2l-3-2l-3-4l-3-3l-3-3l-4-2l-2-4l-3-4l0-4l0-5z",
  },
  bizen: {
    x: 394,
    y: 494,
    island: "honshu",
    outline: "M306 446l9 1l8 0l9 0l8-1l9-1l8-2l8-2l9 1l9-1l8-1l8-4l9-1l9 0l8 4l9 1l8-4l0 5l2 5l2 5l2 4l0 6l-2 4l-1 5l1 6l2 4l2 5l0 5l0 5l2 4l2 5l0 5l2 5l-7 1l-6 0l-7 3l-3 6l-7 1l-6 1l-6 3l-6 1l-4 0l-3-3l-3-2l-4-1l-4-1l-3 2l-4 0l-4-1l-3 2l-4 0l-3 3l-3 2l-4 1l-3 1l-4 1l-3 2l-7-2l-5-4l-7-2l-6-2l-4 1l-3 1l-4 0l-3-2l-3-1l-4 1l-3 3l-3 1l3-5l1-5l-1-5l2-6l2-5l1-5l-1-5l1-6l0-5l0-5l-1-6l-1-5l2-5l-1-5l0-6z",
  },
  yamashiro: {
    x: 506,
    y: 432,
    island: "honshu",
    outline: "M446 362l4-1l2-3l4-2l1-4l4-2l2-3l4-1l4 0l3 2l4 1l4 0l4-1l4-1l3-1l3-2l4-2l2 5l3 4l4 5l1 5l4 3l5 3l3 4l5 3l5 2l4 3l5 2l5 2l4 2l5 3l3 4l4 4l0 6l0 5l0 6l0 6l1 5l1 6l-1 5l-1 6l2 6l3 5l1 5l1 6l1 6l-2 6l0 5l-2 6l-3 3l-5 0l-3 3l-4 1l-4 2l-3 3l-2 4l-3 3l-3 3l-4 2l-3 3l-1 4l-2 4l-1 4l-2 4l-3 3l-2-4l-3-3l-5 0l-4-2l-4 0l-4 0l-4-2l-4-1l-3-3l-5-2l-4-1l-4-1l-5-1l-4-1l-5 0l-4 3l-2-5l0-5l-2-5l-2-4l0-5l0-5l-2-5l-2-4l-1-6l1-5l2-4l0-6l-2-4l-2-5l-2-5l0-5l-1-5l-1-5l1-5l2-4l-2-5l-3-4l0-5l-2-4l2-5l3-4l-1-5l1-5l2-4l2-4l2-5z",
  },
  kii: {
    x: 566,
    y: 566,
    island: "honshu",
    outline: "M520 532l3-3l2-4l1-4l2-4l1-4l3-3l4-2l3-3l3-3l2-4l3-3l4-2l4-1l3-3l5 0l3-3l3 5l4 6l5 2l5 4l6 1l6 3l6 2l5 3l5 3l4 5l3 4l5 4l2 5l3 5l4 5l2 5l-2 3l-3 3l-3 3l-4 1l-3 3l-2 4l-3 3l-1 4l-1 3l-3 3l-2 4l0 4l-3 3l0 4l-2 3l-2 4l-4 2l-3 3l-4 2l-5 0l0 4l-3 4l-2 3l-3 3l-3 4l-2 3l-2 4l-3 3l1 4l0 5l-1 4l0 4l-6-2l-5-1l-4-4l-5-4l-1-5l-4-5l-3-5l-6-2l0-4l-2-3l0-3l-2-3l-2-3l0-4l-3-2l-2-4l0-4l1-3l0-4l-2-3l-1-4l-2-2l-3-3l-2-3l5-3l2-6l-1-5l1-5l0-6l2-5l-1-5z",
  },
  echizen: {
    x: 578,
    y: 310,
    island: "honshu",
    outline: "M500 342l2-4l3-3l2-3l-1-5l-2-3l-2-4l0-4l1-4l0-4l3-4l0-4l3-3l4 0l3-3l3-3l3-3l4-3l1-4l3-4l3-2l1-5l1-4l-1-4l1-5l3-2l4-2l4-2l2-4l0-4l2-4l3-4l3-3l2-4l1-4l1-5l3-3l1-5l3-3l3-3l1-5l-2-4l1-5l-2-4l-1-4l2-5l-1-4l0-5l-2-4l5-2l6 0l5-2l3-5l4-5l5-2l2-5l4-4l2 4l1 5l-2 4l0 5l2 4l2 4l3 4l4 2l1 5l1 5l-1 5l0 5l-2 5l-4 3l-3 5l0 5l4 3l6 1l4 3l5 2l5 2l5 3l4 4l3 4l0 4l2 3l1 4l2 4l1 3l1 4l-1 4l1 4l4 1l3 3l2 4l3 3l2 3l2 4l1 4l0 4l-2 5l-2 5l-4 3l-4 4l-1 5l-1 5l-1 6l-3 4l-3 4l-4 4l-2 5l-2 5l0 6l1 5l-2 5l-2 5l-5 1l-5 2l-4 2l-4 4l-4 3l-5 2l-2 5l-3 4l-5 0l-5 0l-5 1l-5 0l-5 2l-5 0l-4 3l-4 3l-4-4l-3-4l-5-3l-4-2l-5-2l-5-2l-4-3l-5-2l-5-3l-3-4l-5-3l-4-3l-1-5l-4-5l-3-4z",
  },
  owari: {
    x: 630,
    y: 428,
    island: "honshu",
    outline: "M562 396l4-3l4-3l5 0l5-2l5 0l5-1l5 0l5 0l3-4l2-5l5-2l4-3l4-4l4-2l5-2l5-1l2 5l4 5l5 4l4 3l4 5l2 5l5 3l4 5l3 5l4 4l4 5l4 4l5 3l4 5l5 2l5 3l-1 5l-2 4l-1 4l-2 4l0 5l-1 4l-2 5l0 4l0 5l-2 4l-1 5l-1 4l-1 5l-1 4l-3 4l-2 4l-4 1l-3-2l-3-1l-4 0l-3-1l-4 0l-3-2l-4 1l-1 4l-4 3l-3 3l-4 2l1-6l2-6l2-6l-2-6l-5-4l-2-6l-1-7l-3-5l-6 2l-6-2l-5 4l-5 4l1 6l-2 5l-1 5l-3 5l0 6l0 5l4 4l1 6l-5-3l-6-2l-6-3l-6-1l-5-4l-5-2l-4-6l-3-5l2-6l0-5l2-6l-1-6l-1-6l-1-5l-3-5l-2-6l1-6l1-5l-1-6l-1-5l0-6l0-6l0-5z",
  },
  shinano: {
    x: 708,
    y: 342,
    island: "honshu",
    outline: "M632 364l2-5l2-5l-1-5l0-6l2-5l2-5l4-4l3-4l3-4l1-6l1-5l1-5l4-4l4-3l2-5l2-5l7 1l7 3l6 4l8 1l7 1l7 1l7 1l7-2l7-4l7-2l7-1l8 2l7-2l7 0l6-4l7-3l0 7l-1 7l-2 7l-2 7l-1 7l1 7l3 7l2 7l0 7l3 7l0 7l-1 7l-2 7l1 7l-2 7l1 7l-6 0l-5 1l-6 1l-6-2l-4 4l-5 4l-5 1l-5 3l-6 1l-4 4l-6 0l-5 3l-4 4l-4 3l-5 3l-4 4l-5-3l-5-2l-4-5l-5-3l-4-4l-4-5l-4-4l-3-5l-4-5l-5-3l-2-5l-4-5l-4-3l-5-4l-4-5z",
  },
  suruga: {
    x: 766,
    y: 440,
    island: "honshu",
    outline: "M696 430l4-4l5-3l4-3l4-4l5-3l6 0l4-4l6-1l5-3l5-1l5-4l4-4l6 2l6-1l5-1l6 0l5 3l6 1l5 2l6-1l6 2l4 4l5 4l3 4l1 6l3 5l5 4l3 4l5 4l4 5l5 2l6 1l-3 4l-5 1l-4 1l-4 3l-2 4l-3 4l-2 3l-3 4l-1 3l-2 4l0 3l0 4l-3 2l-1 4l0 3l-1 4l0 3l0 4l0 4l1 3l0 4l-2 4l-2 3l-3 2l-5-3l-3-5l-2-5l-5-4l-1-5l0-6l-4-5l-2-5l-2-3l-4-3l-2-3l-4-2l-3-3l-2-4l-3-2l-4-2l-6 3l-5 3l-3 6l-4 6l1 6l-4 6l0 6l-3 6l-4 1l-4 0l-5 2l-2 3l-4 2l-5 1l-4-1l-4-1l-4-1l-4-2l-2-4l-4-2l-3-3l-4-2l-5 2l-4-1l2-4l3-4l1-4l1-5l1-4l1-5l2-4l0-5l0-4l2-5l1-4l0-5l2-4l1-4l2-4z",
  },
  echigo: {
    x: 732,
    y: 220,
    island: "honshu",
    outline: "M640 232l4-2l3-4l3-3l3-2l3-4l3-3l3-4l0-4l4-3l4-1l5-2l4 1l4-3l5-2l1-4l3-4l-1-5l3-5l-1-4l1-5l1-5l3-4l4-3l1-5l4-4l0-5l4-4l4-3l5-1l5-2l5 0l4-3l3-2l4-1l4-2l3-1l1-4l2-3l3-4l3-1l3-3l1-4l2-3l1-4l0-3l1-4l1-4l2-3l4 9l6 9l6 9l9 5l3 10l7 7l8 7l7 7l3 10l8 8l-1 10l5 10l-2 10l3 11l-3 10l1 10l-5 2l-4 4l-5 1l-4 3l-4 3l-5 2l-3 5l-4 3l-2 5l-3 4l-3 5l-2 5l-3 4l-4 3l-3 4l-2 5l-7 3l-6 4l-7 0l-7 2l-8-2l-7 1l-7 2l-7 4l-7 2l-7-1l-7-1l-7-1l-8-1l-6-4l-7-3l-7-1l0-4l-1-4l-2-4l-2-3l-3-3l-2-4l-3-3l-4-1l-1-4l1-4l-1-4l-1-3l-2-4l-1-4l-2-3z",
  },
  musashi: {
    x: 852,
    y: 334,
    island: "honshu",
    outline: "M776 284l2-5l3-4l4-3l3-4l2-5l3-5l3-4l2-5l4-3l3-5l5-2l4-3l4-3l5-1l4-4l5-2l6 1l5 4l4 4l4 4l5 4l5 4l5 3l5 2l6 3l3 5l6 3l3 5l6 3l5 2l6 1l6 2l-1 3l-1 4l-2 2l-3 3l1 3l2 3l-1 4l-1 3l2 7l5 5l1 6l0 7l3 1l3 3l2 3l1 4l0 6l2 7l4 5l5 5l6 2l6 4l-1 4l-2 3l-2 3l-1 4l0 4l-1 4l-1 4l2 4l-1 4l-1 3l-3 3l-1 4l-2 4l-4 1l-4 2l-2 3l-2 4l-3 2l-3 4l0 4l-2 4l-3 3l2 5l-1 4l-3 3l-3 3l-2 3l-1 4l-3 3l-3 4l-1 4l0 4l-4-3l-4-4l-3-4l-3-5l0-7l-4-6l3-7l-2-6l2-7l1-6l2-7l2-6l-6 0l-6 0l-5-3l-5-3l-3 5l-2 5l-2 6l-5 3l1 6l1 6l-1 6l-3 5l-6-1l-5-2l-4-5l-5-4l-3-4l-5-4l-3-5l-1-6l-3-4l-5-4l-4-4l-6-2l-6 1l-5-2l-6-1l-5-3l-1-7l2-7l-1-7l2-7l1-7l0-7l-3-7l0-7l-2-7l-3-7l-1-7l1-7l2-7l2-7l1-7z",
  },
  mutsu: {
    x: 866,
    y: 136,
    island: "honshu",
    outline: "M768 84l1-5l0-5l3-5l2-5l2-4l1-6l0-5l1-5l2-5l4-3l2-5l4-3l6-2l3-4l5-3l2-5l4 1l3 2l4 2l4 0l2 3l3 3l3 2l3 3l2 4l0 4l3 2l2 3l4 2l3 2l3 2l3 3l6-3l3-5l5-4l6 0l-1-4l2-4l3-2l1-4l0-3l1-4l0-4l2-3l5-1l4-2l5 0l5 1l5 3l5-1l3 5l4 3l-2 5l2 5l0 6l-2 5l0 5l2 5l2 5l4 4l-1 4l-1 5l1 4l0 5l0 4l-1 4l1 5l1 4l1 5l4 3l-1 4l2 4l1 5l0 4l2 4l3 4l5 5l3 6l2 6l1 7l2 7l4 5l1 7l0 7l-2 4l-1 4l0 4l0 4l-4 2l-3 3l-3 3l-2 4l0 4l-2 4l2 3l1 5l-1 4l-2 4l-4 2l-1 4l0 6l-3 5l-2 5l-3 4l-1 6l-4 4l-3 5l-2 5l-6-2l-6-1l-5-2l-6-3l-3-5l-6-3l-3-5l-6-3l-5-2l-5-3l-5-4l-5-4l-4-4l-4-4l-5-4l-6-1l-1-10l3-10l-3-11l2-10l-5-10l1-10l-8-8l-3-10l-7-7l-8-7l-7-7l-3-10l-9-5l-6-9l-6-9z",
  },
};
