import { AppError } from "@errand/core/errors";
import { getInvoice } from "@errand/core/orders/invoice.contract";
import type { PaymentApi } from "../payments/payments-api.ts";
import { serve } from "../requests/serve.ts";
import { requireOrderAccess } from "./guest-order-access.ts";
import { readInvoiceParts } from "./invoice-parts.data.ts";
import { type OrderApi, serializeOptions } from "./order-api.ts";
import { readOrderLines } from "./order-lines.data.ts";
import { toOrderResponses } from "./order-response.ts";
import { findOrderRow } from "./orders.data.ts";

/** The invoice of an order, whose number is that of the order. */
export function invoiceRoutes(api: OrderApi & Pick<PaymentApi, "gateways">) {
  serve(api, getInvoice, async (input, ctx) => {
    await requireOrderAccess(api, ctx, input);
    const { db, language } = ctx;
    const { order_id: orderId } = input;
    const options = serializeOptions(api, language);
    const row = await findOrderRow(db, orderId);
    const [order] = row ? await toOrderResponses(db, [row], options) : [];
    if (!row || !order) throw new AppError("order_not_found");
    return {
      ...(await readInvoiceParts(api, db, row, language)),
      issued_at: order.delivered ?? order.created_at,
      order,
      lines: await readOrderLines(db, orderId, options),
    };
  });
}
