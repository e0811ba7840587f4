import { randomUUID } from "node:crypto";
import { AppError } from "@errand/core/errors";
import type { AccountRef } from "@errand/core/ledger/accounts";
import { courierHandedInCash } from "@errand/core/ledger/order-journals";
import { type Minor, minor } from "@errand/core/money";
import { readShop } from "../config/shop.data.ts";
import type { Database } from "../database/database.ts";
import { balanceOf, postJournal } from "../ledger/ledger.ts";
import { lockCourier } from "./couriers.data.ts";

const accountOf = (courierId: number): AccountRef => ({ kind: "courier_cash", courierId });

/**
 * The cash that a courier holds for the shop; the balance of the account is what the courier is
 * due.
 */
export async function readCashInHand(db: Database, courierId: number): Promise<Minor> {
  return minor(-(await balanceOf(db, accountOf(courierId))) || 0);
}

/**
 * Whether a courier holds as much cash as the shop allows; the shop's own setting is read, as it
 * may change at any time.
 */
export async function isAtCashLimit(db: Database, courierId: number): Promise<boolean> {
  const { courierCashLimit: limit } = await readShop(db);
  return limit !== undefined && (await readCashInHand(db, courierId)) >= limit;
}

/**
 * Takes in cash; returns what the courier held and still holds. Throws `courier_not_found`, and
 * `cash_amount_too_large` for more than that.
 */
export async function takeCash(
  tx: Database,
  { courierId, amount, at }: { courierId: number; amount: Minor; at: Date },
): Promise<{ before: Minor; after: Minor }> {
  if (!(await lockCourier(tx, courierId))) throw new AppError("courier_not_found");
  const before = await readCashInHand(tx, courierId);
  if (amount > before) {
    throw new AppError("cash_amount_too_large", { field: "amount" });
  }
  // Each hand-in is a fact of its own; the idempotency key of the request prevents a second one.
  const cause = `courier:${courierId}:hand_in:${randomUUID()}`;
  await postJournal(tx, { ...courierHandedInCash({ cause, amount, courierId }), at });
  return { before, after: minor(before - amount) };
}
