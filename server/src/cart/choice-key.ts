import { createHash } from "node:crypto";
import type { StoredChoice } from "./cart.tables.ts";

interface Chosen {
  itemId: number;
  choices: StoredChoice[];
}

/**
 * One short text for choices that mean the same, whatever their order: an item with the same choices
 * is one line of a cart. Empty for an item without choices.
 */
export function choiceKey(choices: StoredChoice[]): string {
  const parts = meaningful(choices)
    .map((choice) =>
      "type" in choice ? [choice.type] : [choice.name, ...choice.labels.toSorted()],
    )
    .map((part) => JSON.stringify(part))
    .toSorted();
  return parts.length === 0
    ? ""
    : createHash("sha256").update(parts.join("\n")).digest("base64url");
}

/** Without the groups that were named and left empty: they were not chosen. */
export function meaningful(choices: StoredChoice[]): StoredChoice[] {
  return choices.filter((choice) => "type" in choice || choice.labels.length > 0);
}

/** Two lines that would be one: the same item with the same choices. */
export function isSameLine(one: Chosen, other: Chosen): boolean {
  return one.itemId === other.itemId && choiceKey(one.choices) === choiceKey(other.choices);
}
