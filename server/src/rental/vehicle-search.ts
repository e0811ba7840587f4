import { isOpen } from "@errand/core/catalog/availability";
import { AppError } from "@errand/core/errors";
import { fromMinor, minor, toMinor } from "@errand/core/money";
import type { Span } from "@errand/core/rental/free-vehicles";
import type { VehicleFilter } from "@errand/core/rental/vehicle-filter";
import { localTime } from "@errand/core/time";
import { dependsOn } from "../caching/dependencies.ts";
import { everyFleetTag, everyListTag, holdsTag, listTag } from "../caching/tags.ts";
import type { ReadContext } from "../items/items.data.ts";
import { findZoneServing } from "../location/zones.data.ts";
import { termGroupsOf } from "../text-search/text-match.ts";
import type { FleetMemory } from "./fleet.ts";
import { type FleetCondition, type FleetOrder, pageOfFleet } from "./fleet-query.ts";
import type { RentalApi } from "./rental-api.ts";
import { readListedVehicles, readVehicleResponses, toMomentSpan } from "./vehicle.data.ts";

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
}

const hour = 3_600_000;
const maxCounted = 10_000;
const topRating = 4;

/** One page of the vehicles that a visitor searches for, with the lowest and the highest price (contract 5.4). */
export async function searchFleet(api: RentalApi, ctx: VehicleContext, search: VehicleSearch) {
  const { limit, offset, providerId, trip_type: type, min_price, max_price } = search;
  const [span, zoneIds, groups] = await Promise.all([
    toSpan(search),
    pickupZones(ctx, search),
    search.name === undefined ? null : termGroupsOf(api, search.name),
  ]);
  const { columns, words, holds } = await api.fleet.read();
  const offering = await offeringProviders(api, ctx, { zoneIds, at: span });
  const page = pageOfFleet(columns, {
    ...toFleetCondition(search),
    providerIds: offering.filter((id) => id === (providerId ?? id)),
    ranks: groups && words.ranksOf(groups, columns.size),
    free: span && { span, holds },
    price: type ?? "any",
    minPrice: min_price === undefined ? undefined : toMinor(min_price),
    maxPrice: max_price === undefined ? undefined : toMinor(max_price),
    order: getFleetOrder(search),
    limit,
    offset,
  });
  const free = new Map(
    page.ids.map((id) => {
      const row = columns.rowOf(id) ?? -1;
      const total = columns.figures.total[row] ?? 0;
      return [id, holds.freeOf(row, span ?? toMomentSpan(ctx.now), total)];
    }),
  );
  dependsOn(...page.ids.map(holdsTag));
  const vehicles = await readListedVehicles(api, ctx, page.ids);
  return {
    total_size: Math.min(page.total, maxCounted),
    limit,
    offset,
    vehicles: vehicles.map((vehicle) => ({
      ...vehicle,
      total_vehicle_count: free.get(vehicle.id) ?? 0,
    })),
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
  const { columns, providerIds } = await offeredFleet(api, ctx);
  const page = { limit, offset, order: "rating" } as const;
  const { ids, total } = pageOfFleet(columns, { ...page, providerIds, isRated: true });
  return {
    total_size: Math.min(total, maxCounted),
    limit,
    offset,
    vehicles: await readVehicleResponses(api, ctx, ids),
  };
}

/** What lists of vehicles in these zones, or of a whole module, are made from. */
export async function offeredFleet(
  api: RentalApi,
  { zoneIds, ...ctx }: Omit<VehicleContext, "zoneIds"> & { zoneIds: number[] | null },
): Promise<FleetMemory & { providerIds: number[] }> {
  dependsOn(everyFleetTag, ...(zoneIds?.map(listTag) ?? [everyListTag]));
  const memory = await api.fleet.read();
  const providerIds = await offeringProviders(api, ctx, { zoneIds, at: null });
  return { ...memory, providerIds };
}

/** Active providers, in these zones, and open when the span begins. One of several of the zones is named for each. */
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

function toSpan({ date, duration = 1 }: VehicleFilter): Span | null {
  if (date === undefined) return null;
  const start = Date.parse(date);
  return { start, end: start + duration * hour };
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
  if (!served) throw new AppError("zone_of_pickup", { field: "pickup_location" });
  return [served.zone.id];
}

function getFleetOrder({ sortby_price, top_rated }: VehicleFilter): FleetOrder {
  if (sortby_price) return sortby_price === "asc" ? "price_asc" : "price_desc";
  return top_rated === 1 ? "rating" : "match";
}

function toFleetCondition(search: VehicleSearch): Omit<FleetCondition, "providerIds"> {
  const { category_ids, brand_ids, transmission_type, vehicle_type, fuel_type } = search;
  const { air_condition, no_air_condition } = search;
  const toMatcher = <Value extends number | string>(values: readonly Value[] | undefined) => {
    const set = values && values.length > 0 ? new Set<number | string | boolean>(values) : null;
    return set ? (value: number | string | boolean) => set.has(value) : undefined;
  };
  const seats = search.seating_capacity?.map((range) => range.split("-").map(Number));
  return {
    values: {
      categoryId: toMatcher(category_ids),
      brandId: toMatcher(brand_ids),
      transmission: toMatcher(transmission_type),
      type: toMatcher(vehicle_type),
      fuel: toMatcher(fuel_type),
      airCondition:
        (air_condition ?? 0) === (no_air_condition ?? 0)
          ? undefined
          : (has) => has === (air_condition === 1),
      seats:
        seats && seats.length > 0
          ? (number) =>
              seats.some(([from = 0, to = 0]) => from <= Number(number) && Number(number) <= to)
          : undefined,
    },
    minAvgRating: search.top_rated === 1 ? topRating : undefined,
  };
}
