import { createHash } from "node:crypto";
import type { StoredChoice } from "./cart.tables.ts";

interface Chosen {
  choices: StoredChoice[];
  note: string | null;
}

/**
 * Returns one short text, equal for the same note and the same choices in any order: an item with
 * the same key is one line of a cart. Empty without choices and note.
 */
export function choiceKey({ choices, note }: Chosen): string {
  const ids = choices.flatMap((choice) =>
    "variation" in choice
      ? [choice.variation.id]
      : choice.options.map(({ id }) => `${choice.group.id}/${id}`),
  );
  if (ids.length === 0 && note === null) return "";
  const parts = [...ids.toSorted(), ...(note === null ? [] : ["", note])];
  return createHash("sha256").update(parts.join("\n")).digest("base64url");
}

/** Drops groups without options: nothing was chosen there. */
export function withoutEmptyGroups(choices: StoredChoice[]): StoredChoice[] {
  return choices.filter((choice) => "variation" in choice || choice.options.length > 0);
}

/** True for two lines with the same item, the same choices and the same note. */
export function isSameLine(
  one: Chosen & { itemId: number },
  other: Chosen & { itemId: number },
): boolean {
  return one.itemId === other.itemId && choiceKey(one) === choiceKey(other);
}
