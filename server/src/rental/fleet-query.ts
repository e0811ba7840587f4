import type { Span } from "@errand/core/rental/free-vehicles";
import type { RentalType } from "@errand/core/rental/rental.types";
import { type SQL, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import type { TextMatch } from "../text-search/match-conditions.ts";
import { vehicleHolds } from "./fleet.tables.ts";
import { vehicles } from "./rental.tables.ts";

/** `match`: best match of a text first, then popular. Else the nearest pickup place first. */
export type FleetOrder =
  | "match"
  | "rating"
  | "price_asc"
  | "price_desc"
  | { nearestTo: { lat: number; lng: number } };

export interface FleetQuery {
  /** Providers whose vehicles are offered to this visitor at this time. */
  providerIds: readonly number[];
  /** What else the columns of a vehicle must fulfil. */
  conditions?: (SQL | undefined)[];
  /** Only vehicles that a text finds; null finds none. */
  match?: TextMatch | null;
  /** Only vehicles with a price of this kind: of a type of trip, or any. */
  price?: RentalType | "any";
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** The time that the number of free vehicles is of. */
  span: Span;
  /** Only vehicles of which one is free for the whole of the span, or the taken ones last. */
  isFree?: "only" | "first";
  order: FleetOrder;
  limit: number;
  offset: number;
}

export interface FleetPage {
  /** With how many are free. */
  vehicles: { id: number; free: number }[];
  total: number;
  /** How many of them are taken. */
  taken: number;
  /** Of all matches before `minPrice` and `maxPrice`, in minor units; 0 without any. */
  lowest: number;
  highest: number;
}

/** The vehicles that are listed for a visitor. */
export function isListed(providerIds: readonly number[]): SQL {
  return sql`${vehicles.active} and ${vehicles.providerId} = any(${sql.param(providerIds)}::bigint[])`;
}

/** One page of the vehicles that match. */
export async function readFleetPage(db: Database, query: FleetQuery): Promise<FleetPage> {
  const { minPrice, maxPrice, limit, offset, match } = query;
  const price = comparedPriceSql(query.price ?? "any");
  const conditions = [
    isListed(query.providerIds),
    match === null ? sql`false` : match?.found,
    query.price && sql`${price} is not null`,
    query.isFree === "only" && sql`${vehicles.total} > coalesce(taken, 0)`,
    ...(query.conditions ?? []),
  ];
  const order = sql`${query.isFree === "first" ? sql`free = 0, ` : sql``}${toOrderSql(query.order)}`;
  const isInRange = sql.join(
    [
      sql`true`,
      ...(minPrice === undefined ? [] : [sql`price >= ${minPrice}`]),
      ...(maxPrice === undefined ? [] : [sql`price <= ${maxPrice}`]),
    ],
    sql` and `,
  );
  const { rows } = await db.execute<FleetPage & Record<string, unknown>>(sql`
    with ${heldIn(query.span)}, matching as (
      select ${vehicles.id} as id, ${vehicles.trips} as trips, ${vehicles.avgRating} as rating,
        ${vehicles.ratingCount} as ratings, ${price} as price, ${match?.nameRank ?? sql`0`} as rank,
        ${typeof query.order === "string" ? sql`0` : awaySql(query.order.nearestTo)} as away,
        greatest(0, ${vehicles.total} - coalesce(taken, 0))::integer as free
      from ${vehicles} left join held on held.vehicle_id = ${vehicles.id}
      where ${sql.join(
        conditions.flatMap((condition) => (condition ? [condition] : [])),
        sql` and `,
      )}
    )
    select count(*) filter (where ${isInRange})::integer as total,
      count(*) filter (where ${isInRange} and free = 0)::integer as taken, coalesce(min(price), 0)::float8 as lowest,
      coalesce(max(price), 0)::float8 as highest, (
        select coalesce(json_agg(page), '[]') from (
          select id, free from matching where ${isInRange}
          order by ${order} limit ${limit} offset ${(offset - 1) * limit}
        ) as page
      ) as vehicles
    from matching`);
  const [page] = rows;
  if (!page) throw new Error("the query returned no row");
  return page;
}

const byMatch = sql`rank, trips desc, rating desc, id`;
const orders: Record<Extract<FleetOrder, string>, SQL> = {
  match: byMatch,
  rating: sql`rating desc, ratings desc, id`,
  price_asc: sql`price, ${byMatch}`,
  price_desc: sql`price desc, ${byMatch}`,
};

function toOrderSql(order: FleetOrder): SQL {
  return typeof order === "string" ? orders[order] : sql`away, ${byMatch}`;
}

/** How far the place of a vehicle's provider is; a measure to compare, of no unit. */
function awaySql({ lat, lng }: { lat: number; lng: number }): SQL {
  // Degrees of longitude narrow towards the poles, and a city may lie on the 180th meridian.
  return sql`(select power(${stores.latitude} - ${lat}::float8, 2)
    + power(cos(radians(${lat}::float8)) * least(abs(${stores.longitude} - ${lng}::float8),
        360 - abs(${stores.longitude} - ${lng}::float8)), 2)
    from ${stores} where ${stores.id} = ${vehicles.providerId})`;
}

/** What `comparedPrice` returns for a vehicle; null where it is not offered. */
function comparedPriceSql(kind: RentalType | "any"): SQL {
  const { hourlyPrice, perKmPrice, dailyPrice } = vehicles;
  switch (kind) {
    case "hourly":
      return sql`${hourlyPrice}`;
    case "distance_wise":
      return sql`${perKmPrice}`;
    case "day_wise":
      return sql`${dailyPrice}`;
    case "any":
      return sql`least(24 * ${hourlyPrice}, ${dailyPrice}, 100 * ${perKmPrice})`;
  }
}

/**
 * How many of each vehicle are taken at the busiest moment of a span, as `freeVehicles` counts
 * them: it is at the start of the span or of a hold.
 */
function heldIn({ start, end }: Span): SQL {
  const [from, to] = [start, end].map((moment) => new Date(moment).toISOString());
  return sql`overlapping as materialized (
      select ${vehicleHolds.vehicleId} as vehicle_id, ${vehicleHolds.quantity} as quantity,
        greatest(${vehicleHolds.startsAt}, ${from}::timestamptz) as starts_at, ${vehicleHolds.endsAt} as ends_at
      from ${vehicleHolds}
      where ${vehicleHolds.endsAt} > ${from}::timestamptz and ${vehicleHolds.startsAt} < ${to}::timestamptz
    ), held as (
      select vehicle_id, max(taken) as taken from (
        select moment.vehicle_id, sum(hold.quantity) as taken
        from (select distinct vehicle_id, starts_at from overlapping) as moment
        join overlapping as hold on hold.vehicle_id = moment.vehicle_id
          and hold.starts_at <= moment.starts_at and moment.starts_at < hold.ends_at
        group by moment.vehicle_id, moment.starts_at
      ) as moments
      group by vehicle_id
    )`;
}
