import { type Language, localize } from "@errand/core/language";
import { nameOfAccount } from "@errand/core/ledger/accounts";
import { fromMinor, type Minor, minor } from "@errand/core/money";
import type { PayoutRunDetails } from "@errand/core/payouts/desk-payouts.contract";
import type { PayoutKind, PayoutRunState } from "@errand/core/payouts/payout-states";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import type { Database } from "../database/database.ts";
import { staffMembers } from "../staff/staff.tables.ts";
import { payoutAccounts } from "../store-desk/payout-accounts.tables.ts";
import { type BankAccount, readBankAccounts } from "./bank-accounts.data.ts";
import { accountKindOf } from "./due-balances.data.ts";
import { payoutLines, payoutRuns } from "./payouts.tables.ts";

export type RunRow = typeof payoutRuns.$inferSelect;
export type LineRow = typeof payoutLines.$inferSelect;
type Run = Omit<PayoutRunDetails, "lines">;

const drafter = alias(staffMembers, "drafter");
const approver = alias(staffMembers, "approver");

/** One page of the runs, newest first, and the number of all that match. */
export async function readRuns(
  db: Database,
  filter: { kind?: PayoutKind | undefined; state?: PayoutRunState | undefined },
  { limit, offset, aloneMax }: { limit: number; offset: number; aloneMax: Minor },
): Promise<{ total: number; runs: Run[] }> {
  const condition = and(
    filter.kind === undefined ? undefined : eq(payoutRuns.kind, filter.kind),
    filter.state === undefined ? undefined : eq(payoutRuns.state, filter.state),
  );
  const rows = await runsWithPeople(db)
    .where(condition)
    .orderBy(desc(payoutRuns.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  const sums = await sumLines(
    db,
    rows.map(({ run }) => run.id),
  );
  return {
    total: Math.min(await db.$count(payoutRuns, condition), 10_000),
    runs: rows.map((row) => toRun(row, sums, aloneMax)),
  };
}

function runsWithPeople(db: Database) {
  return db
    .select({ run: payoutRuns, drafter: drafter.name, approver: approver.name })
    .from(payoutRuns)
    .leftJoin(drafter, eq(drafter.id, payoutRuns.draftedBy))
    .leftJoin(approver, eq(approver.id, payoutRuns.approvedBy))
    .$dynamic();
}

type LineSums = Awaited<ReturnType<typeof sumLines>>;

function sumLines(db: Database, runIds: number[]) {
  return db
    .select({
      runId: payoutLines.runId,
      state: payoutLines.state,
      count: sql`count(*)`.mapWith(Number),
      amount: sql`sum(${payoutLines.amount})`.mapWith(Number),
    })
    .from(payoutLines)
    .where(inArray(payoutLines.runId, runIds))
    .groupBy(payoutLines.runId, payoutLines.state);
}

function toRun(
  { run, ...people }: { run: RunRow; drafter: string | null; approver: string | null },
  sums: LineSums,
  aloneMax: Minor,
): Run {
  const counts = { due: 0, held: 0, paid: 0, failed: 0 };
  let total = 0;
  for (const { runId, state, count, amount } of sums) {
    if (runId !== run.id) continue;
    counts[state] = count;
    if (state === "due" || state === "paid") total += amount;
  }
  return {
    id: run.id,
    kind: run.kind,
    until: run.until,
    minimum: fromMinor(run.minimum),
    state: run.state,
    needs_second_person: needsSecondPerson(minor(total), aloneMax),
    total: fromMinor(minor(total)),
    counts,
    drafted_by: { id: run.draftedBy, name: people.drafter ?? "" },
    drafted_at: run.draftedAt.toISOString(),
    approved_by:
      run.approvedBy === null ? null : { id: run.approvedBy, name: people.approver ?? "" },
    approved_at: run.approvedAt?.toISOString() ?? null,
  };
}

/** A line with whom it pays and where to. */
export interface PayeeLine {
  line: LineRow;
  ownerId: number;
  name: string;
  bankAccount: BankAccount | null;
}

/** The lines of a run by the name of whom they pay. */
export async function readPayeeLines(
  db: Database,
  run: RunRow,
  { language, now }: { language: Language; now: Date },
): Promise<PayeeLine[]> {
  const rows = await db
    .select({
      line: payoutLines,
      store: stores.name,
      courier: { firstName: couriers.firstName, lastName: couriers.lastName },
      approved: payoutAccounts,
    })
    .from(payoutLines)
    .leftJoin(stores, eq(stores.id, payoutLines.storeId))
    .leftJoin(couriers, eq(couriers.id, payoutLines.courierId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.id, payoutLines.payoutAccountId))
    .where(eq(payoutLines.runId, run.id))
    .orderBy(asc(payoutLines.id));
  const ids = rows.map(({ line }) => getOwnerId(line));
  const findAccount = await readBankAccounts(db, run.kind, ids, now);
  return rows
    .map(({ line, store, courier, approved }) => {
      const ownerId = getOwnerId(line);
      const person = courier && `${courier.firstName} ${courier.lastName}`.trim();
      const name = (store && localize(store, language)) ?? person ?? `#${ownerId}`;
      return { line, ownerId, name, bankAccount: approved ?? findAccount(ownerId).account };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

export function getOwnerId({ storeId, courierId }: Pick<LineRow, "storeId" | "courierId">): number {
  return storeId ?? courierId ?? 0;
}

export async function findRun(db: Database, id: number): Promise<RunRow | null> {
  const [run] = await db.select().from(payoutRuns).where(eq(payoutRuns.id, id));
  return run ?? null;
}

/** A run with its lines; null for an unknown one. */
export async function readRunDetails(
  db: Database,
  id: number,
  options: { language: Language; now: Date; aloneMax: Minor },
): Promise<PayoutRunDetails | null> {
  const [row] = await runsWithPeople(db).where(eq(payoutRuns.id, id));
  if (!row) return null;
  const lines = await readPayeeLines(db, row.run, options);
  return {
    ...toRun(row, await sumLines(db, [id]), options.aloneMax),
    lines: lines.map(({ line, ownerId, name, bankAccount }) => ({
      id: line.id,
      account: nameOfAccount(accountKindOf[row.run.kind], String(ownerId)),
      name,
      balance: fromMinor(line.balance),
      amount: fromMinor(line.amount),
      state: line.state,
      held_for: line.heldFor,
      note: line.note,
      reference: line.reference,
      paid_at: line.paidAt?.toISOString() ?? null,
      bank_account: bankAccount && { holder: bankAccount.holder, iban: bankAccount.masked },
    })),
  };
}

/** Whether a run is too large for the operator who drafted it to approve it. */
export function needsSecondPerson(total: Minor, aloneMax: Minor): boolean {
  return total > aloneMax;
}

/** What a run pays, without what is held or failed. */
export function sumOfDue(lines: Pick<LineRow, "state" | "amount">[]): Minor {
  const due = lines.filter(({ state }) => state === "due" || state === "paid");
  return minor(due.reduce((sum, { amount }) => sum + amount, 0));
}
