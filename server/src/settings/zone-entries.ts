import { AppError } from "@errand/core/errors";
import type { Area } from "@errand/core/location/area";
import { deskZones, type ZoneValues } from "@errand/core/location/zone-entries.contract";
import { fromPercent, toPercent } from "@errand/core/money";
import { and, asc, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import { customerAddresses } from "../addresses/addresses.tables.ts";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { switchStatusSql, withoutTimes } from "../entries/entry-moments.ts";
import type { EntryList, EntryState, StoredEntry } from "../entries/entry-source.ts";
import { getBounds } from "../import/zones.import.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { requireArea } from "./zone-area.ts";
import { findZoneEffects } from "./zone-effects.data.ts";
import { requireTerms, toTermsRow, toTermsValues } from "./zone-terms.ts";

/** Zones with what a delivery costs in them. One that is off is closed: running orders end. */
export const zoneEntries: EntryList<ZoneValues> = {
  endpoints: deskZones,
  ...{ name: "zones", kind: "zone", table: zones, id: zones.id },
  filters: {
    module: (id) =>
      sql`exists (select from ${zoneModules} where ${zoneModules.zoneId} = ${zones.id} and ${zoneModules.moduleId} = ${id})`,
    text: sql`${zones.name}::text`,
  },
  status: () => switchStatusSql(zones.open),
  sort: [asc(sql`${zones.name}->>'en'`), asc(zones.id)],
  read: readZones,
  check: checkZone,

  async add(tx, state) {
    const [added] = await tx
      .insert(zones)
      .values({ ...toColumns(state), displayName: state.values.name })
      .returning({ id: zones.id });
    if (!added) throw new Error("no zone was added");
    await writeTerms(tx, added.id, state.values);
    return added.id;
  },

  async change(tx, id, state) {
    const { name } = state.values;
    const [stored] = await tx.select({ name: zones.name }).from(zones).where(eq(zones.id, id));
    const isRenamed = stored?.name.en !== name.en || stored.name.fr !== name.fr;
    await tx
      .update(zones)
      .set({ ...toColumns(state), ...(isRenamed && { displayName: name }) })
      .where(eq(zones.id, id));
    await writeTerms(tx, id, state.values);
  },

  async remove(tx, id) {
    await tx
      .update(zones)
      .set({ deliversTo: sql`array_remove(${zones.deliversTo}, ${id}::bigint)` })
      .where(sql`${id}::bigint = any(${zones.deliversTo})`);
    await tx.delete(zones).where(eq(zones.id, id));
  },

  async countUses(db, id) {
    const counts = await Promise.all([
      db.$count(stores, eq(stores.zoneId, id)),
      db.$count(orders, eq(orders.zoneId, id)),
      db.$count(customerAddresses, eq(customerAddresses.zoneId, id)),
    ]);
    return counts.reduce((sum, count) => sum + count, 0);
  },

  findEffects: findZoneEffects,
};

async function readZones(db: Database, ids: number[]): Promise<StoredEntry<ZoneValues>[]> {
  const rows = await db.select().from(zones).where(inArray(zones.id, ids));
  const terms = await db
    .select()
    .from(zoneModules)
    .where(inArray(zoneModules.zoneId, ids))
    .orderBy(asc(zoneModules.moduleId));
  return rows.map((zone) => ({
    ...{ id: zone.id, active: zone.open, ...withoutTimes },
    status: zone.open ? "live" : "off",
    values: {
      ...{ name: zone.name, area: zone.area as ZoneValues["area"] },
      cash: zone.cashOnDelivery,
      online: zone.digitalPayment,
      transfers: zone.offlinePayment,
      delivery_fee_rise: zone.deliveryFeeRaised ? toPercent(zone.deliveryFeeRise) : 0,
      delivery_fee_message: zone.deliveryFeeMessage,
      delivers_to: zone.deliversTo,
      delivery: Object.fromEntries(
        terms
          .filter(({ zoneId }) => zoneId === zone.id)
          .map((row) => [String(row.moduleId), toTermsValues(row)]),
      ),
    },
  }));
}

function toColumns({ values, active }: EntryState<ZoneValues>) {
  const area = requireArea(values.area as Area);
  const rise = fromPercent(values.delivery_fee_rise);
  return {
    ...{ name: values.name, open: active, area, ...getBounds(area) },
    cashOnDelivery: values.cash,
    digitalPayment: values.online,
    offlinePayment: values.transfers,
    ...{ deliveryFeeRise: rise, deliveryFeeRaised: rise > 0 },
    deliveryFeeMessage: values.delivery_fee_message,
    deliversTo: values.delivers_to,
  };
}

/** The modules that serve the zone, with their terms. */
function getTerms({ delivery }: ZoneValues) {
  // Undoing the first terms of all leaves nothing.
  return Object.entries(delivery ?? {}).flatMap(([moduleId, terms]) =>
    terms ? [{ moduleId, terms }] : [],
  );
}

async function writeTerms(tx: Database, zoneId: number, values: ZoneValues) {
  const terms = getTerms(values);
  const served = terms.map(({ moduleId }) => Number(moduleId));
  const ofZone = eq(zoneModules.zoneId, zoneId);
  await tx.delete(zoneModules).where(and(ofZone, notInArray(zoneModules.moduleId, served)));
  for (const { moduleId, terms: stated } of terms) {
    const charges = toTermsRow(stated);
    await tx
      .insert(zoneModules)
      .values({ zoneId, moduleId: Number(moduleId), ...charges })
      .onConflictDoUpdate({ target: [zoneModules.zoneId, zoneModules.moduleId], set: charges });
  }
}

/** Throws what an area, a name, a target and terms are refused for. */
async function checkZone(db: Database, id: number | null, { values }: EntryState<ZoneValues>) {
  requireArea(values.area as Area);
  const terms = getTerms(values);
  for (const each of terms) requireTerms(each.moduleId, each.terms);
  const isTaken = and(eq(sql`${zones.name}->>'en'`, values.name.en), ne(zones.id, id ?? 0));
  if ((await db.$count(zones, isTaken)) > 0) {
    throw new AppError("zone_name_taken", { field: "values.name" });
  }
  const { delivers_to: targets } = values;
  const isKnown = targets.length === new Set(targets).size && !targets.includes(id ?? 0);
  const found = targets.length === 0 ? 0 : await db.$count(zones, inArray(zones.id, targets));
  if (!isKnown || found !== targets.length) {
    throw new AppError("zone_target_unknown", { field: "values.delivers_to" });
  }
  const ids = terms.map(({ moduleId }) => Number(moduleId));
  const served = ids.length === 0 ? 0 : await db.$count(modules, inArray(modules.id, ids));
  if (served !== ids.length) {
    throw new AppError("zone_target_unknown", { field: "values.delivery" });
  }
}
