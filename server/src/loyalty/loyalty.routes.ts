import { AppError, featureOff } from "@errand/core/errors";
import { convertPoints, listPointTransactions } from "@errand/core/loyalty/loyalty.contract";
import { pointKindsOf } from "@errand/core/loyalty/point-transactions";
import { fromMinor } from "@errand/core/money";
import { lockActiveCustomer } from "../account/account.data.ts";
import { requireVerifiedPhone } from "../account/verified-phone.ts";
import type { Installation } from "../config/available-login.ts";
import { loyaltyOf } from "../config/loyalty.ts";
import type { ShopApi } from "../config/shop.ts";
import { readCustomerBalances } from "../ledger/customer-balances.data.ts";
import { statement } from "../ledger/statement.data.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { exchangePoints } from "./exchange-points.ts";
import { toPointTransactions } from "./point-transaction.ts";

/** The points of a customer, and their exchange for wallet money (contract 4.8). */
export function loyaltyRoutes(api: ShopApi & Installation) {
  async function requireLoyalty() {
    const terms = loyaltyOf(await api.shop());
    if (!terms) throw featureOff("points");
    return terms;
  }

  serve(api, listPointTransactions, async ({ type, ...paging }, ctx) => {
    const { db, shopper, language } = ctx;
    await requireLoyalty();
    const account = { kind: "customer_points", customerId: shopper.customerId } as const;
    const { total, entries } = await statement(db, account, {
      ...paging,
      kinds: pointKindsOf[type],
    });
    const options = { language, url: api.settings.url };
    return { total_size: total, ...paging, data: await toPointTransactions(db, entries, options) };
  });

  serve(api, convertPoints, async ({ point: points }, { db, language, now, shopper }) => {
    const terms = await requireLoyalty();
    const { customerId } = shopper;
    // No money may arrive in the wallet of an account that is deleted at the same time.
    if (!(await lockActiveCustomer(db, customerId))) throw new AppError("auth-001");
    await requireVerifiedPhone(api, db, customerId);
    await exchangePoints(db, { customerId, points, at: now }, terms);
    const balances = await readCustomerBalances(db, customerId);
    return {
      message: messageIn(language, "responses", "points_converted"),
      wallet_balance: fromMinor(balances.wallet),
      loyalty_point: balances.points,
    };
  });
}
