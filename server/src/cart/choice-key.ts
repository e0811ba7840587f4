import { createHash } from "node:crypto";
import type { StoredChoice } from "./cart.tables.ts";

interface Chosen {
  itemId: number;
  choices: StoredChoice[];
}

/**
 * Returns one short text, equal for the same choices in any order: an item with the same choices is
 * one line of a cart. Empty for an item without choices.
 */
export function choiceKey(choices: StoredChoice[]): string {
  const ids = choices.flatMap((choice) =>
    "variation" in choice
      ? [choice.variation.id]
      : choice.options.map(({ id }) => `${choice.group.id}/${id}`),
  );
  return ids.length === 0
    ? ""
    : createHash("sha256").update(ids.toSorted().join("\n")).digest("base64url");
}

/** Drops groups without options: nothing was chosen there. */
export function withoutEmptyGroups(choices: StoredChoice[]): StoredChoice[] {
  return choices.filter((choice) => "variation" in choice || choice.options.length > 0);
}

/** True for two lines with the same item and the same choices. */
export function isSameLine(one: Chosen, other: Chosen): boolean {
  return one.itemId === other.itemId && choiceKey(one.choices) === choiceKey(other.choices);
}
