import { piecesOfVehicle } from "@errand/core/checkout/unpaid-orders";
import { AppError } from "@errand/core/errors";
import { fromMinor, minor } from "@errand/core/money";
import {
  changeTrip,
  quoteTripChange,
  readTripCalendar,
} from "@errand/core/trips/change-trip.contract";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { amountChangedErrors } from "../checkout/place.ts";
import { throwOrderErrors } from "../checkout/throw-order-errors.ts";
import { messageIn } from "../messages/messages.ts";
import { limitUnpaidOrders } from "../orders/limit-unpaid-orders.ts";
import { requireCalendarRange } from "../rental/calendar-range.ts";
import { readVehicleDays } from "../rental/vehicle-calendar.data.ts";
import { serve } from "../requests/serve.ts";
import { applyTripChange } from "./change-trip.ts";
import { changedReceipt, planTripChange } from "./plan-trip-change.ts";
import { findTripRow, lockTripRow, readTrip } from "./read-trip.ts";
import { requireTripAccess } from "./trip-access.ts";
import { tripOptions } from "./trip-api.ts";
import { readTripLines } from "./trip-parts.data.ts";
import { getTripDeadlines } from "./trip-row.ts";

/** Changing and extending booked trips (contract 10.3). */
export function changeTripRoutes(api: CatalogApi) {
  serve(api, quoteTripChange, async (input, ctx) => {
    const { db, now, language } = ctx;
    await requireTripAccess(api, ctx, input);
    const row = await findTripRow(db, input.trip_id);
    if (!row) throw new AppError("trip_not_found");
    const plan = await planTripChange(api, row, input, { db, now });
    throwOrderErrors(plan.errors);
    const { total } = plan.receipt;
    const { order } = row;
    const changed = { ...row.trip, ...plan.trip, changedAt: now };
    return {
      trip_amount: fromMinor(total),
      difference: fromMinor(minor(total - order.amount)),
      to_pay: fromMinor(minor(Math.max(0, total - order.paid))),
      returned: fromMinor(minor(Math.max(0, order.paid - total))),
      estimated_trip_end_time: new Date(plan.evaluated.span.end).toISOString(),
      pay_until: getTripDeadlines({ order, trip: changed }).payUntil.toISOString(),
      coupon_code: plan.coupon?.code ?? null,
      receipt: changedReceipt(plan, row, language),
    };
  });

  serve(api, readTripCalendar, async (input, ctx) => {
    const { db, now } = ctx;
    const { trip_id: tripId, from, to } = input;
    await requireTripAccess(api, ctx, input);
    const { timeZone } = await api.shop();
    requireCalendarRange({ from, to }, { timeZone, now });
    const lines = (await readTripLines(db, [tripId])).get(tripId) ?? [];
    const ids = lines.map(({ vehicleId }) => vehicleId);
    const exceptOwn = { exceptOrder: tripId };
    const read = await readVehicleDays(db, ids, { from, to, timeZone }, now, exceptOwn);
    return { vehicles: ids.map((id) => ({ vehicle_id: id, days: read.get(id) ?? [] })) };
  });

  serve(api, changeTrip, async (input, ctx) => {
    const { db, now, language } = ctx;
    const { trip_id: tripId, trip_amount: amountSeen } = input;
    await requireTripAccess(api, ctx, input);
    await api.limits.tripChanges.take(String(tripId));
    const row = await lockTripRow(db, tripId);
    const plan = await planTripChange(api, row, input, { db, now });
    const message = row.order.status === "ongoing" ? "trip_extended" : "trip_changed";
    if (plan.isSame) {
      // A change to what is booked already neither takes the price of now nor more time to pay.
      const trip = await readTrip(db, tripId, tripOptions(api, language));
      return { message: messageIn(language, "responses", message), trip };
    }
    const receipt = () => changedReceipt(plan, row, language);
    throwOrderErrors([
      ...plan.errors,
      ...amountChangedErrors(plan.receipt.total, plan.errors, amountSeen, receipt, "trip_amount"),
    ]);
    await applyTripChange(db, row, plan, now);
    const trip = await readTrip(db, tripId, tripOptions(api, language));
    const pieces = trip.quantity * piecesOfVehicle;
    await limitUnpaidOrders(api, ctx, [{ orderId: tripId, pieces }]);
    ctx.afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", message), trip };
  });
}
