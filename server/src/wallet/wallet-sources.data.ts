import { type Minor, minor } from "@errand/core/money";
import type { WalletJournalKind, WalletPurchase } from "@errand/core/wallet/transactions";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts, ledgerPostings } from "../ledger/ledger.tables.ts";
import type { StatementEntry } from "../ledger/statement.data.ts";
import { orders } from "../orders/orders.tables.ts";
import { paymentAllocations, payments, refunds } from "../payments/payments.tables.ts";

export type WalletEntry = StatementEntry<WalletJournalKind>;

/** What a wallet entry comes from. */
export interface WalletSource {
  /** Of payments from the wallet only. */
  purchase: WalletPurchase | null;
  /** What promotions added to a top-up. */
  bonus: Minor;
  /** The order or trip, or the gateway's number of a top-up. */
  reference: string | null;
}

/** The sources of wallet entries, in their order. */
export async function readWalletSources(
  db: Database,
  entries: WalletEntry[],
): Promise<WalletSource[]> {
  const [paid, returned, bonuses] = await Promise.all([
    readPayments(db, idsIn(entries, causes.payment)),
    readRefundedOrders(db, idsIn(entries, causes.refund)),
    readBonuses(db, entries),
  ]);
  return entries.map((entry) => {
    const payment = paid.get(idIn(entry, causes.payment) ?? 0);
    const orderId =
      payment?.orderId ??
      returned.get(idIn(entry, causes.refund) ?? 0) ??
      idIn(entry, causes.order);
    return {
      purchase: payment ? purchaseOf(payment) : null,
      bonus: bonuses.get(entry.journalId) ?? minor(0),
      // Whose order a referral reward is for is not the referrer's business.
      reference:
        entry.kind === "referral_reward"
          ? null
          : (orderId?.toString() ?? payment?.reference ?? null),
    };
  });
}

/** The ids that the causes of journals name. */
const causes = {
  payment: /^payment:(\d+):received$/,
  refund: /^refund:(\d+)$/,
  order: /^(?:order|trip):(\d+):/,
};

function idIn({ cause }: WalletEntry, pattern: RegExp): number | null {
  const id = pattern.exec(cause)?.[1];
  return id === undefined ? null : Number(id);
}

function idsIn(entries: WalletEntry[], pattern: RegExp): number[] {
  return entries.flatMap((entry) => idIn(entry, pattern) ?? []);
}

type PaymentRow =
  Awaited<ReturnType<typeof readPayments>> extends Map<number, infer Row> ? Row : never;

function purchaseOf({ purpose, orderMethod }: PaymentRow): WalletPurchase {
  if (purpose === "trip") return { purpose, isWhole: true };
  return { purpose: "order", isWhole: orderMethod === "wallet" };
}

async function readPayments(db: Database, ids: number[]) {
  const rows = await db
    .select({
      id: payments.id,
      purpose: payments.purpose,
      reference: payments.reference,
      orderId: paymentAllocations.orderId,
      orderMethod: orders.paymentMethod,
    })
    .from(payments)
    .leftJoin(paymentAllocations, eq(paymentAllocations.paymentId, payments.id))
    .leftJoin(orders, eq(orders.id, paymentAllocations.orderId))
    .where(inArray(payments.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

async function readRefundedOrders(db: Database, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: refunds.id, orderId: refunds.orderId })
    .from(refunds)
    .where(inArray(refunds.id, ids));
  return new Map(rows.flatMap(({ id, orderId }) => (orderId === null ? [] : [[id, orderId]])));
}

/** What promotions paid of top-ups, by journal. */
async function readBonuses(db: Database, entries: WalletEntry[]): Promise<Map<number, Minor>> {
  const topUps = entries.filter(({ kind }) => kind === "top_up");
  const rows = await db
    .select({ journalId: ledgerPostings.journalId, amount: ledgerPostings.amount })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(
      and(
        eq(ledgerAccounts.kind, "promotions"),
        inArray(
          ledgerPostings.journalId,
          topUps.map(({ journalId }) => journalId),
        ),
      ),
    );
  return new Map(rows.map(({ journalId, amount }) => [journalId, minor(-amount)]));
}
