import type { CartLine } from "@errand/core/cart/cart.contract";
import { type Choice, choiceProblems, unitPrice } from "@errand/core/cart/choices";
import {
  cartVariationOf,
  choicesOf,
  choosableOf,
  type LabeledVariation,
} from "@errand/core/cart/choices-from-response";
import { reductionOn } from "@errand/core/cart/item-discount";
import type { FoodVariation, Item, Variation } from "@errand/core/catalog/catalog.types";
import { optionsInType } from "@errand/core/items/variation-type";
import { fromMinor, minor, sumOf, times, toMinor } from "@errand/core/money";
import { itemsOf } from "@errand/core/pricing/line-discounts";
import { toLineWeight } from "@errand/core/pricing/weight";
import type { CartLineRequest } from "../catalog/cart-context.ts";

/** What a shopper has selected of an item so far. */
export interface Selection {
  /** Labels by the name of their group, for food. */
  labels: Record<string, string[]>;
  /** One option for each choice, in the item's order, for the others; "" is none yet. */
  options: string[];
  /** How many of each add-on, by its id, for the whole line. */
  addOns: Record<number, number>;
  quantity: number;
  /** What the store is to know; "" is nothing. */
  note: string;
}

/** The selection when an item is opened: its line in the cart, else what leaves no choice. */
export function firstSelection(item: Item, line?: CartLine): Selection {
  const labels = Object.fromEntries(
    (line?.variation ?? []).flatMap((entry) =>
      "type" in entry ? [] : [[entry.name, entry.values.label]],
    ),
  );
  const type = line?.selectedOption?.type;
  return {
    labels,
    options: type === undefined ? shownOptions(item) : optionsInType(type, item.choice_options),
    addOns: Object.fromEntries((line?.addons ?? []).map(({ id, quantity }) => [id, quantity])),
    quantity: line?.quantity ?? 1,
    note: line?.note ?? "",
  };
}

/**
 * The option of each choice that has one alone, and the one that the first picture shows, such as
 * the colour. A size is never chosen for the customer.
 */
function shownOptions({ choice_options }: Item): string[] {
  return choice_options.map(({ options, pictures }) => {
    const [first = "", ...others] = options;
    const shown = pictures?.findIndex((positions) => positions.includes(0)) ?? -1;
    return others.length === 0 ? first : (options[shown] ?? "");
  });
}

/** The pictures of the chosen options, such as the colour; all pictures where none has its own. */
export function picturesOf(item: Item, { options }: Selection): string[] {
  const positions = item.choice_options.flatMap(
    (choice, index) => choice.pictures?.[choice.options.indexOf(options[index] ?? "")] ?? [],
  );
  const own = positions.flatMap((position) => item.images_full_url[position] ?? []);
  if (own.length > 0) return own;
  if (item.images_full_url.length > 0) return item.images_full_url;
  return item.image_full_url === null ? [] : [item.image_full_url];
}

/** The picture of what a cart line is, such as the shirt in its colour. */
export function pictureOfLine(line: CartLine): string | null {
  return picturesOf(line.item, firstSelection(line.item, line))[0] ?? null;
}

/** The chosen option that has pictures of its own, such as the colour; null without one. */
export function chosenWithPictures(item: Item, { options }: Selection): string | null {
  const index = item.choice_options.findIndex(({ pictures }) => pictures !== undefined);
  return options[index] || null;
}

/** The first picture of an option that has its own, such as a colour; null for the others. */
export function pictureOfOption(item: Item, index: number, option: string): string | null {
  const choice = item.choice_options[index];
  const [position] = choice?.pictures?.[choice.options.indexOf(option)] ?? [];
  return position === undefined ? null : (item.images_full_url[position] ?? null);
}

/** The variation that the options make up. */
export function variationOf(item: Item, selection: Selection): Variation | undefined {
  const type = selection.options.join("-");
  return item.variations.find((variation) => variation.type === type);
}

/** The title of the first choice that has no option yet; null when there is none. */
export function missingChoice(item: Item, { options }: Selection): string | null {
  return item.choice_options.find((_choice, index) => options[index] === "")?.title ?? null;
}

/** Whether an option is in stock together with those that are chosen. */
export function isInStock(item: Item, selection: Selection, index: number, option: string) {
  const chosen = withOption(selection, index, option).options;
  return item.variations.some(
    ({ type, stock }) =>
      stock > 0 &&
      optionsInType(type, item.choice_options).every((each, at) =>
        ["", each].includes(chosen[at] ?? ""),
      ),
  );
}

