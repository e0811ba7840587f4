import type { CourierShift } from "@errand/core/delivery/courier-shifts.contract";
import { AppError } from "@errand/core/errors";
import { and, asc, eq, gt, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { servesZone } from "../orders/order-ownership.ts";
import type { Staff } from "../requests/caller.ts";
import { courierShiftPlaces, courierShifts } from "./courier-shifts.tables.ts";

const maxShifts = 500;

export type ShiftRow = typeof courierShifts.$inferSelect;

/** The shifts that match a condition, earliest first; `mine` are those of the courier. */
export async function readShifts(
  db: Database,
  condition: SQL | undefined,
  courierId: number | null,
): Promise<CourierShift[]> {
  const isOfShift = eq(courierShiftPlaces.shiftId, courierShifts.id);
  const rows = await db
    .select({
      shift: courierShifts,
      taken: sql<number>`${db.$count(courierShiftPlaces, isOfShift)}`,
      mine: sql<number>`${db.$count(
        courierShiftPlaces,
        and(isOfShift, eq(courierShiftPlaces.courierId, courierId ?? 0)),
      )}`,
    })
    .from(courierShifts)
    .where(condition)
    .orderBy(asc(courierShifts.startsAt), asc(courierShifts.id))
    .limit(maxShifts);
  return rows.map(({ shift, taken, mine }) => ({
    id: shift.id,
    zone_id: shift.zoneId,
    from: shift.startsAt.toISOString(),
    to: shift.endsAt.toISOString(),
    places: shift.places,
    taken,
    mine: mine > 0,
  }));
}

export async function readShift(
  db: Database,
  id: number,
  courierId: number | null,
): Promise<CourierShift> {
  const [shift] = await readShifts(db, eq(courierShifts.id, id), courierId);
  if (!shift) throw new AppError("shift_not_found");
  return shift;
}

/** Locks a shift, so that its last place is taken once. Throws `shift_not_found`. */
export async function lockShift(tx: Database, id: number): Promise<ShiftRow> {
  const isShift = eq(courierShifts.id, id);
  const [shift] = await tx.select().from(courierShifts).where(isShift).for("update");
  if (!shift) throw new AppError("shift_not_found");
  return shift;
}

/** Whether a courier has a place in another shift at the same time. */
export async function hasOverlappingShift(
  tx: Database,
  courierId: number,
  { id, startsAt, endsAt }: ShiftRow,
): Promise<boolean> {
  const rows = await tx
    .select({ id: courierShifts.id })
    .from(courierShiftPlaces)
    .innerJoin(courierShifts, eq(courierShifts.id, courierShiftPlaces.shiftId))
    .where(
      and(
        eq(courierShiftPlaces.courierId, courierId),
        ne(courierShifts.id, id),
        lt(courierShifts.startsAt, endsAt),
        gt(courierShifts.endsAt, startsAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Couriers serve all zones; an operator plans those of the own ones. */
export async function isOwnShift(db: Database, staff: Staff, id: number): Promise<boolean> {
  const [shift] = await db
    .select({ zoneId: courierShifts.zoneId })
    .from(courierShifts)
    .where(eq(courierShifts.id, id));
  if (!shift) return false;
  return staff.kind === "courier" || (staff.kind === "operator" && servesZone(staff, shift.zoneId));
}
