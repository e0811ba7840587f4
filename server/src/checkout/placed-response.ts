import { AppError } from "@errand/core/errors";
import { messageIn } from "../messages/messages.ts";
import { serializeOptions } from "../orders/order-api.ts";
import { toNewOrderResponse } from "../orders/order-response.ts";
import { readOrder } from "../orders/orders.data.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import type { CheckoutContext } from "./checkout-input.ts";
import type { PlacedOrder } from "./place.ts";

/** The response to an order that was placed in the same transaction. */
export async function toPlacedResponse(
  api: CheckoutApi,
  { db, language }: Pick<CheckoutContext, "db" | "language">,
  { row, lines, hasFurtherRows }: Pick<PlacedOrder, "row" | "lines" | "hasFurtherRows">,
) {
  const options = serializeOptions(api, language);
  const order = hasFurtherRows
    ? await readOrder(db, row.order.id, options)
    : toNewOrderResponse(row, lines, options);
  if (!order) throw new AppError("order_not_found");
  const message = messageIn(language, "responses", "order_placed");
  return { message, order_id: row.order.id, order };
}
