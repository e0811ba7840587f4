import { AppError } from "@errand/core/errors";
import { localize } from "@errand/core/language";
import { listRefundReasons, requestRefund } from "@errand/core/orders/refunds.contract";
import { asc } from "drizzle-orm";
import { messageIn } from "../messages/messages.ts";
import { uploadPictures } from "../private-files/upload-pictures.ts";
import type { Shopper } from "../requests/caller.ts";
import { serve } from "../requests/serve.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { type OrderApi, serializeOptions } from "./order-api.ts";
import { findOrderRow, readOrder } from "./orders.data.ts";
import { refundReasons } from "./refund-requests.tables.ts";
import { requireRefundable, storeRefundRequest } from "./refund-requests.ts";

/** Refunds, as customers request them. */
export function refundRoutes(api: OrderApi) {
  serve(api, listRefundReasons, async (_input, { db, language }) => {
    const rows = await db.select().from(refundReasons).orderBy(asc(refundReasons.id));
    return {
      refund_reasons: rows.map(({ id, reason }) => ({ id, reason: localize(reason, language) })),
    };
  });

  serveWithCall(api, requestRefund, {
    /** Checked first, so that only the customer of a refundable order can store pictures. */
    async call({ order_id, image }, { db, now, shopper }) {
      requireRefundable(await findOrderRow(db, order_id), customerOf(shopper), now);
      return uploadPictures(api, shopper, image, { purpose: "refund", field: "image" });
    },
    async apply(input, { db, language, now, shopper }, pictures) {
      await storeRefundRequest(db, input.order_id, customerOf(shopper), {
        reason: input.customer_reason,
        note: input.customer_note ?? null,
        method: (await api.shop()).wallet ? input.refund_method : "manual",
        pictures,
        at: now,
      });
      const order = await readOrder(db, input.order_id, serializeOptions(api, language));
      if (!order) throw new AppError("order");
      return { message: messageIn(language, "responses", "refund_requested"), order };
    },
  });
}

function customerOf(shopper: Extract<Shopper, { kind: "customer" }>) {
  return { kind: "customer", customerId: shopper.customerId } as const;
}
