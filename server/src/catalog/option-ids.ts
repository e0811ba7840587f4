import { randomUUID } from "node:crypto";
import type { LocalizedText } from "@errand/core/language";
import type { FoodChoice } from "./catalog.tables.ts";

/** A group of options as an import file describes it, without ids. */
export type FoodChoiceDraft = Omit<FoodChoice, "id" | "values"> & {
  values: Omit<FoodChoice["values"][number], "id">[];
};

/**
 * Assigns an id to every group and option. A group or option of `current` with the same label keeps its
 * id, also when it has moved or one of its two labels has changed. With two new labels it is a
 * different option and gets a new id, so that carts do not silently switch to it.
 */
export function withOptionIds(drafts: FoodChoiceDraft[], current: FoodChoice[] = []): FoodChoice[] {
  const groupIds = idsByLabel(
    drafts.map(({ name }) => name),
    current.map(({ id, name }) => ({ id, label: name })),
  );
  return drafts.map((draft, index) => {
    const id = groupIds[index] ?? randomUUID();
    const options = current.find((group) => group.id === id)?.values ?? [];
    const optionIds = idsByLabel(
      draft.values.map(({ label }) => label),
      options,
    );
    const values = draft.values.map((value, index) => ({
      id: optionIds[index] ?? randomUUID(),
      ...value,
    }));
    return { id, ...draft, values };
  });
}

/** The id of the current option for each label, matched by English first; each id is used once. */
function idsByLabel(
  labels: LocalizedText[],
  current: { id: string; label: LocalizedText }[],
): (string | undefined)[] {
  const remaining = new Set(current);
  const take = (label: LocalizedText, language: keyof LocalizedText) => {
    const text = label[language];
    const match = [...remaining].find((option) => text !== "" && option.label[language] === text);
    if (match) remaining.delete(match);
    return match?.id;
  };
  const byEnglish = labels.map((label) => take(label, "en"));
  return labels.map((label, index) => byEnglish[index] ?? take(label, "fr"));
}
