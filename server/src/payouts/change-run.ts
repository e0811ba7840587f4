import { AppError } from "@errand/core/errors";
import { courierPayout, payoutReturned, storePayout } from "@errand/core/ledger/order-journals";
import type { PayoutRunState } from "@errand/core/payouts/payout-states";
import { addDays, startOfDay } from "@errand/core/time";
import { and, asc, eq, inArray } from "drizzle-orm";
import { announceToCourier } from "../couriers/courier-news.ts";
import type { Database } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import { readBankAccounts } from "./bank-accounts.data.ts";
import { readDueBalances } from "./due-balances.data.ts";
import { getOwnerId, type LineRow, type RunRow } from "./payout-runs.data.ts";
import { payoutLines, payoutRuns } from "./payouts.tables.ts";

export interface LockedRun {
  run: RunRow;
  lines: LineRow[];
}

/** A run with its lines, locked until the end of the transaction. Throws `payout_not_found`. */
export async function lockRun(tx: Database, id: number): Promise<LockedRun> {
  const [run] = await tx.select().from(payoutRuns).where(eq(payoutRuns.id, id)).for("update");
  if (!run) throw new AppError("payout_not_found");
  const isOfRun = eq(payoutLines.runId, id);
  const lines = await tx.select().from(payoutLines).where(isOfRun).orderBy(asc(payoutLines.id));
  return { run, lines };
}

/**
 * The named lines, or all that can be selected. Throws `payout_state` when there is none, and when
 * a named one cannot be.
 */
export function selectLines(
  lines: LineRow[],
  ids: number[] | undefined,
  isSelectable: (line: LineRow) => boolean,
): LineRow[] {
  const selected = lines.filter((line) => isSelectable(line) && (!ids || ids.includes(line.id)));
  const isComplete = ids === undefined || selected.length === new Set(ids).size;
  if (selected.length === 0 || !isComplete) throw new AppError("payout_state");
  return selected;
}

export function requireState({ run }: LockedRun, states: readonly PayoutRunState[]): void {
  if (!states.includes(run.state)) throw new AppError("payout_state");
}

async function setLines(tx: Database, lines: LineRow[], values: Partial<LineRow>): Promise<void> {
  if (lines.length === 0) return;
  const ids = lines.map(({ id }) => id);
  await tx.update(payoutLines).set(values).where(inArray(payoutLines.id, ids));
}

/** Holds lines that are due, also of an approved run; or makes those of a draft due again. */
export async function holdLines(
  tx: Database,
  locked: LockedRun,
  { ids, note, release }: { ids?: number[] | undefined; note: string | null; release: boolean },
): Promise<void> {
  requireState(locked, release ? ["draft"] : ["draft", "approved"]);
  if (release) {
    const held = selectLines(locked.lines, ids, ({ heldFor }) => heldFor === "desk");
    return setLines(tx, held, { state: "due", heldFor: null, note: null });
  }
  const due = selectLines(locked.lines, ids, ({ state }) => state === "due");
  await setLines(tx, due, { state: "held", heldFor: "desk", note });
  await endRun(tx, locked.run);
}

/**
 * Approves what is due of a draft. Throws `payout_changed` when an account has less than its line
 * by now, or may not be paid to.
 */
