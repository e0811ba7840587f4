import { isOpen } from "@errand/core/catalog/availability";
import { AppError } from "@errand/core/errors";
import { cellCentre } from "@errand/core/location/cell";
import { fromMinor, type Minor, minor, nothing, toMinor } from "@errand/core/money";
import type { Span } from "@errand/core/rental/free-vehicles";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { vehicleTotal } from "@errand/core/rental/trip-total";
import type { VehicleFilter } from "@errand/core/rental/vehicle-filter";
import { localTime } from "@errand/core/time";
import { tripSpan } from "@errand/core/trips/trip-span";
import { between, eq, gt, gte, inArray, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { dependsOn } from "../caching/dependencies.ts";
import { everyFleetTag, everyListTag, holdsTag, listTag } from "../caching/tags.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { ReadContext } from "../items/items.data.ts";
import { findZoneServing } from "../location/zones.data.ts";
import type { Coordinates } from "../requests/headers.ts";
import { matchOf } from "../text-search/text-match.ts";
import { type FleetOrder, readFleetPage } from "./fleet-query.ts";
import { vehicles } from "./rental.tables.ts";
import type { RentalApi } from "./rental-api.ts";
import { readListedVehicles, readVehicleResponses, toMomentSpan } from "./vehicle.data.ts";
import { readNextFree } from "./vehicle-calendar.data.ts";

export interface VehicleContext extends ReadContext {
  zoneIds: number[];
  module: { id: number };
}

interface VehicleSearch extends VehicleFilter {
  limit: number;
  offset: number;
  name?: string;
  /** Only of this provider. */
  providerId?: number;
  /** In all zones, unless a pickup point is sent. */
  anywhere?: boolean;
  include_taken?: number;
}

const maxCounted = 10_000;
const topRating = 4;

/**
 * One page of the vehicles that a visitor searches for, with the lowest and the highest price
 * (contract 5.4).
 */
export async function searchFleet(
  api: RentalApi,
  ctx: VehicleContext & { place: Coordinates | null },
  search: VehicleSearch,
) {
  const { limit, offset, providerId, trip_type: type, min_price, max_price } = search;
  const [span, zoneIds, match] = await Promise.all([
    toSpan(search, api),
    pickupZones(ctx, search),
    search.name === undefined ? null : matchOf(api, search.name, ctx),
  ]);
  // With what has just been changed of providers and vehicles.
  await api.changes.flushed();
  const offering = await offeringProviders(api, ctx, { zoneIds, at: span });
  const page = await readFleetPage(ctx.db, {
    providerIds: offering.filter((id) => id === (providerId ?? id)),
    conditions: toFleetConditions(search),
    match: search.name === undefined ? undefined : match,
    price: type ?? "any",
    minPrice: min_price === undefined ? undefined : toMinor(min_price),
    maxPrice: max_price === undefined ? undefined : toMinor(max_price),
    span: span ?? toMomentSpan(ctx.now),
    ...(span && { isFree: search.include_taken === 1 ? "first" : "only" }),
    order: getFleetOrder(search, ctx.place),
    limit,
    offset,
  });
  const free = new Map(page.vehicles.map((vehicle) => [vehicle.id, vehicle.free]));
  const ids = [...free.keys()];
  dependsOn(...ids.map(holdsTag));
  const listed = await readListedVehicles(api, ctx, ids);
  const taken = listed
    .filter(({ id }) => free.get(id) === 0)
    .map(({ id, total_vehicles: total }) => ({ id, total, quantity: 1 }));
  const totalOf = toTripTotal(search, await api.shop());
  const nextFree = span ? await readNextFree(ctx.db, taken, span) : new Map<number, Date>();
  return {
    total_size: Math.min(page.total, maxCounted),
    taken_size: span ? Math.min(page.taken, maxCounted) : 0,
    limit,
    offset,
    vehicles: listed.map((vehicle) => {
      const nextFreeAt = nextFree.get(vehicle.id)?.toISOString();
      const total = totalOf(vehicle);
      return {
        ...vehicle,
        total_vehicle_count: free.get(vehicle.id) ?? 0,
        ...(total !== null && { trip_total: fromMinor(total) }),
        ...(nextFreeAt && { next_free_at: nextFreeAt }),
      };
    }),
    min_price: fromMinor(minor(page.lowest)),
    max_price: fromMinor(minor(page.highest)),
  };
}

/** One page of the rated vehicles that can be picked up in these zones, best rated first. */
export async function listTopRated(
  api: RentalApi,
  ctx: VehicleContext,
  { limit, offset }: { limit: number; offset: number },
) {
  const page = await readFleetPage(ctx.db, {
    providerIds: await offeredBy(api, ctx),
    conditions: [gt(vehicles.ratingCount, 0)],
    span: toMomentSpan(ctx.now),
    order: "rating",
    limit,
    offset,
  });
  const ids = page.vehicles.map(({ id }) => id);
  return {
    total_size: Math.min(page.total, maxCounted),
    limit,
    offset,
    vehicles: await readVehicleResponses(api, ctx, ids),
  };
}

/** The providers whose vehicles are listed in these zones, or in a whole module. */
export async function offeredBy(
  api: RentalApi,
  { zoneIds, ...ctx }: Omit<VehicleContext, "zoneIds"> & { zoneIds: number[] | null },
): Promise<number[]> {
  dependsOn(everyFleetTag, ...(zoneIds?.map(listTag) ?? [everyListTag]));
  await api.changes.flushed();
  return offeringProviders(api, ctx, { zoneIds, at: null });
}

/**
 * Active providers, in these zones, and open when the span begins. One of several of the zones is
 * named for each.
 */
async function offeringProviders(
  { catalogue, shop }: RentalApi,
  { module }: Pick<VehicleContext, "module">,
  { zoneIds, at }: { zoneIds: number[] | null; at: Span | null },
): Promise<number[]> {
  const [zones, { timeZone }] = await Promise.all([catalogue.hoursByZone(), shop()]);
  const time = at && localTime(new Date(at.start), timeZone);
  return (zoneIds ?? [...zones.keys()])
    .flatMap((zone) => zones.get(zone) ?? [])
    .filter(({ moduleId, ...hours }) => moduleId === module.id && (!time || isOpen(hours, time)))
    .flatMap(({ storeIds }) => storeIds);
}

/** Returns what a vehicle costs for the asked time in all; null without one, and by distance. */
function toTripTotal(
  { date, duration: hours = 1, trip_type: type }: VehicleFilter,
  {
    taxIncluded: isTaxIncluded,
    additionalCharge,
  }: Pick<ShopSettings, "taxIncluded" | "additionalCharge">,
): (vehicle: Vehicle) => Minor | null {
  if (date === undefined || type === undefined || type === "distance_wise") return () => null;
  const charge = additionalCharge?.amount ?? nothing;
  return (vehicle) => vehicleTotal(vehicle, { type, hours, meters: 0 }, { isTaxIncluded, charge });
}

async function toSpan(
  { date, duration = 1, trip_type: type }: VehicleFilter,
  { shop }: Pick<RentalApi, "shop">,
): Promise<Span | null> {
  if (date === undefined) return null;
  const { timeZone } = await shop();
  const times = { pickupTime: new Date(date), hours: duration, minutes: 0 };
  return tripSpan({ ...times, type: type === "day_wise" ? "day_wise" : "hourly" }, timeZone);
}

/** The zone of the pickup point, else the visitor's; null for all. */
async function pickupZones(
  { db, module, zoneIds }: VehicleContext,
  { pickup_location: point, anywhere = false }: VehicleSearch,
): Promise<number[] | null> {
  if (!point) return anywhere ? null : zoneIds;
  const served = await findZoneServing(db, module.id, {
    latitude: point.lat,
    longitude: point.lng,
  });
  if (!served) throw new AppError("pickup_outside_zones", { field: "pickup_location" });
  return [served.zone.id];
}

function getFleetOrder(
  { sortby_price, sortby_distance, pickup_location, top_rated }: VehicleFilter,
  place: Coordinates | null,
): FleetOrder {
  if (sortby_price) return sortby_price === "asc" ? "price_asc" : "price_desc";
  // The first page is rendered for a cell, so that the next ones must be of it, too.
  const cell = place && cellCentre(place);
  const from = pickup_location ?? (cell && { lat: cell.latitude, lng: cell.longitude });
  if (sortby_distance === 1 && from) return { nearestTo: from };
  return top_rated === 1 ? "rating" : "match";
}

function toFleetConditions(search: VehicleSearch): (SQL | undefined)[] {
  const { category_ids, brand_ids, transmission_type, vehicle_type, fuel_type } = search;
  const { air_condition, no_air_condition } = search;
  const isOneOf = <Value>(column: PgColumn, values: readonly Value[] | undefined) =>
    values && values.length > 0 ? inArray(column, [...values]) : undefined;
  const seats = search.seating_capacity?.map((range) => range.split("-").map(Number));
  return [
    isOneOf(vehicles.categoryId, category_ids),
    isOneOf(vehicles.brandId, brand_ids),
    isOneOf(vehicles.transmission, transmission_type),
    isOneOf(vehicles.type, vehicle_type),
    isOneOf(vehicles.fuel, fuel_type),
    (air_condition ?? 0) === (no_air_condition ?? 0)
      ? undefined
      : eq(vehicles.airCondition, air_condition === 1),
    or(...(seats ?? []).map(([from = 0, to = 0]) => between(vehicles.seats, from, to))),
    search.top_rated === 1 ? gte(vehicles.avgRating, topRating) : undefined,
  ];
}
