import { fromPercent, type Minor, minor, nothing } from "@errand/core/money";
import { bestBonus } from "@errand/core/wallet/top-up-bonus";
import { customers } from "@errand/server/account/account.tables";
import { readShop } from "@errand/server/config/shop.data";
import type { Database } from "@errand/server/database/database";
import { insertRows } from "@errand/server/database/insert-rows";
import { exchangePoints } from "@errand/server/loyalty/exchange-points";
import { applyPayment } from "@errand/server/payments/apply-payment";
import { insertPayment } from "@errand/server/payments/payments.data";
import { readBonusOffers } from "@errand/server/wallet/bonuses.data";
import { fundPaymentSubject } from "@errand/server/wallet/fund-payments";
import { topUps, walletBonuses } from "@errand/server/wallet/wallet.tables";
import { townBonus } from "@errand/town/content/wallet";
import { eq } from "drizzle-orm";
import { dayFrom } from "./days.ts";

/** Inserts what the shop adds to funds. */
export async function fillWalletBonuses(db: Database, now: Date): Promise<void> {
  const { title, description, percent, minimum, maximum, startedDaysAgo, endsInDays } = townBonus;
  await insertRows(db, walletBonuses, [
    {
      title,
      description,
      bonus: fromPercent(percent),
      bonusKind: "percent" as const,
      minimum: minor(minimum),
      maximum: minor(maximum),
      starts: dayFrom(now, -startedDaysAgo),
      ends: dayFrom(now, endsInDays),
    },
  ]);
}

/** Pays into the wallet of a customer at a time of the past, with the bonus of that day. */
export async function topUpWallet(
  db: Database,
  email: string,
  amount: Minor,
  at: Date,
): Promise<void> {
  const customerId = await findCustomerId(db, email);
  if (customerId === null) return;
  const { currencyCode: currency } = await readShop(db);
  const { id, publicId } = await insertPayment(db, {
    ...{ purpose: "add_fund", method: "gateway", gateway: "sandbox", state: "open" },
    ...{ customerId, guestId: null, amount, currency, allocations: [] },
    ...{ reference: `demo-funds-${customerId}-${at.getTime()}`, createdAt: at },
  });
  const best = bestBonus(await readBonusOffers(db, dayFrom(at, 0)), amount);
  await db.insert(topUps).values({
    paymentId: id,
    bonusId: best?.offer.row.id ?? null,
    bonus: best?.bonus ?? nothing,
  });
  const report = { publicId, event: "paid", source: "poll", amount, currency, now: at } as const;
  await applyPayment(db, { add_fund: fundPaymentSubject }, report);
}

/** Exchanges points of a customer for wallet money at a time of the past. */
export async function convertPoints(
  db: Database,
  email: string,
  points: number,
  at: Date,
): Promise<void> {
  const customerId = await findCustomerId(db, email);
  const { loyalty } = await readShop(db);
  if (customerId === null || !loyalty) return;
  await exchangePoints(db, { customerId, points, at }, loyalty);
}

/** Null when a visitor has deleted the account. */
async function findCustomerId(db: Database, email: string): Promise<number | null> {
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email, email));
  return customer?.id ?? null;
}
