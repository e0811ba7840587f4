import { type Language, localize } from "@errand/core/language";
import {
  type AccountKind,
  accountRules,
  type LedgerUnit,
  nameOfAccount,
} from "@errand/core/ledger/accounts";
import type { JournalKind } from "@errand/core/ledger/journals";
import { fromMinor, minor } from "@errand/core/money";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
  sum,
} from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import type { Database } from "../database/database.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "../ledger/ledger.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { findOrderOfCause, isCauseOfOrder } from "../store-desk/journal-order.ts";

/** The accounts of one name, or of all of a kind: without an owner. */
export interface AccountFilter {
  kind: AccountKind;
  owner: string;
}

export interface LedgerFilter {
  account: AccountFilter | null;
  kind: JournalKind | undefined;
  orderId: number | undefined;
  /** From `from` to before `to`. */
  from: Date | null;
  to: Date | null;
}

export interface ListedPosting {
  account: string;
  kind: AccountKind;
  owner: string;
  unit: LedgerUnit;
  /** As in the API: money in its unit, points whole. */
  amount: number;
}

export interface ListedJournal {
  id: number;
  kind: JournalKind;
  cause: string;
  at: Date;
  orderId: number | null;
  orderKind: "order" | "trip" | null;
  postings: ListedPosting[];
}

/** Journals of a condition (`toCondition`), newest first, with their postings. */
export async function readJournals(
  db: Database,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedJournal[]> {
  const found = db
    .select({
      id: ledgerJournals.id,
      kind: ledgerJournals.kind,
      cause: ledgerJournals.cause,
      at: ledgerJournals.at,
      orderId: findOrderOfCause(ledgerJournals.cause).as("order_id"),
    })
    .from(ledgerJournals)
    .where(condition)
    .orderBy(desc(ledgerJournals.id))
    .limit(limit)
    .offset(offset)
    .as("found");
  const rows = await db
    .select({
      id: found.id,
      kind: found.kind,
      cause: found.cause,
      at: found.at,
      orderId: found.orderId,
      orderKind: sql<string | null>`${orders.kind}`.as("order_kind"),
    })
    .from(found)
    .leftJoin(orders, eq(orders.id, found.orderId))
    .orderBy(desc(found.id));
  const postings = await readPostings(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ orderId, orderKind, ...journal }) => ({
    ...journal,
    orderId: orderId === null ? null : Number(orderId),
    orderKind: orderKind === null ? null : orderKind === "trip" ? "trip" : "order",
    postings: postings.get(journal.id) ?? [],
  }));
}

