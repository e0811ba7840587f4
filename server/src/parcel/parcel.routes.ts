import { AppError } from "@errand/core/errors";
import { localize } from "@errand/core/language";
import { fromMinor, toPercent } from "@errand/core/money";
import {
  listParcelCancellationReasons,
  listParcelCategories,
  listParcelInstructions,
  returnParcel,
} from "@errand/core/parcel/parcel.contract";
import { and, eq } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { settingsTag } from "../caching/tags.ts";
import { returnOrder } from "../delivery/deliver-order.ts";
import { messageIn } from "../messages/messages.ts";
import { isReturning } from "../order-rows/order-facts.ts";
import { parcelCancellationReasons } from "../order-rows/orders.tables.ts";
import { requireOrderAccess } from "../orders/guest-order-access.ts";
import { type OrderApi, serializeOptions } from "../orders/order-api.ts";
import { isReturnCode } from "../orders/order-codes.ts";
import { lockOrderRow, readOrder } from "../orders/orders.data.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { requireModuleType } from "../requests/require-module-type.ts";
import { serve } from "../requests/serve.ts";
import { parcelInstructions } from "./parcel.tables.ts";
import { leastTotal, readParcelCategories } from "./parcel-terms.data.ts";

/**
 * What can be sent, what it costs, and what happens to parcels besides what happens to all orders.
 */
export function parcelRoutes(api: OrderApi) {
  serve(api, listParcelCategories, async (_input, { db, language, module }) => {
    dependsOn(settingsTag);
    requireModuleType("parcel", module);
    const shop = await api.shop();
    const rows = await readParcelCategories(db, module.id);
    return rows.map((row) => ({
      id: row.id,
      name: localize(row.name, language),
      description: localize(row.description, language),
      image_full_url: pictureUrl(api.settings.url, row.image),
      module_id: row.moduleId,
      parcel_per_km_shipping_charge: fromMinor(row.perKmCharge),
      parcel_minimum_shipping_charge: fromMinor(row.minimumCharge),
      tax: toPercent(row.taxRate),
      least_total: fromMinor(leastTotal(row, "standard", shop)),
      least_express_total: fromMinor(leastTotal(row, "express", shop)),
    }));
  });

  serve(api, listParcelInstructions, async ({ limit, offset }, { db, language }) => {
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(parcelInstructions)
        .where(eq(parcelInstructions.active, true))
        .orderBy(parcelInstructions.id)
        .limit(limit)
        .offset((offset - 1) * limit),
      db.$count(parcelInstructions, eq(parcelInstructions.active, true)),
    ]);
    const data = rows.map(({ id, instruction }) => ({
      id,
      instruction: localize(instruction, language),
    }));
    return { total_size: total, limit, offset, data };
  });

  serve(api, listParcelCancellationReasons, async (input, { db, language }) => {
    const { limit, offset, cancellation_type: type } = input;
    const isOfType = and(
      eq(parcelCancellationReasons.type, type),
      parcelCancellationReasons.active,
    );
    const rows = await db
      .select()
      .from(parcelCancellationReasons)
      .where(isOfType)
      .orderBy(parcelCancellationReasons.id)
      .limit(limit)
      .offset((offset - 1) * limit);
    return {
      total_size: await db.$count(parcelCancellationReasons, isOfType),
      limit,
      offset,
      data: rows.map(({ id, reason }) => ({
        id,
        reason: localize(reason, language),
        cancellation_type: type,
      })),
    };
  });

  serve(api, returnParcel, async (input, ctx) => {
    const owner = await requireOrderAccess(api, ctx, input);
    const { order_id: orderId, return_otp: code } = input;
    const row = await lockOrderRow(ctx.db, orderId);
    if (!isReturning(row)) throw new AppError("order_status_conflict");
    await api.limits.returnCodes.take(String(orderId));
    if (!isReturnCode(api.settings.secret, orderId, code)) {
      throw new AppError("return_code_wrong", { field: "return_otp" });
    }
    await returnOrder(ctx.db, row, owner, { at: ctx.now });
    const order = await readOrder(ctx.db, orderId, serializeOptions(api, ctx.language));
    if (!order) throw new AppError("order_not_found");
    return { message: messageIn(ctx.language, "responses", "parcel_returned"), order };
  });
}
