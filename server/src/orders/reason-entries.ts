import { AppError } from "@errand/core/errors";
import type { LocalizedText } from "@errand/core/language";
import {
  deskReasons,
  type ReasonKind,
  type ReasonValues,
} from "@errand/core/orders/reason-entries.contract";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { getAddedId } from "../entries/entry-checks.ts";
import { withoutTimes } from "../entries/entry-moments.ts";
import type { EntryList, EntryState, StoredEntry } from "../entries/entry-source.ts";
import { cancellationReasons, parcelCancellationReasons } from "../order-rows/orders.tables.ts";
import { refundReasons } from "../order-rows/refund-requests.tables.ts";

/** The tables of reasons, by the rest of the ids of their entries when divided by three. */
const tables = [cancellationReasons, refundReasons, parcelCancellationReasons] as const;

/** All reasons as one list: the id of an entry says in which table it is. */
const source = sql`(
  select id * 3 as id, 'cancellation' as kind, reason, active from ${cancellationReasons}
  union all select id * 3 + 1, 'refund', reason, active from ${refundReasons}
  union all select id * 3 + 2, 'parcel_' || type, reason, active from ${parcelCancellationReasons}
) as reasons`;

const status: SQL<StoredEntry["status"]> = sql`case when reasons.active then 'live' else 'off' end`;

/** Why orders are canceled and refunded, as the desk words it (contract 7.3). */
export const reasonEntries: EntryList<ReasonValues> = {
  endpoints: deskReasons,
  ...{ name: "reasons", kind: "reason", table: source, id: sql<number>`reasons.id` },
  filters: { text: sql`(reasons.kind || ' ' || reasons.reason::text)` },
  status: () => status,
  sort: [sql`reasons.kind`],
  read: readReasons,

  async check(_db, id, { values }) {
    if (id !== null && tableOfKind(values.kind) !== tableOfEntry(id)) {
      throw new AppError("reason_kind", { field: "values.kind" });
    }
  },

  async add(tx, state) {
    const columns = toColumns(state);
    const { kind } = state.values;
    const index = tables.indexOf(tableOfKind(kind));
    return getAddedId(await insertReason(tx, kind, columns)) * 3 + index;
  },

  async change(tx, id, state) {
    const columns = toColumns(state);
    const rowId = Math.floor(id / 3);
    const table = tableOfEntry(id);
    if (table !== parcelCancellationReasons) {
      await tx.update(table).set(columns).where(eq(table.id, rowId));
      return;
    }
    const type = toParcelType(state.values.kind);
    await tx
      .update(table)
      .set({ ...columns, type })
      .where(eq(table.id, rowId));
  },

  async remove(tx, id) {
    const table = tableOfEntry(id);
    await tx.delete(table).where(eq(table.id, Math.floor(id / 3)));
  },
};

function insertReason(tx: Database, kind: ReasonKind, columns: ReturnType<typeof toColumns>) {
  const table = tableOfKind(kind);
  if (table !== parcelCancellationReasons) {
    return tx.insert(table).values(columns).returning({ id: table.id });
  }
  const type = toParcelType(kind);
  return tx
    .insert(table)
    .values({ ...columns, type })
    .returning({ id: table.id });
}

function tableOfKind(kind: ReasonKind) {
  if (kind === "cancellation") return cancellationReasons;
  return kind === "refund" ? refundReasons : parcelCancellationReasons;
}

function tableOfEntry(id: number) {
  return tables[id % 3] ?? cancellationReasons;
}

function toParcelType(kind: ReasonKind) {
  return kind === "parcel_before_pickup" ? "before_pickup" : "after_pickup";
}

function toColumns({ values, active }: EntryState<ReasonValues>) {
  return { reason: values.reason, active };
}

async function readReasons(db: Database, ids: number[]): Promise<StoredEntry<ReasonValues>[]> {
  const { rows } = await db.execute<{
    id: number;
    kind: ReasonKind;
    reason: LocalizedText;
    active: boolean;
  }>(sql`
    select reasons.id::float8 as id, kind, reason, active from ${source}
    where reasons.id in (${sql.join(ids, sql`, `)})`);
  return rows.map(({ id, kind, reason, active }) => ({
    ...{ id, active, status: active ? "live" : "off", ...withoutTimes },
    values: { kind, reason },
  }));
}
