import type { SoldOutChoice } from "@errand/core/cart/sold-out";
import type { LocalizedText } from "@errand/core/language";
import type { Minor } from "@errand/core/money";
import type { StoredAddOn, StoredChoice } from "./cart.tables.ts";
import type { CartProduct } from "./cart-products.data.ts";
import { withoutEmptyGroups } from "./choice-key.ts";
import { chosenVariation } from "./chosen-options.ts";
import type { LineItem } from "./evaluate-lines.ts";

interface PricedOption {
  id: string;
  label: LocalizedText;
  price: Minor;
}

/** A line of an order as it was ordered. Prices are those of that time, in minor units. */
export interface OrderedLine {
  itemId: number;
  name: LocalizedText;
  quantity: number;
  /** One piece without options. */
  price: Minor;
  /** Its price is that of the piece. */
  variation: PricedOption | null;
  groups: { id: string; label: LocalizedText; options: PricedOption[] }[];
  addOns: { id: number; name: LocalizedText; price: Minor; quantity: number }[];
  ifSoldOut: SoldOutChoice;
  note: string | null;
}

/** What was ordered without the options and add-ons that the item no longer has. */
export interface OfferedPart
  extends Pick<OrderedLine, "variation" | "groups" | "addOns" | "price"> {
  missing: LocalizedText[];
}

/** Finds what of a line its item still has. */
export function offeredPart(
  { price, variation, groups, addOns }: OrderedLine,
  product: CartProduct,
): OfferedPart {
  const hasVariation = product.variations.some(
    (offered) => chosenVariation(offered).id === variation?.id,
  );
  const offeredIn = (groupId: string) =>
    product.item.foodChoices.find(({ id }) => id === groupId)?.values.map(({ id }) => id) ?? [];
  const isOffered = (groupId: string) => (option: PricedOption) =>
    offeredIn(groupId).includes(option.id);
  const hasAddOn = ({ id }: { id: number }) => product.addOns.some((offered) => offered.id === id);
  return {
    price,
    variation: hasVariation ? variation : null,
    groups: groups.map((group) => ({
      ...group,
      options: group.options.filter(isOffered(group.id)),
    })),
    addOns: addOns.filter(hasAddOn),
    missing: [
      ...(variation && !hasVariation ? [variation.label] : []),
      ...groups.flatMap(({ id, options }) =>
        options.filter((option) => !isOffered(id)(option)).map(({ label }) => label),
      ),
      ...addOns.filter((addOn) => !hasAddOn(addOn)).map(({ name }) => name),
    ],
  };
}

/** The line for the cart. */
export function toLineItem(
  { itemId, quantity, ifSoldOut, note }: OrderedLine,
  { variation, groups, addOns }: OfferedPart,
): LineItem {
  const named = ({ id, label }: PricedOption) => ({ id, label });
  const choices: StoredChoice[] = [
    ...(variation ? [{ variation: named(variation) }] : []),
    ...groups.map(({ id, label, options }) => ({
      group: { id, label },
      options: options.map(named),
    })),
  ];
  return {
    cartId: null,
    itemId,
    quantity,
    choices: withoutEmptyGroups(choices),
    addOns: addOns.map(({ id, quantity }): StoredAddOn => ({ id, quantity })),
    ifSoldOut,
    note,
  };
}
