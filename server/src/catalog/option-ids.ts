import { randomUUID } from "node:crypto";
import type { LocalizedText } from "@errand/core/language";
import type { FoodChoice } from "./catalog.tables.ts";

/** A group of options as an import file or its store describes it, with the ids that it states. */
export type FoodChoiceDraft = Omit<FoodChoice, "id" | "values"> & {
  id?: string | undefined;
  values: (Omit<FoodChoice["values"][number], "id"> & { id?: string | undefined })[];
};

/**
 * Assigns an id to every group and option that states none. A group or option of `current` with the
 * same label keeps its id, also when it has moved or one of its two labels has changed. With two
 * new labels it is a different option and gets a new id, so that carts do not silently switch to
 * it.
 */
export function withOptionIds(drafts: FoodChoiceDraft[], current: FoodChoice[] = []): FoodChoice[] {
  const groupIds = idsByLabel(
    drafts.map(({ id, name }) => ({ id, label: name })),
    current.map(({ id, name }) => ({ id, label: name })),
  );
  return drafts.map((draft, index) => {
    const id = groupIds[index] ?? randomUUID();
    const options = current.find((group) => group.id === id)?.values ?? [];
    const optionIds = idsByLabel(draft.values, options);
    const values = draft.values.map((value, index) => ({
      ...value,
      id: optionIds[index] ?? randomUUID(),
    }));
    return { ...draft, id, values };
  });
}

/** The id of the current option for each label, matched by English first; each id is used once. */
function idsByLabel(
  drafts: { id?: string | undefined; label: LocalizedText }[],
  current: { id: string; label: LocalizedText }[],
): (string | undefined)[] {
  const stated = new Set(drafts.map(({ id }) => id));
  const remaining = new Set(current.filter(({ id }) => !stated.has(id)));
  const take = (label: LocalizedText, language: keyof LocalizedText) => {
    const text = label[language];
    const match = [...remaining].find((option) => text !== "" && option.label[language] === text);
    if (match) remaining.delete(match);
    return match?.id;
  };
  const byEnglish = drafts.map(({ id, label }) => id ?? take(label, "en"));
  return drafts.map(({ label }, index) => byEnglish[index] ?? take(label, "fr"));
}
