// The shields of the four seats, round the origin: their shape tells them apart where colours do not.

export const SHIELDS: readonly string[] = [
  "M0-19a19 19 0 1 1 0 38a19 19 0 1 1 0-38z",
  "M-17-17q17-5 34 0v15C17 9 9 16 0 21C-9 16-17 9-17-2z",
  "M0-20.500 17.800-10.300v20.600L0 20.500-17.800 10.300v-20.600z",
  "M-11-18h22L21-2 0 21-21-2z",
];

export function shieldOf(seat: number): string {
  return SHIELDS[seat % SHIELDS.length] ?? "";
}
