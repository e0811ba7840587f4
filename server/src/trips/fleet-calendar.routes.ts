import { AppError } from "@errand/core/errors";
import { localize } from "@errand/core/language";
import { addDays, startOfDay } from "@errand/core/time";
import { readFleetCalendar } from "@errand/core/trips/provider-trips.contract";
import { and, asc, eq, gt, isNull, lt } from "drizzle-orm";
import type { ShopApi } from "../config/shop.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { vehicleHolds } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import { serve } from "../requests/serve.ts";
import { readBlocks } from "./block-vehicles.ts";
import { isTripOrder } from "./trip-row.ts";

const maxDays = 62;

/** When the vehicles of a rental provider are booked. */
export function fleetCalendarRoutes(api: ShopApi) {
  serve(api, readFleetCalendar, async ({ from, to }, { db, staff, language }) => {
    if (to < from || to >= addDays(from, maxDays)) {
      throw new AppError("calendar_range_invalid", { field: "to" });
    }
    const { timeZone } = await api.shop();
    const [start, end] = [startOfDay(from, timeZone), startOfDay(addDays(to, 1), timeZone)];
    const fleet = await db
      .select({ id: vehicles.id, name: vehicles.name, total: vehicles.total })
      .from(vehicles)
      .where(and(eq(vehicles.providerId, staff.storeId), isNull(vehicles.deletedAt)))
      .orderBy(asc(vehicles.id));
    const booked = await db
      .select({ hold: vehicleHolds, order: orders })
      .from(vehicleHolds)
      .innerJoin(orders, eq(orders.id, vehicleHolds.orderId))
      .innerJoin(vehicles, eq(vehicles.id, vehicleHolds.vehicleId))
      .where(
        and(
          eq(vehicles.providerId, staff.storeId),
          lt(vehicleHolds.startsAt, end),
          gt(vehicleHolds.endsAt, start),
        ),
      )
      .orderBy(asc(vehicleHolds.startsAt), asc(vehicleHolds.orderId));
    const blocks = await readBlocks(
      db,
      and(
        eq(vehicles.providerId, staff.storeId),
        lt(vehicleHolds.startsAt, end),
        gt(vehicleHolds.endsAt, start),
      ),
    );
    const bookings = Map.groupBy(booked, ({ hold }) => hold.vehicleId);
    return {
      vehicles: fleet.map(({ id, name, total }) => ({
        vehicle_id: id,
        name: localize(name, language),
        total_vehicles: total,
        bookings: (bookings.get(id) ?? []).flatMap(({ hold, order }) =>
          isTripOrder(order)
            ? [
                {
                  trip_id: order.id,
                  trip_status: order.status,
                  quantity: hold.quantity,
                  from: hold.startsAt.toISOString(),
                  to: hold.endsAt.toISOString(),
                  customer_name: order.contactName,
                },
              ]
            : [],
        ),
        blocks: blocks
          .filter((block) => block.vehicle_id === id)
          .map(({ vehicle_id: _vehicle, ...block }) => block),
      })),
    };
  });
}
