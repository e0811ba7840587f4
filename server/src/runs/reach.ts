import { isOpen } from "@errand/core/catalog/availability";
import { deliveryMinutes } from "@errand/core/catalog/delivery-minutes";
import type { Position } from "@errand/core/location/geometry";
import { fromMinor, type Minor, minor, nothing, sumOf } from "@errand/core/money";
import { deliveryCharge, freeDeliveryBy, isFixedCharge } from "@errand/core/pricing/delivery";
import { planRun, type RunPickup } from "@errand/core/runs/plan-run";
import { getRunFee, splitRunAmount } from "@errand/core/runs/run-fee";
import type { RunTerms } from "@errand/core/runs/run-terms";
import type { RunReach, StoreReach } from "@errand/core/runs/runs.contract";
import { localTime } from "@errand/core/time";
import { and, eq, inArray } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { deliveryTermsOf } from "../catalog/delivery-terms.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { type Maps, metersBetween } from "../integrations/maps.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { toPickup } from "./run-pickup.ts";

interface Reach {
  maps: Maps;
  shop: ShopSettings;
  terms: RunTerms;
  door: Position;
  now: Date;
}

type StoreTerms = Awaited<ReturnType<typeof readStoreTerms>>[number];

interface Stop {
  fee: Minor;
  /** The delivery is free for the customer, whose part of the fee somebody else pays. */
  isFree: boolean;
  pickup: RunPickup;
  /** Minutes between the earliest and the latest promise of its store. */
  spread: number;
}

interface PlannedStore {
  row: StoreTerms;
  stop: Stop;
}

/** A store with a cart, and what the cart costs before discounts. */
interface CartStore {
  storeId: number;
  subtotal: Minor;
}

/**
 * What each of the stores adds to a run of the other stores with carts: money and minutes, or why
 * it cannot be added; and what the deliveries of all carts cost as a run (contract 8.2).
 */
export async function findReach(
  db: Database,
  { inCart, asked }: { inCart: CartStore[]; asked: number[] },
  reach: Reach,
): Promise<RunReach> {
  const subtotals = new Map(inCart.map(({ storeId, subtotal }) => [storeId, subtotal]));
  const rows = await readStoreTerms(db, [...new Set([...subtotals.keys(), ...asked])]);
  const planned = await Promise.all(
    rows.map(async (row) => {
      return { row, stop: await toStop(row, reach, subtotals.get(row.store.id)) };
    }),
  );
  const inErrand = planned.filter(({ row }) => subtotals.has(row.store.id));
  const found = planned
    .filter(({ row }) => asked.includes(row.store.id))
    .flatMap((added) => {
      const others = inErrand.filter((other) => other !== added);
      return others.length === 0 ? [] : [toAdded(added, others, reach)];
    });
  const carts = inErrand.map(({ row }) => row);
  const isRun =
    carts.length > 1 &&
    carts.every((row) => {
      const rest = carts.filter((other) => other !== row);
      return findReason(row, rest, reach) === null;
    });
  const stops = inErrand.map(({ stop }) => stop);
  return { stores: found, run: isRun ? toRun(carts, stops, reach) : null };
}

/** What a store adds to the run of the others. */
function toAdded(added: PlannedStore, others: PlannedStore[], reach: Reach): StoreReach {
  const stops = others.map(({ stop }) => stop);
  const before = getOutcome(stops, reach);
  const after = getOutcome([...stops, added.stop], reach);
  const rows = others.map(({ row }) => row);
  const reason = findReason(added.row, rows, reach) ?? after.refused;
  return {
    store_id: added.row.store.id,
    extra: fromMinor(minor(Math.max(0, after.paid - before.paid))),
    minutes: Math.max(0, Math.ceil(after.arrival - before.arrival)),
    ...(reason && { reason }),
  };
}

/** The run of the stores with carts; null where the courier cannot bring them together. */
function toRun(rows: StoreTerms[], stops: Stop[], { terms, door, now }: Reach): RunReach["run"] {
  const planned = planRun(
    stops.map(({ pickup }) => pickup),
    door,
    terms,
  );
  if ("refused" in planned) return null;
  const at = (minutes: number) =>
    new Date(now.getTime() + Math.round(minutes * 60_000)).toISOString();
  const slowest = Math.max(...stops.map(({ spread }) => spread));
  return {
    fee: fromMinor(getPaidFee(stops, terms)),
    alone_fee: fromMinor(sumOf(stops.filter(({ isFree }) => !isFree).map(({ fee }) => fee))),
    window: { from: at(planned.arrival), to: at(planned.arrival + slowest) },
    store_ids: planned.pickups.flatMap(({ index }) => rows[index]?.store.id ?? []),
  };
}

/** What the customer pays of the fee of these stops. */
function getPaidFee(stops: Stop[], terms: RunTerms): Minor {
  const fees = stops.map((stop) => stop.fee);
  const parts = splitRunAmount(getRunFee(fees, terms), fees);
  return sumOf(parts.filter((_, index) => !stops[index]?.isFree));
}

/** What the customer pays of the fee of these stops, and when they are at the door. */
function getOutcome(stops: Stop[], { door, terms }: Reach) {
  const paid = getPaidFee(stops, terms);
  const planned = planRun(
    stops.map(({ pickup }) => pickup),
    door,
    terms,
  );
  return "refused" in planned
    ? { paid, arrival: 0, refused: planned.refused }
    : { paid, arrival: planned.arrival, refused: null };
}

function findReason({ store, zone }: StoreTerms, carts: StoreTerms[], { shop, terms, now }: Reach) {
  const isInZone = terms.zoneIds.length === 0 || terms.zoneIds.includes(zone.id);
  if (!isInZone || carts.some((cart) => cart.zone.id !== zone.id)) return "zone" as const;
  if (store.selfDelivery) return "own_delivery" as const;
  if (!store.delivery || !isOpen(store, localTime(now, shop.timeZone))) return "closed" as const;
  return carts.length >= terms.maxStores ? ("couriers" as const) : null;
}

/** Without a cart it counts what the store gives to every order. */
async function toStop(
  row: StoreTerms,
  { maps, shop, door, now }: Reach,
  subtotal: Minor = nothing,
): Promise<Stop> {
  const { store, zone, pivot, moduleType } = row;
  const terms = deliveryTermsOf(store, zone, pivot, shop.distanceCharges);
  const from: Position = [store.longitude, store.latitude];
  const meters = isFixedCharge(terms) ? 0 : await metersBetween(maps, from, door);
  const { min, max } = deliveryMinutes(store, now);
  const offers = { byStore: store.freeDelivery, over: shop.freeDeliveryOver, byCoupon: false };
  return {
    fee: deliveryCharge(terms, meters),
    isFree: freeDeliveryBy(offers, subtotal) !== null,
    pickup: toPickup({ store, moduleType, door, now }),
    spread: Math.max(0, max - min),
  };
}

/** Active stores with the terms of their zones. */
function readStoreTerms(db: Database, storeIds: number[]) {
  return db
    .select({ store: stores, zone: zones, pivot: zoneModules, moduleType: modules.type })
    .from(stores)
    .innerJoin(zones, eq(zones.id, stores.zoneId))
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .innerJoin(
      zoneModules,
      and(eq(zoneModules.zoneId, stores.zoneId), eq(zoneModules.moduleId, stores.moduleId)),
    )
    .where(and(inArray(stores.id, storeIds), eq(stores.active, true)))
    .orderBy(stores.id);
}