/**
 * The stock of the variation that an option makes up with those of the other choices; null while
 * one of them is open.
 */
export function stockWith(item: Item, selection: Selection, index: number, option: string) {
  return variationOf(item, withOption(selection, index, option))?.stock ?? null;
}

/** Toggles a label of a group; in a group that takes one label it replaces another. */
export function withLabel(selection: Selection, group: FoodVariation, label: string): Selection {
  const chosen = selection.labels[group.name] ?? [];
  const others = group.type === "single" || group.max === 1 ? [] : chosen;
  const next = chosen.includes(label)
    ? chosen.filter((each) => each !== label)
    : [...others, label];
  return { ...selection, labels: { ...selection.labels, [group.name]: next } };
}

export function withOption(selection: Selection, index: number, option: string): Selection {
  return { ...selection, options: selection.options.with(index, option) };
}

/** A quantity of 0 removes the add-on. */
export function withAddOn(selection: Selection, id: number, quantity: number): Selection {
  return { ...selection, addOns: { ...selection.addOns, [id]: quantity } };
}

function choicesFrom(item: Item, selection: Selection): Choice[] {
  const variation = variationOf(item, selection);
  if (variation) return [{ variationId: variation.type }];
  return item.food_variations.flatMap(({ name, values }) => {
    const selected = selection.labels[name] ?? [];
    const labels = values.map(({ label }) => label).filter((label) => selected.includes(label));
    return labels.length > 0 ? [{ groupId: name, optionIds: labels }] : [];
  });
}

/** Why the selection cannot be ordered; empty when it can. */
export function problemsOf(item: Item, selection: Selection) {
  return choiceProblems(choosableOf(item), choicesFrom(item, selection));
}

/** The price of all pieces, or grams, with their add-ons, after and before the discount. */
export function totalsOf(item: Item, selection: Selection): { total: number; before: number } {
  const unit = unitPrice(choosableOf(item), choicesFrom(item, selection));
  const { quantity } = selection;
  const addOns = item.add_ons.map(({ id, price }) => ({
    price: toMinor(price),
    quantity: selection.addOns[id] ?? 0,
  }));
  const extras = addOns.map((addOn) => times(addOn.price, addOn.quantity));
  const pieces = { unitPrice: unit, quantity, addOns, ...toLineWeight(item.weight_step, 0) };
  const before = sumOf([itemsOf(pieces), ...extras]);
  const reduction = reductionOn(item, pieces);
  return { total: fromMinor(minor(before - reduction)), before: fromMinor(before) };
}

/** The body of the request that adds the selection to the cart. */
export function requestedLine(item: Item, selection: Selection): CartLineRequest {
  const choices = choicesFrom(item, selection);
  const addOns = item.add_ons.filter(({ id }) => (selection.addOns[id] ?? 0) > 0);
  return {
    model: item.available_date_starts === null ? "Item" : "ItemCampaign",
    item_id: item.id,
    quantity: selection.quantity,
    price: fromMinor(unitPrice(choosableOf(item), choices)),
    variation: choices.map(cartVariationOf),
    add_on_ids: addOns.map(({ id }) => id),
    add_on_qtys: addOns.map(({ id }) => selection.addOns[id] ?? 0),
    note: selection.note.trim(),
  };
}

/** The cart line with the same item, the same choices and the same note. */
export function sameLine(lines: CartLine[], requested: CartLineRequest): CartLine | undefined {
  return lines.find(
    (line) =>
      line.item_id === requested.item_id &&
      (line.note ?? "") === requested.note &&
      variationKey(line.variation) === variationKey(requested.variation),
  );
}

/** True when updating `line` to `requested` changes nothing. */
export function isUnchanged(line: CartLine, requested: CartLineRequest): boolean {
  return (
    line.quantity === requested.quantity &&
    addOnKey(line.add_on_ids, line.add_on_qtys) ===
      addOnKey(requested.add_on_ids, requested.add_on_qtys)
  );
}

/** Equal for the same choices in any order. */
function variationKey(variation: LabeledVariation[]): string {
  const parts = choicesOf(variation).map((choice) =>
    "variationId" in choice
      ? choice.variationId
      : `${choice.groupId}=${choice.optionIds.toSorted().join("|")}`,
  );
  return parts.sort().join(";");
}

function addOnKey(ids: number[], quantities: number[]): string {
  return ids
    .map((id, index) => `${id}x${quantities[index]}`)
    .sort()
    .join();
}
