import { featureOff } from "@errand/core/errors";
import { addDays, localTime } from "@errand/core/time";
import { and, gte, lt, type SQL } from "drizzle-orm";
import type { ShopApi, ShopSettings } from "../config/shop.ts";
import { completePeriod, getPeriodBounds } from "../orders/period-of-days.ts";
import { courierShifts } from "./courier-shifts.tables.ts";

const defaultDays = 14;

/** The settings of a shop that plans shifts. Throws `feature_off`. */
export async function requireShifts(api: ShopApi): Promise<ShopSettings> {
  const shop = await api.shop();
  if (!shop.courierShifts) throw featureOff("shifts");
  return shop;
}

/** The shifts that begin within a period; by default from today on, for two weeks. */
export function beginsWithin(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
  timeZone: string,
): SQL | undefined {
  const first = from ?? localTime(now, timeZone).day;
  const last = to ?? addDays(first, defaultDays - 1);
  const bounds = getPeriodBounds(
    completePeriod({ from: first, to: last }, now, timeZone),
    timeZone,
  );
  return and(gte(courierShifts.startsAt, bounds.from), lt(courierShifts.startsAt, bounds.to));
}
