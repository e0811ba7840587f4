import { AppError, featureOff } from "@errand/core/errors";
import { localize } from "@errand/core/language";
import { fromMinor, nothing, toMinor, toPercent } from "@errand/core/money";
import { localTime } from "@errand/core/time";
import { bestBonus } from "@errand/core/wallet/top-up-bonus";
import { addFund, listBonuses } from "@errand/core/wallet/wallet.contract";
import { requireVerifiedPhone } from "../account/verified-phone.ts";
import type { Installation } from "../config/available-login.ts";
import type { PaymentApi } from "../payments/payments-api.ts";
import { createCheckout, startPayment, storeCheckout } from "../payments/start-payment.ts";
import { serve } from "../requests/serve.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { readBonusOffers } from "./bonuses.data.ts";
import { topUps } from "./wallet.tables.ts";

/** Paying money into the wallet through a gateway (contract 4.8). */
export function addFundRoutes(api: PaymentApi & Installation) {
  async function requireShop() {
    const shop = await api.shop();
    if (!shop.wallet) throw featureOff("wallet");
    if (!shop.wallet || !shop.addFund) throw featureOff("addFunds");
    return shop;
  }

  serve(api, listBonuses, async (_input, { db, language, now }) => {
    const { timeZone } = await requireShop();
    const offers = await readBonusOffers(db, localTime(now, timeZone).day);
    return offers.map(({ row, bonus, minimum, maximum }) => ({
      id: row.id,
      title: localize(row.title, language),
      description: row.description && localize(row.description, language),
      bonus_type: bonus.kind === "percent" ? ("percentage" as const) : ("amount" as const),
      bonus_amount: bonus.kind === "percent" ? toPercent(bonus.rate) : fromMinor(bonus.amount),
      minimum_add_amount: fromMinor(minimum),
      maximum_bonus_amount: fromMinor(maximum),
      start_date: row.starts,
      end_date: row.ends,
    }));
  });

  serveWithCall(api, addFund, {
    resumable: true,

    async claim(input, { db, now, shopper }) {
      const shop = await requireShop();
      const { customerId } = shopper;
      await requireVerifiedPhone(api, db, customerId);
      if (!shop.digitalPayment)
        throw new AppError("payment_method_unavailable", { field: "payment_method" });
      await api.limits.payments.take(`funds:${customerId}`);
      const amount = toMinor(input.amount);
      const { id, publicId } = await startPayment(db, api, {
        purpose: "add_fund",
        payer: { customerId, guestId: null },
        gateway: input.payment_method,
        currency: shop.currencyCode,
        callback: input.callback,
        amount,
        now,
      });
      // The customer has seen this bonus, so that it counts even if the offer ends while they pay.
      const offers = await readBonusOffers(db, localTime(now, shop.timeZone).day);
      const best = bestBonus(offers, amount);
      await db.insert(topUps).values({
        paymentId: id,
        bonusId: best?.offer.row.id ?? null,
        bonus: best?.bonus ?? nothing,
      });
      return { publicId };
    },

    call: (_input, ctx, { id, claimed }) => createCheckout(api, claimed.publicId, ctx, id),

    apply: (_input, { db }, checkout, { claimed }) => storeCheckout(db, claimed.publicId, checkout),
  });
}
