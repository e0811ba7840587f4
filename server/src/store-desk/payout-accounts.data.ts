import { AppError } from "@errand/core/errors";
import { maskIban, parseIban } from "@errand/core/ledger/iban";
import { payoutAccountDays } from "@errand/core/ledger/payout-account.contract";
import { and, desc, eq, gt, type SQL } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { lockCourier } from "../delivery/couriers.data.ts";
import { sealSecret, unsealSecret } from "../staff/sealed-secret.ts";
import { payoutAccounts } from "./payout-accounts.tables.ts";

const waitMs = payoutAccountDays * 24 * 3_600_000;

/** Who is paid: a store, rental providers among them, or a courier. */
export type Payee = { storeId: number } | { courierId: number };

export type PayoutAccounts = Awaited<ReturnType<typeof readPayoutAccounts>>;

function isOf(payee: Payee): SQL {
  return "storeId" in payee
    ? eq(payoutAccounts.storeId, payee.storeId)
    : eq(payoutAccounts.courierId, payee.courierId);
}

export async function readPayoutAccounts(db: Database, payee: Payee, now: Date) {
  const rows = await db
    .select()
    .from(payoutAccounts)
    .where(isOf(payee))
    .orderBy(desc(payoutAccounts.activeAt), desc(payoutAccounts.id))
    .limit(2);
  const toResponse = ({ holder, masked, createdAt }: (typeof rows)[number]) => ({
    ...{ holder, iban: masked },
    changed_at: createdAt.toISOString(),
  });
  const active = rows.find(({ activeAt }) => activeAt <= now);
  const waiting = rows.find(({ activeAt }) => activeAt > now);
  return {
    account: active ? toResponse(active) : null,
    pending: waiting ? { ...toResponse(waiting), active_at: waiting.activeAt.toISOString() } : null,
  };
}

/**
 * Stores another account, which replaces the one that waits; returns what was there before, what is
 * there now, and the new IBAN masked. Throws `iban_invalid`.
 */
export async function replacePayoutAccount(
  tx: Database,
  payee: Payee,
  { holder, iban: typed }: { holder: string; iban: string },
  { now, secret }: { now: Date; secret: string },
): Promise<{ before: PayoutAccounts; after: PayoutAccounts; masked: string }> {
  const iban = parseIban(typed);
  if (iban === null) throw new AppError("iban_invalid", { field: "iban" });
  await lockPayee(tx, payee);
  const before = await readPayoutAccounts(tx, payee, now);
  await tx.delete(payoutAccounts).where(and(isOf(payee), gt(payoutAccounts.activeAt, now)));
  const masked = maskIban(iban);
  await tx.insert(payoutAccounts).values({
    ...payee,
    ...{ holder, masked },
    iban: sealIban(secret, payee, iban),
    createdAt: now,
    activeAt: new Date(now.getTime() + waitMs),
  });
  return { before, after: await readPayoutAccounts(tx, payee, now), masked };
}

export function sealIban(secret: string, payee: Payee, iban: string): Buffer {
  return sealSecret(secret, ownerOf(payee), Buffer.from(iban));
}

/** The IBAN of an account, which only a payment needs. */
export function unsealPayoutAccount(
  secret: string,
  { storeId, courierId, iban }: typeof payoutAccounts.$inferSelect,
): string {
  const payee = storeId === null ? { courierId: courierId ?? 0 } : { storeId };
  return unsealSecret(secret, ownerOf(payee), iban).toString();
}

function ownerOf(payee: Payee) {
  return "storeId" in payee
    ? { purpose: "payout account of a store", owner: `store ${payee.storeId}` }
    : { purpose: "payout account of a courier", owner: `courier ${payee.courierId}` };
}

/** Two changes of one payee wait for each other. */
async function lockPayee(tx: Database, payee: Payee): Promise<void> {
  if ("courierId" in payee) await lockCourier(tx, payee.courierId);
  else {
    const isStore = eq(stores.id, payee.storeId);
    await tx.select({ id: stores.id }).from(stores).where(isStore).for("no key update");
  }
}
