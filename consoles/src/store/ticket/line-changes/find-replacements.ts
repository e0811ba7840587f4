import type { OrderDetail } from "@errand/core/orders/orders.types";
import type { ItemOnSale } from "../../sold-out/sold-out.queries.ts";

/** Whether something else may be sent for a line, which not every customer wants. */
export function canBeReplaced({ if_sold_out, item_details }: OrderDetail): boolean {
  return if_sold_out !== "remove" && item_details.is_prescription_required === 0;
}

type Replaced = Pick<OrderDetail, "item_id" | "quantity" | "weight">;

/** What can be sent for a line: another item, sold by weight in the same steps where it is. */
export function findReplacements(items: readonly ItemOnSale[], line: Replaced): ItemOnSale[] {
  const step = line.weight ? line.weight.ordered / line.quantity : null;
  return items.filter(
    ({ id, can_replace, weight_step }) =>
      can_replace && id !== line.item_id && weight_step === step,
  );
}