export async function approveRun(
  tx: Database,
  locked: LockedRun,
  {
    ids,
    staffId,
    now,
    timeZone,
  }: { ids?: number[] | undefined; staffId: number; now: Date; timeZone: string },
): Promise<void> {
  requireState(locked, ["draft"]);
  const { id: runId, kind, until } = locked.run;
  const approved = selectLines(locked.lines, ids, ({ state }) => state === "due");
  const owners = approved.map(getOwnerId);
  const end = startOfDay(addDays(until, 1), timeZone);
  const balances = await readDueBalances(tx, { kind, end, ids: owners, runId });
  const payable = new Map(balances.map((balance) => [balance.ownerId, balance.payable]));
  const findAccount = await readBankAccounts(tx, kind, owners, now);
  const changed = approved.filter(
    (line) =>
      (payable.get(getOwnerId(line)) ?? 0) < line.amount ||
      findAccount(getOwnerId(line)).heldFor !== null,
  );
  if (changed.length > 0) {
    throw new AppError("payout_changed", { data: { line_ids: changed.map(({ id }) => id) } });
  }
  const left = locked.lines.filter((line) => line.state === "due" && !approved.includes(line));
  await setLines(tx, left, { state: "held", heldFor: "desk" });
  for (const line of approved) {
    const { account } = findAccount(getOwnerId(line));
    await setLines(tx, [line], { payoutAccountId: account?.id ?? null });
  }
  await tx
    .update(payoutRuns)
    .set({ state: "approved", approvedBy: staffId, approvedAt: now })
    .where(eq(payoutRuns.id, runId));
}

/** Posts the payments that the bank has made. */
export async function payLines(
  tx: Database,
  locked: LockedRun,
  { ids, reference, now }: { ids?: number[] | undefined; reference: string; now: Date },
): Promise<LineRow[]> {
  requireState(locked, ["approved"]);
  const due = selectLines(locked.lines, ids, ({ state }) => state === "due");
  await setLines(tx, due, { state: "paid", reference, paidAt: now });
  await endRun(tx, locked.run);
  for (const line of due) {
    const fact = { cause: `payout:${line.id}`, amount: line.amount };
    const ownerId = getOwnerId(line);
    const journal =
      line.storeId === null
        ? courierPayout({ ...fact, courierId: ownerId })
        : storePayout({ ...fact, storeId: ownerId });
    if (!(await postJournal(tx, { ...journal, at: now }))) throw new AppError("payout_state");
  }
  await announcePayouts(tx, due);
  return due;
}

/** Reverses what was posted of payments that the bank has sent back. */
export async function failLines(
  tx: Database,
  locked: LockedRun,
  { ids, note, now }: { ids: number[]; note: string; now: Date },
): Promise<LineRow[]> {
  requireState(locked, ["approved", "paid"]);
  const failed = selectLines(locked.lines, ids, ({ state }) => state === "paid" || state === "due");
  await setLines(tx, failed, { state: "failed", note });
  await endRun(tx, locked.run);
  for (const line of failed) {
    if (line.state !== "paid") continue;
    const to =
      line.storeId === null
        ? ({ kind: "courier", courierId: getOwnerId(line) } as const)
        : ({ kind: "store", storeId: line.storeId } as const);
    const journal = payoutReturned({
      cause: `payout:${line.id}:returned`,
      amount: line.amount,
      to,
    });
    if (!(await postJournal(tx, { ...journal, at: now }))) throw new AppError("payout_state");
  }
  await announcePayouts(tx, failed);
  return failed;
}

async function announcePayouts(tx: Database, lines: LineRow[]): Promise<void> {
  for (const { courierId } of lines) if (courierId !== null) await announceToCourier(tx, courierId);
}

/** Cancels a run of which nothing was paid. */
export async function cancelRun(tx: Database, locked: LockedRun): Promise<void> {
  requireState(locked, ["draft", "approved"]);
  if (locked.lines.some(({ paidAt }) => paidAt !== null)) throw new AppError("payout_state");
  await setRunState(tx, locked.run, "canceled");
}

/** An approved run is over once nothing of it is due. */
async function endRun(tx: Database, run: RunRow): Promise<void> {
  if (run.state !== "approved") return;
  const of = (condition: ReturnType<typeof eq>) =>
    tx.$count(payoutLines, and(eq(payoutLines.runId, run.id), condition));
  if ((await of(eq(payoutLines.state, "due"))) > 0) return;
  const isPaid = (await of(eq(payoutLines.state, "paid"))) > 0;
  await setRunState(tx, run, isPaid ? "paid" : "canceled");
}

async function setRunState(tx: Database, run: RunRow, state: PayoutRunState): Promise<void> {
  await tx.update(payoutRuns).set({ state }).where(eq(payoutRuns.id, run.id));
}
