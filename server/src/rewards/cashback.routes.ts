import { localize } from "@errand/core/language";
import { fromMinor, nothing, toMinor } from "@errand/core/money";
import { rankCashbacks } from "@errand/core/pricing/cashback";
import { calculateCashback, listCashbacks } from "@errand/core/rewards/cashback.contract";
import { discountValue } from "../catalog/sales.data.ts";
import type { ShopApi } from "../config/shop.ts";
import { serve } from "../requests/serve.ts";
import { type CashbackOffer, readCashbackOffers } from "./cashback.data.ts";

/** The cashback of a signed-in customer (contract 4.7). */
export function cashbackRoutes(api: ShopApi) {
  serve(api, listCashbacks, async (_input, { db, shopper, language, now }) => {
    const offers = await readCashbackOffers(db, shopper.customerId, await api.shop(), now);
    return offers.map(({ row }) => ({
      id: row.id,
      title: localize(row.title, language),
      ...termsOf(row),
      same_user_limit: row.usesPerCustomer,
      start_date: row.starts,
      end_date: row.ends,
    }));
  });

  serve(api, calculateCashback, async ({ amount }, { db, shopper, now }) => {
    const offers = await readCashbackOffers(db, shopper.customerId, await api.shop(), now);
    const [best] = rankCashbacks(offers, toMinor(amount));
    return {
      id: best?.offer.row.id ?? null,
      calculated_amount: fromMinor(best?.cashback ?? nothing),
      ...(best ? termsOf(best.offer.row) : noTerms),
    };
  });
}

const noTerms = { cashback_type: null, cashback_amount: 0, min_purchase: 0, max_discount: 0 };

function termsOf(row: CashbackOffer["row"]) {
  return {
    cashback_type: row.discountKind === "percent" ? ("percentage" as const) : ("amount" as const),
    cashback_amount: discountValue(row),
    min_purchase: fromMinor(row.minPurchase),
    max_discount: fromMinor(row.maxDiscount),
  };
}
