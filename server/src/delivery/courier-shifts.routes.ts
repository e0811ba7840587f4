import {
  leaveCourierShift,
  listCourierShifts,
  takeCourierShift,
} from "@errand/core/delivery/courier-shifts.contract";
import { leaveHours } from "@errand/core/delivery/shift-times";
import { AppError } from "@errand/core/errors";
import { and, eq } from "drizzle-orm";
import { announceToCouriers } from "../couriers/courier-news.ts";
import { messageIn } from "../messages/messages.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { serve } from "../requests/serve.ts";
import { hasOverlappingShift, lockShift, readShift, readShifts } from "./courier-shifts.data.ts";
import { courierShiftPlaces } from "./courier-shifts.tables.ts";
import { lockCourier } from "./couriers.data.ts";
import { beginsWithin, requireShifts } from "./shift-period.ts";

const hour = 3_600_000;

/** When couriers plan to work (contract 7.8). */
export function courierShiftRoutes(api: OrderApi) {
  serve(api, listCourierShifts, async (input, { db, staff, now }) => {
    const { timeZone } = await requireShifts(api);
    return readShifts(db, beginsWithin(input, now, timeZone), staff.courierId);
  });

  serve(api, takeCourierShift, async ({ id }, { db, staff, now, language, audit }) => {
    await requireShifts(api);
    const { courierId } = staff;
    // Two shifts that overlap are not taken at once.
    await lockCourier(db, courierId);
    const shift = await lockShift(db, id);
    const { taken, mine } = await readShift(db, id, courierId);
    if (shift.startsAt <= now) throw new AppError("shift_started");
    if (!mine) {
      if (taken >= shift.places) throw new AppError("shift_full");
      if (await hasOverlappingShift(db, courierId, shift)) throw new AppError("shift_overlaps");
      await db.insert(courierShiftPlaces).values({ shiftId: id, courierId, takenAt: now });
      await announceToCouriers(db);
    }
    audit({ subject: `shift:${id}`, before: { mine }, after: { mine: true } });
    const message = messageIn(language, "responses", "shift_taken");
    return { message, shift: await readShift(db, id, courierId) };
  });

  serve(api, leaveCourierShift, async ({ id }, { db, staff, now, language, audit }) => {
    await requireShifts(api);
    const { courierId } = staff;
    const shift = await lockShift(db, id);
    const { mine } = await readShift(db, id, courierId);
    if (!mine) throw new AppError("shift_not_found");
    if (shift.startsAt.getTime() - now.getTime() < leaveHours * hour) {
      throw new AppError("shift_started");
    }
    const isOwn = and(
      eq(courierShiftPlaces.shiftId, id),
      eq(courierShiftPlaces.courierId, courierId),
    );
    await db.delete(courierShiftPlaces).where(isOwn);
    await announceToCouriers(db);
    audit({ subject: `shift:${id}`, before: { mine: true }, after: { mine: false } });
    const message = messageIn(language, "responses", "shift_left");
    return { message, shift: await readShift(db, id, courierId) };
  });
}
