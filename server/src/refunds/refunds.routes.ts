import { AppError } from "@errand/core/errors";
import { localize } from "@errand/core/language";
import {
  listRefundReasons,
  readRefundable as readRefundableEndpoint,
  requestRefund,
} from "@errand/core/refunds/refunds.contract";
import { asc, eq } from "drizzle-orm";
import { messageIn } from "../messages/messages.ts";
import { refundReasons } from "../order-rows/refund-requests.tables.ts";
import { requireOrderAccess } from "../orders/guest-order-access.ts";
import { type OrderApi, serializeOptions } from "../orders/order-api.ts";
import { findOrderRow, readOrder } from "../orders/orders.data.ts";
import { readRefundable } from "../orders/refundable.data.ts";
import { uploadPictures } from "../private-files/upload-pictures.ts";
import { serve } from "../requests/serve.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { requireRefundable, storeRefundRequest } from "./refund-requests.ts";
import { toRefundableResponse } from "./refundable-response.ts";

/** Refunds, as customers and guests request them. */
export function refundRoutes(api: OrderApi) {
  serve(api, listRefundReasons, async (_input, { db, language }) => {
    const rows = await db
      .select()
      .from(refundReasons)
      .where(eq(refundReasons.active, true))
      .orderBy(asc(refundReasons.id));
    return {
      refund_reasons: rows.map(({ id, reason }) => ({ id, reason: localize(reason, language) })),
    };
  });

  serve(api, readRefundableEndpoint, async (input, ctx) => {
    await requireOrderAccess(api, ctx, input);
    const row = await findOrderRow(ctx.db, input.order_id);
    if (!row) throw new AppError("order_not_found");
    return toRefundableResponse(row.order, await readRefundable(ctx.db, row.order));
  });

  serveWithCall(api, requestRefund, {
    /** Checked first, so that only the owner of a refundable order can store pictures. */
    async call({ image, ...input }, ctx) {
      const owner = await requireOrderAccess(api, ctx, input);
      requireRefundable(await findOrderRow(ctx.db, input.order_id), owner, ctx.now);
      return uploadPictures(api, ctx.shopper, image, { purpose: "refund", field: "image" });
    },
    async apply(input, ctx, pictures) {
      const { db, language, now } = ctx;
      const owner = await requireOrderAccess(api, ctx, input);
      const hasWallet = (await api.shop()).wallet && owner.kind === "customer";
      await storeRefundRequest(db, input.order_id, owner, {
        reason: input.customer_reason,
        note: input.customer_note ?? null,
        method: hasWallet ? input.refund_method : "manual",
        lines: input.lines?.map(({ detail_id, quantity }) => ({ id: detail_id, quantity })),
        pictures,
        at: now,
      });
      const order = await readOrder(db, input.order_id, serializeOptions(api, language));
      if (!order) throw new AppError("order_not_found");
      return { message: messageIn(language, "responses", "refund_requested"), order };
    },
  });
}
