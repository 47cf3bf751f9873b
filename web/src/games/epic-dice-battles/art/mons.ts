// The signs of the seats, round the origin: they tell whose is whose where colours do not.

const MONS: readonly string[] = [
  "M0-7a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM0-3a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
  "M-2.500-7.500h5v5h5v5h-5v5h-5v-5h-5v-5h5z",
  "M0-7.500 4.500 0h-9zM-4.500 0.500 0 7.500h-9zM4.500 0.500 9 7.500H0z",
  "M0-8 6.500 0 0 8-6.500 0z",
  "M-7-6.500H7v3.500H-7zM-7-1.500H7v3.500H-7zM-7 3.500H7V7H-7z",
];

export function monOf(seat: number): string {
  return MONS[seat % MONS.length] ?? "";
}
