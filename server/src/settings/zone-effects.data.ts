import { type Area, isInsideArea } from "@errand/core/location/area";
import type { Position } from "@errand/core/location/geometry";
import type { ZoneValues } from "@errand/core/location/zone-entries.contract";
import { fromPercent } from "@errand/core/money";
import { activeStatuses } from "@errand/core/orders/order-states";
import type { OrderToPrice } from "@errand/core/pricing/receipt";
import { and, between, eq, inArray, isNotNull, ne } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { zoneRateOf } from "../catalog/delivery-terms.ts";
import type { Database } from "../database/database.ts";
import type { EntryState, EntryTime, StatedEffect } from "../entries/entry-source.ts";
import { getBounds } from "../import/zones.import.ts";
import { addresses } from "../location/map.tables.ts";
import { zones } from "../location/zones.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import {
  comparePrices,
  type PricedOrder,
  readPricedOrders,
} from "../order-rows/priced-orders.data.ts";
import { toTermsRow } from "./zone-terms.ts";

interface ZoneChange {
  /** 0 for a new zone. */
  id: number;
  before: EntryState<ZoneValues> | null;
  after: EntryState<ZoneValues>;
}

/** What a change of a zone means for addresses, stores, running orders and prices. */
export async function findZoneEffects(
  db: Database,
  change: ZoneChange,
  { now }: EntryTime,
): Promise<StatedEffect[]> {
  return [
    ...(await findAreaEffects(db, change)),
    ...(await findClosingEffects(db, change)),
    ...(await findPriceEffects(db, change, now)),
  ];
}

const counted = (code: StatedEffect["code"], count: number): StatedEffect[] =>
  count > 0 ? [{ code, count }] : [];

async function findAreaEffects(
  db: Database,
  { id, before, after }: ZoneChange,
): Promise<StatedEffect[]> {
  // A closed zone reaches nothing.
  const former = before?.active ? before.values.area : null;
  const next = after.active ? after.values.area : null;
  if (JSON.stringify(former) === JSON.stringify(next)) return [];
  const isIn = (area: Area | null, point: Position) => area !== null && isInsideArea(point, area);
  const points = await readAddresses(db, [former, next]);
  const gained = points.filter((point) => isIn(next, point) && !isIn(former, point));
  const lost = points.filter((point) => isIn(former, point) && !isIn(next, point));
  const others = await db
    .select({ area: zones.area })
    .from(zones)
    .where(and(eq(zones.open, true), ne(zones.id, id)));
  const isReached = (point: Position) => others.some(({ area }) => isInsideArea(point, area));
  const places = await readDestinations(db);
  const storePlaces = next ? await readStorePlaces(db, id) : [];
  return [
    ...counted("addresses_gained", gained.length),
    ...counted("addresses_new", gained.filter((point) => !isReached(point)).length),
    ...counted("addresses_lost", lost.length),
    ...counted("stores_outside", storePlaces.filter((point) => !isIn(next, point)).length),
    ...counted(
      "orders_outside",
      places.filter((point) => isIn(former, point) && !isIn(next, point)).length,
    ),
  ];
}

/** The addresses of the map around areas. */
async function readAddresses(db: Database, areas: (Area | null)[]): Promise<Position[]> {
  const boxes = areas.flatMap((area) => (area ? [getBounds(area)] : []));
  if (boxes.length === 0) return [];
  const edge = (pick: (box: (typeof boxes)[number]) => number) => boxes.map(pick);
  const rows = await db
    .select({ latitude: addresses.latitude, longitude: addresses.longitude })
    .from(addresses)
    .where(
      and(
        between(
          addresses.latitude,
          Math.min(...edge(({ south }) => south)),
          Math.max(...edge(({ north }) => north)),
        ),
        between(
          addresses.longitude,
          Math.min(...edge(({ west }) => west)),
          Math.max(...edge(({ east }) => east)),
        ),
      ),
    );
  return rows.map(({ latitude, longitude }) => [longitude, latitude]);
}

/** Where running orders are delivered to. */
async function readDestinations(db: Database): Promise<Position[]> {
  const rows = await db
    .select({ address: orders.address })
    .from(orders)
    .where(and(inArray(orders.status, [...activeStatuses]), isNotNull(orders.address)));
  return rows.flatMap(({ address }): Position[] =>
    address ? [[address.longitude, address.latitude]] : [],
  );
}

async function readStorePlaces(db: Database, zoneId: number): Promise<Position[]> {
  const rows = await db
    .select({ latitude: stores.latitude, longitude: stores.longitude })
    .from(stores)
    .where(and(eq(stores.zoneId, zoneId), eq(stores.active, true)));
  return rows.map(({ latitude, longitude }) => [longitude, latitude]);
}

/** Running orders of a zone that closes end as they would have. */
async function findClosingEffects(
  db: Database,
  { id, before, after }: ZoneChange,
): Promise<StatedEffect[]> {
  if (!before?.active || after.active) return [];
  const closed = and(eq(stores.zoneId, id), eq(stores.active, true));
  const running = and(eq(orders.zoneId, id), inArray(orders.status, [...activeStatuses]));
  return [
    ...counted("stores_closed", await db.$count(stores, closed)),
    ...counted("orders_keep_terms", await db.$count(orders, running)),
  ];
}

/** What the orders of its stores in the last 24 hours would have cost. */
async function findPriceEffects(
  db: Database,
  { id, before, after }: ZoneChange,
  now: Date,
): Promise<StatedEffect[]> {
  if (!before || JSON.stringify(toPrices(before)) === JSON.stringify(toPrices(after))) return [];
  const placed = await readPricedOrders(db, now, { zoneIds: [id] });
  return comparePrices(placed, (order) => withTerms(order, after.values));
}

function toPrices({ values }: EntryState<ZoneValues>) {
  return [values.delivery_fee_rise, values.delivery];
}

function withTerms({ pricing, moduleId }: PricedOrder, values: ZoneValues): OrderToPrice {
  const { delivery } = pricing;
  const terms = values.delivery[String(moduleId)];
  if (delivery?.terms.by !== "zone" || !terms) return pricing;
  const [rate, rise] = [zoneRateOf(toTermsRow(terms)), fromPercent(values.delivery_fee_rise)];
  return { ...pricing, delivery: { ...delivery, terms: { ...delivery.terms, rate, rise } } };
}
