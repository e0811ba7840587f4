import type { CartVariation, ChosenVariation } from "@errand/core/cart/cart.contract";
import type { Choice, Choosable } from "@errand/core/cart/choices";
import { type Language, type LocalizedText, localize } from "@errand/core/language";
import type { items, itemVariations } from "../catalog/catalog.tables.ts";
import type { ChosenOption, StoredChoice } from "./cart.tables.ts";

/**
 * The API names options by their ids or by their labels in the caller's language; carts, orders and
 * rules by their ids. This file translates between both.
 */

interface Offer {
  item: Pick<typeof items.$inferSelect, "price" | "foodChoices">;
  variations: Pick<typeof itemVariations.$inferSelect, "id" | "type" | "price">[];
}

/** No option has this id, so the rules refuse it. */
const unknownId = "";

/** The item in the form that the choice rules read. */
export function choosable({ item, variations }: Offer): Choosable {
  return {
    price: item.price,
    groups: item.foodChoices.map(({ values, ...group }) => ({ ...group, options: values })),
    variations: variations.map(({ id, price }) => ({ id: String(id), price })),
  };
}

/** Stored choices in the form that the choice rules read. */
export function choicesFromStored(stored: StoredChoice[]): Choice[] {
  return stored.map((choice) =>
    "variation" in choice
      ? { variationId: choice.variation.id }
      : { groupId: choice.group.id, optionIds: choice.options.map(({ id }) => id) },
  );
}

/**
 * Converts the choices of a request to stored ones. Accepts labels in the other language, too: a
 * page that was loaded before a change of language still sends them.
 */
export function toStoredChoices(
  offer: Offer,
  sent: CartVariation[],
  language: Language,
): StoredChoice[] {
  return sent.map((choice) => {
    if ("variation_id" in choice) {
      return { variation: withId(getVariations(offer), String(choice.variation_id)) };
    }
    if ("type" in choice) {
      return { variation: named(getVariations(offer), choice.type, language) };
    }
    if ("id" in choice) {
      const group = withId(groupsOf(offer), choice.id);
      const options = findGroupOptions(offer, group.id);
      return { group, options: choice.values.ids.map((id) => withId(options, id)) };
    }
    const group = named(groupsOf(offer), choice.name, language);
    const options = findGroupOptions(offer, group.id);
    return { group, options: choice.values.label.map((label) => named(options, label, language)) };
  });
}

/** Stored choices with the labels that the item has now. A removed option keeps its old label. */
export function withCurrentLabels(offer: Offer, stored: StoredChoice[]): StoredChoice[] {
  return stored.map((choice) => {
    if ("variation" in choice)
      return { variation: current(getVariations(offer), choice.variation) };
    const options = findGroupOptions(offer, choice.group.id);
    return {
      group: current(groupsOf(offer), choice.group),
      options: choice.options.map((option) => current(options, option)),
    };
  });
}

/** Stored choices as the API sends them: by their ids and labels. */
export function toChosenVariations(stored: StoredChoice[], language: Language): ChosenVariation[] {
  return stored.map((choice) =>
    "variation" in choice
      ? {
          variation_id: Number(choice.variation.id),
          type: localize(choice.variation.label, language),
        }
      : {
          id: choice.group.id,
          name: localize(choice.group.label, language),
          values: {
            ids: choice.options.map(({ id }) => id),
            label: choice.options.map(({ label }) => localize(label, language)),
          },
        },
  );
}

export function chosenVariation({
  id,
  type,
}: Pick<typeof itemVariations.$inferSelect, "id" | "type">): ChosenOption {
  return { id: String(id), label: type };
}

function getVariations({ variations }: Offer): ChosenOption[] {
  return variations.map(chosenVariation);
}

function groupsOf({ item }: Offer): ChosenOption[] {
  return item.foodChoices.map(({ id, name }) => ({ id, label: name }));
}

function findGroupOptions({ item }: Offer, groupId: string): ChosenOption[] {
  const group = item.foodChoices.find(({ id }) => id === groupId);
  return group?.values.map(({ id, label }) => ({ id, label })) ?? [];
}

function withId(options: ChosenOption[], id: string): ChosenOption {
  return options.find((option) => option.id === id) ?? { id: unknownId, label: unknownLabel(id) };
}

/**
 * Searches the caller's language first, because one label may belong to two options in two
 * languages.
 */
function named(options: ChosenOption[], text: string, language: Language): ChosenOption {
  const other = language === "en" ? "fr" : "en";
  return (
    options.find(({ label }) => label[language] === text) ??
    options.find(({ label }) => label[other] === text) ?? {
      id: unknownId,
      label: unknownLabel(text),
    }
  );
}

const unknownLabel = (text: string): LocalizedText => ({ en: text, fr: text });

function current(options: ChosenOption[], chosen: ChosenOption): ChosenOption {
  return options.find(({ id }) => id === chosen.id) ?? chosen;
}
