import { type Minor, minor } from "@errand/core/money";
import type { WalletJournalKind, WalletPurchase } from "@errand/core/wallet/transactions";
import type { WalletTransaction } from "@errand/core/wallet/wallet.contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts, ledgerPostings } from "../ledger/ledger.tables.ts";
import type { StatementEntry } from "../ledger/statement.data.ts";
import { orders } from "../order-rows/orders.tables.ts";
import {
  type PaymentPurpose,
  paymentAllocations,
  payments,
  refunds,
} from "../payments/payments.tables.ts";

export type WalletEntry = StatementEntry<WalletJournalKind>;

/** What a wallet entry comes from. */
export interface WalletSource {
  /** Of payments from the wallet only. */
  purchase: WalletPurchase | null;
  /** What promotions added to a top-up. */
  bonus: Minor;
  /** Null where the customer has nothing to open. */
  reference: WalletReference | null;
}

/** The order or trip, or the gateway's number of a top-up. */
interface WalletReference {
  type: NonNullable<WalletTransaction["reference_type"]>;
  number: string;
}

/** The sources of wallet entries, in their order. */
export async function readWalletSources(
  db: Database,
  entries: WalletEntry[],
): Promise<WalletSource[]> {
  const [paid, returned, bonuses] = await Promise.all([
    readPayments(db, idsIn(entries, causes.payment)),
    readRefunded(db, idsIn(entries, causes.refund)),
    readBonuses(db, entries),
  ]);
  return entries.map((entry) => {
    const payment = paid.get(idIn(entry, causes.payment) ?? 0);
    const refunded = returned.get(idIn(entry, causes.refund) ?? 0);
    return {
      purchase: payment ? purchaseOf(payment) : null,
      bonus: bonuses.get(entry.journalId) ?? minor(0),
      // Whose order a referral reward is for is not the referrer's business.
      reference:
        entry.kind === "referral_reward"
          ? null
          : (ordered(payment ?? refunded) ?? causing(entry) ?? paidBy(payment)),
    };
  });
}

/** The ids that the causes of journals name. */
const causes = {
  payment: /^payment:(\d+):received$/,
  refund: /^refund:(\d+)$/,
};

/** The order or trip that a payment or refund is of. */
function ordered(source: OrderedRow | undefined): WalletReference | null {
  if (!source || source.orderId === null) return null;
  return { type: source.purpose === "trip" ? "trip" : "order", number: String(source.orderId) };
}

/** The order or trip that a journal names as its cause. */
function causing({ cause }: WalletEntry): WalletReference | null {
  const [, type, number] = /^(order|trip):(\d+):/.exec(cause) ?? [];
  return number === undefined ? null : { type: type === "trip" ? "trip" : "order", number };
}

function paidBy(payment: PaymentRow | undefined): WalletReference | null {
  return payment && payment.reference !== null
    ? { type: "payment", number: payment.reference }
    : null;
}

function idIn({ cause }: WalletEntry, pattern: RegExp): number | null {
  const id = pattern.exec(cause)?.[1];
  return id === undefined ? null : Number(id);
}

function idsIn(entries: WalletEntry[], pattern: RegExp): number[] {
  return entries.flatMap((entry) => idIn(entry, pattern) ?? []);
}

interface OrderedRow {
  purpose: PaymentPurpose;
  orderId: number | null;
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

async function readRefunded(db: Database, ids: number[]): Promise<Map<number, OrderedRow>> {
  const rows = await db
    .select({ id: refunds.id, orderId: refunds.orderId, purpose: payments.purpose })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(refunds.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
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
