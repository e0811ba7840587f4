import { randomUUID } from "node:crypto";
import { defaultCreditPerDay } from "@errand/core/customers/credit-limit";
import { creditDeskCustomer } from "@errand/core/customers/desk-customers.contract";
import { AppError, featureOff } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import { fromMinor, type Minor, minor } from "@errand/core/money";
import { localTime, startOfDay } from "@errand/core/time";
import { sql } from "drizzle-orm";
import { lockActiveCustomer } from "../account/account.data.ts";
import { moneyIn } from "../config/money-in.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { lockKey } from "../database/shop-schema.ts";
import { creditGift } from "../ledger/customer-balances.data.ts";
import { sumCreditsBy } from "./customer-history.data.ts";

/**
 * Credits a wallet at the expense of the shop, and returns what the operator may still give today.
 * Throws `feature_off` without wallets, `customer_not_found`, and `credit_limit`.
 */
export async function creditCustomer(
  tx: Database,
  { customerId, amount }: { customerId: number; amount: Minor },
  {
    staffId,
    shop,
    language,
    now,
  }: { staffId: number; shop: ShopSettings; language: Language; now: Date },
): Promise<Minor> {
  if (!shop.wallet) throw featureOff("wallet");
  if (!(await lockActiveCustomer(tx, customerId))) throw new AppError("customer_not_found");
  // Two credits of one operator wait for each other, so that both count.
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey(`credits by ${staffId}`)})`);
  const since = startOfDay(localTime(now, shop.timeZone).day, shop.timeZone);
  const given = await sumCreditsBy(tx, { staffId, since, action: creditDeskCustomer.path });
  const left = minor(Math.max(0, (shop.creditPerDay ?? defaultCreditPerDay) - given));
  if (amount > left) {
    throw new AppError("credit_limit", {
      field: "amount",
      values: { left: moneyIn(shop, language)(fromMinor(left)) },
      data: { left: fromMinor(left) },
    });
  }
  const cause = `customer:${customerId}:credit:${randomUUID()}`;
  await creditGift(tx, "wallet_credit", { cause, customerId, amount }, now);
  return minor(left - amount);
}
