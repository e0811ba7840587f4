import type { CartLine } from "@errand/core/cart/cart.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";

/** The chosen options of a line as short texts: one per group, then the add-ons. */
export function useChoiceText(
  line: Pick<CartLine, "food_variations" | "selectedOption" | "addons">,
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
  ];
}
