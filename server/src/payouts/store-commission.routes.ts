import { AppError } from "@errand/core/errors";
import { fromPercent, noRate, toPercent } from "@errand/core/money";
import { changeStoreCommission } from "@errand/core/payouts/store-commission.contract";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { ShopApi } from "../config/shop.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";

/** What the shop keeps of what a store sells. */
export function storeCommissionRoutes(api: ShopApi) {
  serve(api, changeStoreCommission, async ({ id, commission, reason }, ctx) => {
    const { db, audit, language } = ctx;
    const [before] = await db
      .select({ commission: stores.commission })
      .from(stores)
      .where(eq(stores.id, id))
      .for("no key update");
    if (!before) throw new AppError("store_not_found");
    const rate = commission === null ? null : fromPercent(commission);
    await db.update(stores).set({ commission: rate }).where(eq(stores.id, id));
    audit({
      subject: `store:${id}`,
      before: { commission: before.commission === null ? null : toPercent(before.commission) },
      after: { commission, reason },
    });
    const { storeCommission = noRate } = await api.shop();
    return {
      message: messageIn(language, "responses", "updated"),
      commission,
      shop_commission: toPercent(storeCommission),
    };
  });
}
