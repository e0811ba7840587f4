import type { Choice, Choosable } from "@errand/core/cart/choices";
import { type Language, type LocalizedText, localize } from "@errand/core/language";
import type { items, itemVariations } from "../catalog/catalog.tables.ts";
import type { StoredChoice } from "./cart.tables.ts";

/**
 * A cart remembers choices by their English words and shows them in the visitor's; a page that was
 * loaded before a change of language may still send the other ones, so both are understood.
 */

interface Offer {
  item: Pick<typeof items.$inferSelect, "price" | "foodChoices">;
  variations: Pick<typeof itemVariations.$inferSelect, "type" | "price">[];
}

/** The item as the rules of choosing read it, by its English words. */
export function choosable({ item, variations }: Offer): Choosable {
  return {
    price: item.price,
    groups: item.foodChoices.map(({ name, values, ...group }) => ({
      ...group,
      name: name.en,
      values: values.map(({ label, price }) => ({ label: label.en, price })),
    })),
    variations: variations.map(({ type, price }) => ({ type: type.en, price })),
  };
}

/** What was sent, by its English words; what the item does not know stays as it is, to be refused. */
export function toStored(offer: Offer, sent: Choice[], language: Language): StoredChoice[] {
  const english = (texts: LocalizedText[], text: string) => find(texts, text, language)?.en ?? text;
  const groups = offer.item.foodChoices;
  const types = offer.variations.map(({ type }) => type);
  return sent.map((choice) => {
    if ("type" in choice) return { type: english(types, choice.type) };
    const names = groups.map(({ name }) => name);
    const name = english(names, choice.name);
    const labels = groups
      .filter((group) => group.name.en === name)
      .flatMap(({ values }) => values.map(({ label }) => label));
    return { name, labels: choice.labels.map((label) => english(labels, label)) };
  });
}

/** Stored choices in the visitor's words; what the item no longer has is shown by its English ones. */
export function fromStored(offer: Offer, stored: StoredChoice[], language: Language): Choice[] {
  const groups = offer.item.foodChoices;
  const words = (texts: LocalizedText[], english: string) => {
    const known = texts.find((text) => text.en === english);
    return known ? localize(known, language) : english;
  };
  return stored.map((choice) => {
    if ("type" in choice) {
      const types = offer.variations.map(({ type }) => type);
      return { type: words(types, choice.type) };
    }
    const group = groups.find(({ name }) => name.en === choice.name);
    const labels = group?.values.map(({ label }) => label) ?? [];
    return {
      name: group ? localize(group.name, language) : choice.name,
      labels: choice.labels.map((label) => words(labels, label)),
    };
  });
}

/** The visitor's language first: one word may mean two things in two languages. */
function find(texts: LocalizedText[], text: string, language: Language): LocalizedText | undefined {
  const other = language === "en" ? "fr" : "en";
  return (
    texts.find((words) => words[language] === text) ?? texts.find((words) => words[other] === text)
  );
}
