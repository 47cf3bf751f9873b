// What a game lets a table choose before the start, read from the JSON Schema that the server gives.
import type { GameInfo } from "./api";

export interface Option {
  name: string;
  values: readonly (string | number)[];
  usual: string | number;
}

interface Schema {
  $defs?: Readonly<Record<string, Schema>>;
  $ref?: string;
  properties?: Readonly<Record<string, Schema>>;
  enum?: readonly (string | number)[];
  default?: string | number;
}

/** The options that have a list of values, each with its usual one first in the list. */
export function optionsOf(info: Pick<GameInfo, "options">): Option[] {
  const schema = info.options as Schema;
  const root = schema.$ref ? schema.$defs?.[schema.$ref.split("/").at(-1) ?? ""] : schema;
  return Object.entries(root?.properties ?? {}).flatMap(([name, { enum: values, default: usual }]) =>
    values && usual !== undefined ? [{ name, values: [usual, ...values.filter((value) => value !== usual)], usual }] : [],
  );
}
