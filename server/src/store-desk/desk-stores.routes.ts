import { closeMissingCash, listIncidents } from "@errand/core/delivery/incidents.contract";
import { AppError } from "@errand/core/errors";
import { listDeskStores, pauseDeskStore } from "@errand/core/store-desk/desk-stores.contract";
import { and, eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { readIncidents } from "../delivery/incidents.data.ts";
import { closeIncidents } from "../delivery/missing-cash.ts";
import { messageIn } from "../messages/messages.ts";
import { type OrderApi, serializeOptions } from "../orders/order-api.ts";
import { lockOrderRow } from "../orders/orders.data.ts";
import type { AuditFacts } from "../requests/audit-record.ts";
import { serve } from "../requests/serve.ts";
import { setPause } from "../stores/pause-store.ts";
import { haveReported, inZones, matchesStore, readStoreLoads } from "./desk-stores.data.ts";

/** Stores and incidents in the zones of an operator. */
export function deskStoresRoutes(api: OrderApi) {
  serve(api, listDeskStores, async (input, ctx) => {
    const { zone_id, module_id, reported_since, search, ...paging } = input;
    const { db, staff, now, language } = ctx;
    const { timeZone } = await api.shop();
    const options = { now, timeZone, language };
    const condition = and(
      inZones(staff.zoneIds, zone_id),
      module_id === undefined ? undefined : eq(stores.moduleId, module_id),
      matchesStore(search),
      haveReported(db, reported_since),
    );
    const page = await readStoreLoads(db, condition, paging, options);
    return { total_size: page.total, ...paging, stores: page.stores };
  });

  serve(api, pauseDeskStore, async ({ id, until, reason }, ctx) => {
    const { db, audit, afterCommit, language } = ctx;
    const before = await readPause(db, id);
    const pause = until && { until: new Date(until), cause: "desk" as const };
    await setPause(db, id, pause ? { ...pause, ...(reason && { reason }) } : null);
    audit({ subject: `store:${id}`, before, after: await readPause(db, id) });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "updated") };
  });

  serve(api, listIncidents, async (filter, { db, staff, now, language }) => {
    const { limit, offset } = filter;
    const { country } = await api.shop();
    const options = { ...serializeOptions(api, language), now, country };
    const page = await readIncidents(db, filter, staff, options);
    return { total_size: page.total, limit, offset, incidents: page.incidents };
  });

  serve(api, closeMissingCash, async ({ id, note }, { db, now, language, audit, afterCommit }) => {
    await lockOrderRow(db, id);
    if (!(await closeIncidents(db, id, now))) throw new AppError("order_status_conflict");
    audit({ subject: `order:${id}`, after: { missing_cash: "closed", note: note ?? null } });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "updated") };
  });
}

async function readPause(db: Database, storeId: number): Promise<AuditFacts> {
  const [store] = await db
    .select({ until: stores.pausedUntil, cause: stores.pauseCause, reason: stores.pauseReason })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (!store) throw new AppError("store_not_found");
  const { until, cause, reason } = store;
  return { paused_until: until?.toISOString() ?? null, cause, reason };
}
