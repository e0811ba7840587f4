import {
  addDeskShift,
  changeDeskShift,
  listDeskShifts,
  removeDeskShift,
} from "@errand/core/delivery/courier-shifts.contract";
import { isPlannable } from "@errand/core/delivery/shift-times";
import { AppError } from "@errand/core/errors";
import { and, eq, inArray } from "drizzle-orm";
import { announceToCouriers } from "../couriers/courier-news.ts";
import type { Database } from "../database/database.ts";
import { zones } from "../location/zones.tables.ts";
import { messageIn } from "../messages/messages.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { servesZone } from "../orders/order-ownership.ts";
import { serve } from "../requests/serve.ts";
import { lockShift, readShift, readShifts, type ShiftRow } from "./courier-shifts.data.ts";
import { courierShifts } from "./courier-shifts.tables.ts";
import { beginsWithin, requireShifts } from "./shift-period.ts";

/** The desk plans when it wants couriers (contract 7.8). */
export function deskShiftRoutes(api: OrderApi) {
  serve(api, listDeskShifts, async ({ zone_id, ...period }, { db, staff, now }) => {
    const { timeZone } = await requireShifts(api);
    const condition = and(
      beginsWithin(period, now, timeZone),
      zone_id === undefined ? undefined : eq(courierShifts.zoneId, zone_id),
      staff.zoneIds === null ? undefined : inArray(courierShifts.zoneId, staff.zoneIds),
    );
    return (await readShifts(db, condition, null)).map(withoutMine);
  });

  serve(api, addDeskShift, async ({ zone_id: zoneId, ...planned }, ctx) => {
    await requireShifts(api);
    const { db, staff, now, language, audit } = ctx;
    const isZone = eq(zones.id, zoneId);
    if (!servesZone(staff, zoneId) || (await db.$count(zones, isZone)) === 0) {
      throw new AppError("zone_not_found", { field: "zone_id" });
    }
    const values = toRow(planned, now);
    const [row] = await db
      .insert(courierShifts)
      .values({ zoneId, ...values })
      .returning({ id: courierShifts.id });
    const id = row?.id ?? 0;
    await announceToCouriers(db);
    audit({ subject: `shift:${id}`, after: toAudited({ zoneId, ...values }) });
    const message = messageIn(language, "responses", "updated");
    return { message, shift: await readForDesk(db, id) };
  });

  serve(api, changeDeskShift, async ({ id, ...planned }, ctx) => {
    await requireShifts(api);
    const { db, now, language, audit } = ctx;
    const before = await lockShift(db, id);
    const values = toRow(planned, now);
    const { taken } = await readForDesk(db, id);
    const isMoved =
      Number(values.startsAt) !== Number(before.startsAt) ||
      Number(values.endsAt) !== Number(before.endsAt);
    if (values.places < taken || (taken > 0 && isMoved)) throw new AppError("shift_in_use");
    await db.update(courierShifts).set(values).where(eq(courierShifts.id, id));
    await announceToCouriers(db);
    audit({
      subject: `shift:${id}`,
      before: toAudited(before),
      after: toAudited({ zoneId: before.zoneId, ...values }),
    });
    const message = messageIn(language, "responses", "updated");
    return { message, shift: await readForDesk(db, id) };
  });

  serve(api, removeDeskShift, async ({ id }, { db, language, audit }) => {
    await requireShifts(api);
    const before = await lockShift(db, id);
    if ((await readForDesk(db, id)).taken > 0) throw new AppError("shift_in_use");
    await db.delete(courierShifts).where(eq(courierShifts.id, id));
    await announceToCouriers(db);
    audit({ subject: `shift:${id}`, before: toAudited(before) });
    return { message: messageIn(language, "responses", "updated") };
  });
}

/** Throws `shift_time_invalid`. */
function toRow({ from, to, places }: { from: string; to: string; places: number }, now: Date) {
  const times = { from: new Date(from), to: new Date(to) };
  if (!isPlannable(times, now)) throw new AppError("shift_time_invalid", { field: "to" });
  return { startsAt: times.from, endsAt: times.to, places };
}

function toAudited({ zoneId, startsAt, endsAt, places }: Omit<ShiftRow, "id">) {
  return { zone_id: zoneId, from: startsAt.toISOString(), to: endsAt.toISOString(), places };
}

async function readForDesk(db: Database, id: number) {
  return withoutMine(await readShift(db, id, null));
}

function withoutMine({ mine: _mine, ...shift }: Awaited<ReturnType<typeof readShift>>) {
  return shift;
}
