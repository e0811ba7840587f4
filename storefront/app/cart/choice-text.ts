import type { CartLine } from "@errand/core/cart/cart.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";

/** What a line is, as short texts: one per group of options, then the add-ons and the note. */
export function useChoiceText(
  line: Pick<CartLine, "food_variations" | "selectedOption" | "addons" | "note">,
): string[] {
  const t = useMessages("cart");
  const groups = line.food_variations.flatMap(({ name, values }) => {
    const chosen = values.filter(({ isSelected }) => isSelected).map(({ label }) => label);
    return chosen.length > 0 ? [t("choice", { name, chosen: chosen.join(", ") })] : [];
  });
  const addOns = line.addons.map(({ name, quantity }) => t("addOn", { name, count: quantity }));
  return [
    ...(line.selectedOption ? [line.selectedOption.type.replaceAll("-", " · ")] : []),
    ...groups,
    ...(addOns.length > 0 ? [addOns.join(", ")] : []),
    ...(line.note === null ? [] : [t("note.quoted", { note: line.note })]),
  ];
}
