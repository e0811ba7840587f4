import { type Language, type LocalizedText, localize } from "@errand/core/language";
import { fromMinor, minor } from "@errand/core/money";
import { addDays } from "@errand/core/time";
import { and, count, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { getPeriodBounds } from "../orders/period-of-days.ts";
import { countWhere, sumWhere, toLocalHour } from "./store-figures.data.ts";

export interface DeskFigureQuery {
  from: string;
  to: string;
  timeZone: string;
  /** Null for all. */
  zoneIds: number[] | null;
  moduleId: number | undefined;
}

/** What was placed in one hour of one day in a zone for a module. */
interface Placed {
  day: string;
  hour: number;
  zoneId: number;
  moduleId: number;
  orders: number;
  delivered: number;
  canceled: number;
  /** Minor units. */
  sales: number;
}

const isDelivered = sql`(${orders.statusTimestamps} ?| array['delivered', 'completed'])`;
/** Those that were never paid are no orders. */
const isPlaced = sql`(${orders.paymentMethod} = 'cash_on_delivery' or ${orders.statusTimestamps} ?| array['confirmed', 'delivered', 'completed'])`;

/** The figures of a period: in all, by day, by hour of the clock, by zone and by module. */
export async function readDeskFigures(db: Database, query: DeskFigureQuery, language: Language) {
  const placed = await readPlaced(db, query);
  const byDay = Map.groupBy(placed, ({ day }) => day);
  const byHour = Map.groupBy(placed, ({ hour }) => hour);
  return {
    ...countsOf(placed),
    days: daysBetween(query).map((day) => ({ day, ...countsOf(byDay.get(day) ?? []) })),
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      ...countsOf(byHour.get(hour) ?? []),
    })),
    zones: toNamed(
      Map.groupBy(placed, ({ zoneId }) => zoneId),
      await db.select({ id: zones.id, name: zones.name }).from(zones),
      language,
    ),
    modules: toNamed(
      Map.groupBy(placed, ({ moduleId }) => moduleId),
      await db.select({ id: modules.id, name: modules.name }).from(modules),
      language,
    ),
  };
}

function readPlaced(
  db: Database,
  { from, to, timeZone, zoneIds, moduleId }: DeskFigureQuery,
): Promise<Placed[]> {
  const bounds = getPeriodBounds({ from, to }, timeZone);
  return db
    .select({
      ...toLocalHour(timeZone),
      zoneId: orders.zoneId,
      moduleId: orders.moduleId,
      orders: count(),
      delivered: countWhere(isDelivered).mapWith(Number),
      canceled: countWhere(inArray(orders.status, ["canceled", "failed"])).mapWith(Number),
      sales: sumWhere(sql`${orders.amount}`, isDelivered),
    })
    .from(orders)
    .where(
      and(
        gte(orders.createdAt, bounds.from),
        lt(orders.createdAt, bounds.to),
        isPlaced,
        zoneIds === null ? undefined : inArray(orders.zoneId, zoneIds),
        moduleId === undefined ? undefined : eq(orders.moduleId, moduleId),
      ),
    )
    .groupBy(sql`day`, sql`hour`, orders.zoneId, orders.moduleId);
}

function countsOf(some: readonly Placed[]) {
  const sum = (value: (placed: Placed) => number) =>
    some.reduce((total, placed) => total + value(placed), 0);
  return {
    orders: sum((each) => each.orders),
    delivered: sum(({ delivered }) => delivered),
    canceled: sum(({ canceled }) => canceled),
    sales: fromMinor(minor(sum(({ sales }) => sales))),
  };
}

/** The groups by the name of their zone or module, the highest sales first. */
function toNamed(
  groups: Map<number, Placed[]>,
  names: { id: number; name: LocalizedText }[],
  language: Language,
) {
  return names
    .flatMap(({ id, name }) => {
      const placed = groups.get(id);
      return placed ? [{ id, name: localize(name, language), ...countsOf(placed) }] : [];
    })
    .toSorted((a, b) => b.sales - a.sales || b.orders - a.orders);
}

function daysBetween({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