async function readPostings(
  db: Database,
  journalIds: number[],
): Promise<Map<number, ListedPosting[]>> {
  const rows = await db
    .select({
      journalId: ledgerPostings.journalId,
      amount: ledgerPostings.amount,
      kind: ledgerAccounts.kind,
      owner: ledgerAccounts.owner,
      unit: ledgerAccounts.unit,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(sql`${ledgerPostings.journalId} = any(${sql.param(journalIds)}::bigint[])`)
    .orderBy(asc(ledgerPostings.id));
  const byJournal = Map.groupBy(rows, ({ journalId }) => journalId);
  return new Map(
    [...byJournal].map(([id, entries]) => [
      id,
      entries.map(({ kind, owner, unit, amount }) => ({
        ...{ kind, owner, unit },
        account: nameOfAccount(kind, owner),
        amount: inUnits(unit, amount),
      })),
    ]),
  );
}

function inUnits(unit: LedgerUnit, amount: number): number {
  return unit === "money" ? fromMinor(minor(amount)) : amount;
}

/** The number of journals that match, up to 10 000. */
export async function countJournals(db: Database, condition: SQL | undefined): Promise<number> {
  const found = db
    .select({ id: ledgerJournals.id })
    .from(ledgerJournals)
    .where(condition)
    .limit(10_000);
  const [total] = await db.select({ count: count() }).from(found.as("found"));
  return total?.count ?? 0;
}

/** The condition of a filter, for `readJournals` and `countJournals`. */
export async function toCondition(
  db: Database,
  { account, kind, orderId, from, to }: LedgerFilter,
): Promise<SQL | undefined> {
  return and(
    kind === undefined ? undefined : eq(ledgerJournals.kind, kind),
    orderId === undefined ? undefined : await isCauseOfOrder(db, ledgerJournals.cause, orderId),
    from === null ? undefined : gte(ledgerJournals.at, from),
    to === null ? undefined : lt(ledgerJournals.at, to),
    account === null ? undefined : await isPostedTo(db, account),
  );
}

/** Up to so many postings, all journals of an account are looked up to find the latest ones. */
const fewPostings = 10_000;

async function isPostedTo(db: Database, account: AccountFilter): Promise<SQL> {
  const ids = db.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isOf(account));
  const postings = db
    .select({ id: ledgerPostings.journalId })
    .from(ledgerPostings)
    .where(inArray(ledgerPostings.accountId, ids));
  const first = postings.limit(fewPostings + 1).as("first");
  if ((await db.$count(first)) <= fewPostings) return sql`${ledgerJournals.id} in ${postings}`;
  // Most journals post to it: asked of each from the latest on, until the page is full. As a value,
  // because the planner would join all of them.
  return sql`(select true from ${ledgerPostings} as posting
    join ${ledgerAccounts} on ${ledgerAccounts.id} = posting.account_id
    where posting.journal_id = ${ledgerJournals.id} and ${isOf(account)} limit 1)`;
}

function isOf({ kind, owner }: AccountFilter): SQL | undefined {
  const ofOwner = owner === "" ? undefined : eq(ledgerAccounts.owner, owner);
  return and(eq(ledgerAccounts.kind, kind), ofOwner);
}

/**
 * What accounts have before `to`, or now: the sum of each kind and of each gateway, or of the one
 * account that is named.
 */
export async function readBalances(
  db: Database,
  { account, to }: Pick<LedgerFilter, "account" | "to">,
): Promise<{ account: string; unit: LedgerUnit; amount: number }[]> {
  const condition = account === null ? undefined : isOf(account);
  const [stored, summed, later] = await Promise.all([
    db
      .select({ kind: ledgerAccounts.kind, amount: sum(ledgerAccounts.balance).mapWith(Number) })
      .from(ledgerAccounts)
      .where(and(isNotNull(ledgerAccounts.balance), condition))
      .groupBy(ledgerAccounts.kind),
    db
      .select({
        kind: ledgerAccounts.kind,
        owner: ledgerAccounts.owner,
        amount: sql`(select coalesce(sum(posting.amount), 0) from ${ledgerPostings} as posting
          where posting.account_id = ${ledgerAccounts}.id)`.mapWith(Number),
      })
      .from(ledgerAccounts)
      .where(and(isNull(ledgerAccounts.balance), condition)),
    to === null ? [] : readSumsSince(db, to, condition),
  ]);
  const balances = new Map<string, { kind: AccountKind; amount: number }>();
  const add = (sign: 1 | -1) => (row: { kind: AccountKind; owner?: string; amount: number }) => {
    const name = nameOfAccount(row.kind, account?.owner || ownerIfNamed(row));
    const amount = (balances.get(name)?.amount ?? 0) + sign * row.amount;
    balances.set(name, { kind: row.kind, amount });
  };
  [...stored, ...summed].forEach(add(1));
  later.forEach(add(-1));
  const kinds = Object.keys(accountRules) as AccountKind[];
  return [...balances]
    .toSorted(
      ([aName, a], [bName, b]) =>
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (aName < bName ? -1 : 1),
    )
    .map(([name, { kind, amount }]) => {
      const { unit } = accountRules[kind];
      return { account: name, unit, amount: inUnits(unit, amount) };
    });
}

/** Only gateways are shown one by one. */
function ownerIfNamed({ kind, owner = "" }: { kind: AccountKind; owner?: string }): string {
  return kind === "gateway" ? owner : "";
}

/** What was posted to accounts since then, first by their ids: many postings have few accounts. */
async function readSumsSince(db: Database, at: Date, condition: SQL | undefined) {
  const posted = db
    .select({
      accountId: ledgerPostings.accountId,
      amount: sum(ledgerPostings.amount).as("posted"),
    })
    .from(ledgerJournals)
    .innerJoin(ledgerPostings, eq(ledgerPostings.journalId, ledgerJournals.id))
    .where(gte(ledgerJournals.at, at))
    .groupBy(ledgerPostings.accountId)
    .as("posted");
  const { kind } = ledgerAccounts;
  const owner = sql<string>`case when ${kind} = 'gateway' then ${ledgerAccounts.owner} else '' end`;
  return db
    .select({ kind, owner: owner.as("named"), amount: sum(posted.amount).mapWith(Number) })
    .from(posted)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, posted.accountId))
    .where(condition)
    .groupBy(kind, sql`named`);
}

/** The names of the stores and couriers of some accounts, by the account. */
export async function readAccountNames(
  db: Database,
  postings: ListedPosting[],
  language: Language,
): Promise<Map<string, string>> {
  const idsOf = (...kinds: AccountKind[]) =>
    postings.filter(({ kind }) => kinds.includes(kind)).map(({ owner }) => Number(owner));
  const [shops, people] = await Promise.all([
    db
      .select({ id: stores.id, name: stores.name })
      .from(stores)
      .where(inArray(stores.id, idsOf("store"))),
    db
      .select({ id: couriers.id, firstName: couriers.firstName, lastName: couriers.lastName })
      .from(couriers)
      .where(inArray(couriers.id, idsOf("courier", "courier_cash"))),
  ]);
  return new Map([
    ...shops.map(({ id, name }): [string, string] => [`store:${id}`, localize(name, language)]),
    ...people.flatMap(({ id, firstName, lastName }): [string, string][] => {
      const name = `${firstName} ${lastName}`.trim();
      return [
        [`courier:${id}`, name],
        [`courier_cash:${id}`, name],
      ];
    }),
  ]);
}
