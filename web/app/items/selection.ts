import type { CartLine, CartVariation } from "@errand/core/cart/cart.contract";
import { type Choice, choiceProblems, unitPrice } from "@errand/core/cart/choices";
import { cartVariationOf, choicesOf, choosableOf } from "@errand/core/cart/choices-from-response";
import type { FoodVariation, Item, Variation } from "@errand/core/catalog/catalog.types";
import { fromMinor, toMinor } from "@errand/core/money";
import { discountOn } from "@errand/core/pricing/discount";
import type { RequestedLine } from "../catalog/cart-context.ts";
import { discountOf } from "../catalog/price-tag.ts";

/** What a shopper has picked of an item so far. */
export interface Selection {
  /** Labels by the name of their group, for food. */
  labels: Record<string, string[]>;
  /** One option for each choice, in the item's order, for the others. */
  options: string[];
  /** How many of each add-on, by its id, for the whole line. */
  addOns: Record<number, number>;
  quantity: number;
}

/** What is picked when an item is opened: the line it already has in the cart, else what can be had at once. */
export function firstSelection(item: Item, line?: CartLine): Selection {
  const labels = Object.fromEntries(
    (line?.variation ?? []).flatMap((entry) =>
      "type" in entry ? [] : [[entry.name, entry.values.label]],
    ),
  );
  const type = line?.selectedOption?.type ?? firstVariation(item)?.type;
  return {
    labels,
    options: type === undefined ? [] : optionsOf(item, type),
    addOns: Object.fromEntries((line?.addons ?? []).map(({ id, quantity }) => [id, quantity])),
    quantity: line?.quantity ?? 1,
  };
}

function firstVariation({ variations }: Item): Variation | undefined {
  return variations.find(({ stock }) => stock > 0) ?? variations[0];
}

/** The options that make up a variation's type: one of each choice, joined by dashes. */
function optionsOf(item: Item, type: string): string[] {
  let rest = type;
  return item.choice_options.map(({ options }) => {
    const fitting = options.filter((option) => rest === option || rest.startsWith(`${option}-`));
    const option = fitting.sort((a, b) => b.length - a.length)[0] ?? "";
    rest = rest.slice(option.length + 1);
    return option;
  });
}

/** The variation that the options make up. */
export function variationOf(item: Item, selection: Selection): Variation | undefined {
  const type = selection.options.join("-");
  return item.variations.find((variation) => variation.type === type);
}

/** With one label more or less in a group; a group that takes one label changes it. */
export function withLabel(selection: Selection, group: FoodVariation, label: string): Selection {
  const chosen = selection.labels[group.name] ?? [];
  const others = group.type === "single" ? [] : chosen;
  const next = chosen.includes(label)
    ? chosen.filter((each) => each !== label)
    : [...others, label];
  return { ...selection, labels: { ...selection.labels, [group.name]: next } };
}

export function withOption(selection: Selection, place: number, option: string): Selection {
  return { ...selection, options: selection.options.with(place, option) };
}

/** 0 takes the add-on away. */
export function withAddOn(selection: Selection, id: number, quantity: number): Selection {
  return { ...selection, addOns: { ...selection.addOns, [id]: quantity } };
}

function pickedChoices(item: Item, selection: Selection): Choice[] {
  const variation = variationOf(item, selection);
  if (variation) return [{ type: variation.type }];
  return item.food_variations.flatMap(({ name, values }) => {
    const picked = selection.labels[name] ?? [];
    const labels = values.map(({ label }) => label).filter((label) => picked.includes(label));
    return labels.length > 0 ? [{ name, labels }] : [];
  });
}

/** What is wrong with what is picked; empty when it can be ordered. */
export function problemsOf(item: Item, selection: Selection) {
  return choiceProblems(choosableOf(item), pickedChoices(item, selection));
}

/** What the picked pieces and their add-ons cost together, and what they would without the reduction. */
export function totalsOf(item: Item, selection: Selection): { total: number; before: number } {
  const unit = unitPrice(choosableOf(item), pickedChoices(item, selection));
  const discount = discountOf(item);
  const extras = item.add_ons.reduce(
    (sum, { id, price }) => sum + toMinor(price) * (selection.addOns[id] ?? 0),
    0,
  );
  const before = unit * selection.quantity + extras;
  const reduction = discount ? discountOn(unit, selection.quantity, discount) : 0;
  return { total: fromMinor(before - reduction), before: fromMinor(before) };
}

/** The selection as the cart takes it. */
export function requestedLine(item: Item, selection: Selection): RequestedLine {
  const choices = pickedChoices(item, selection);
  const addOns = item.add_ons.filter(({ id }) => (selection.addOns[id] ?? 0) > 0);
  return {
    model: item.available_date_starts === null ? "Item" : "ItemCampaign",
    item_id: item.id,
    quantity: selection.quantity,
    price: fromMinor(unitPrice(choosableOf(item), choices)),
    variation: choices.map(cartVariationOf),
    add_on_ids: addOns.map(({ id }) => id),
    add_on_qtys: addOns.map(({ id }) => selection.addOns[id] ?? 0),
  };
}

/** The line of the cart that holds the same item, chosen the same way. */
export function sameLine(lines: CartLine[], wanted: RequestedLine): CartLine | undefined {
  return lines.find(
    (line) =>
      line.item_id === wanted.item_id &&
      variationKey(line.variation) === variationKey(wanted.variation),
  );
}

/** Whether updating `line` to `wanted` would change nothing. */
export function isUnchanged(line: CartLine, wanted: RequestedLine): boolean {
  return (
    line.quantity === wanted.quantity &&
    addOnKey(line.add_on_ids, line.add_on_qtys) === addOnKey(wanted.add_on_ids, wanted.add_on_qtys)
  );
}

/** The same for the same choices, in whatever order they were made. */
function variationKey(variation: CartVariation[]): string {
  const parts = choicesOf(variation).map((choice) =>
    "type" in choice ? choice.type : `${choice.name}=${choice.labels.toSorted().join("|")}`,
  );
  return parts.sort().join(";");
}

function addOnKey(ids: number[], quantities: number[]): string {
  return ids
    .map((id, place) => `${id}x${quantities[place]}`)
    .sort()
    .join();
}
