// What every game's presenter says of a position, whatever else it says.
import type { Line } from "$lib/wire/line";

export interface Figure {
  label: Line;
  value: number | string | Line;
}

export interface Facts {
  standings?: readonly (readonly Figure[])[];
  threats?: readonly { seat: number; line: Line; targets?: readonly string[] }[];
}
