import { AppError } from "@errand/core/errors";
import {
  type BroadcastValues,
  deskNotifications,
} from "@errand/core/orders/broadcast-entries.contract";
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { takePicture } from "../catalog/uploads.data.ts";
import type { Database } from "../database/database.ts";
import { getAddedId, targetError } from "../entries/entry-checks.ts";
import type { EntryList, EntryState, EntryTime, StoredEntry } from "../entries/entry-source.ts";
import { zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { countReceivers } from "./broadcast-receivers.data.ts";
import { broadcasts } from "./broadcasts.tables.ts";
import { sendBroadcastLater } from "./send-broadcast.job.ts";

/** Notifications of the shop to customers: one is sent at its beginning (contract 7.3). */
export const broadcastEntries: EntryList<BroadcastValues> = {
  endpoints: deskNotifications,
  ...{ name: "notifications", kind: "notification", table: broadcasts, id: broadcasts.id },
  filters: {
    zones: {
      within: (ids) =>
        sql`(${zoneIds()} <> '[]' and ${zoneIds()} <@ ${JSON.stringify(ids)}::jsonb)`,
      ofShop: sql`${zoneIds()} = '[]'`,
    },
    text: sql`(${broadcasts.title}::text || ${broadcasts.description}::text)`,
  },
  status,
  read: readBroadcasts,
  findZones: async (_db, { to }) => (to.zone_ids.length > 0 ? to.zone_ids : null),

  async check(db, id, { values }) {
    const { zone_ids: zoneIds, module_ids: moduleIds } = values.to;
    if ((await countOf(db, zones, zoneIds)) !== zoneIds.length) throw targetError("to.zone_ids");
    if ((await countOf(db, modules, moduleIds)) !== moduleIds.length) {
      throw targetError("to.module_ids");
    }
    if (id === null) return;
    const [row] = await db.select().from(broadcasts).where(eq(broadcasts.id, id));
    if (row?.sentAt) throw new AppError("broadcast_sent");
  },

  async add(tx, state, time) {
    await takePicture(tx, state.values.image);
    const columns = toColumns(state, time);
    const rows = await tx.insert(broadcasts).values(columns).returning({ id: broadcasts.id });
    const id = getAddedId(rows);
    await sendBroadcastLater(tx, id, columns.sendAt);
    return id;
  },

  async change(tx, id, state, time) {
    await takePicture(tx, state.values.image);
    const columns = toColumns(state, time);
    await tx.update(broadcasts).set(columns).where(eq(broadcasts.id, id));
    await sendBroadcastLater(tx, id, columns.sendAt);
  },

  async remove(tx, id) {
    await tx.delete(broadcasts).where(eq(broadcasts.id, id));
  },

  async findEffects(db, { after }, { timeZone }) {
    const count = await countReceivers(db, after.values.to, timeZone);
    return [{ code: "receivers", count }];
  },
};

function zoneIds(): SQL {
  return sql`(${broadcasts.receivers} -> 'zone_ids')`;
}

function status({ now }: EntryTime): SQL<StoredEntry["status"]> {
  return sql`case when ${broadcasts.sentAt} is not null then 'ended'
    when not ${broadcasts.active} then 'off'
    when ${broadcasts.sendAt} > ${now.toISOString()}::timestamptz then 'scheduled' else 'live' end`;
}

function countOf(db: Database, table: typeof zones | typeof modules, ids: number[]) {
  return ids.length === 0 ? Promise.resolve(0) : db.$count(table, inArray(table.id, ids));
}

function toColumns({ values, active, from }: EntryState<BroadcastValues>, { now }: EntryTime) {
  const { title, description, image, link, to: receivers } = values;
  return { title, description, image, link, receivers, active, sendAt: from ?? now };
}

async function readBroadcasts(
  db: Database,
  ids: number[],
  time: EntryTime,
): Promise<StoredEntry<BroadcastValues>[]> {
  const rows = await db
    .select({ row: broadcasts, status: status(time) })
    .from(broadcasts)
    .where(inArray(broadcasts.id, ids));
  return rows.map(({ row, status: found }) => ({
    ...{ id: row.id, status: found, active: row.active, from: row.sendAt, until: null },
    uses: row.sentCount,
    values: {
      ...{ title: row.title, description: row.description },
      ...{ image: row.image, link: row.link, to: row.receivers },
    },
  }));
}
