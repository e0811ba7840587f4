import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import {
  changeVehicle,
  createVehicle,
  deleteVehicle,
} from "@errand/core/trips/provider-fleet.contract";
import { type FleetVehicle, listFleet } from "@errand/core/trips/provider-trips.contract";
import { flagOf } from "@errand/core/values";
import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { vehicleHolds } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import { readVehicleResponses } from "../rental/vehicle.data.ts";
import type { AuditFacts } from "../requests/audit-record.ts";
import { serve } from "../requests/serve.ts";
import { readUnits, writeUnits } from "./fleet-units.data.ts";
import { newVehicleSlug, toVehicleColumns } from "./write-vehicle.ts";

/** The vehicles of a rental provider. */
export function fleetRoutes(api: CatalogApi) {
  serve(api, listFleet, async ({ search, limit, offset }, { db, staff, language, now }) => {
    const condition = and(
      eq(vehicles.providerId, staff.storeId),
      isNull(vehicles.deletedAt),
      search === undefined ? undefined : isNamed(search),
    );
    const rows = await db
      .select({ id: vehicles.id })
      .from(vehicles)
      .where(condition)
      .orderBy(asc(vehicles.id))
      .limit(limit)
      .offset((offset - 1) * limit);
    const ids = rows.map(({ id }) => id);
    return {
      total_size: await db.$count(vehicles, condition),
      ...{ limit, offset },
      vehicles: await readFleet(db, ids, { language, now }),
    };
  });

  serve(api, createVehicle, async ({ units, ...stated }, ctx) => {
    const { db, staff, language, now, audit, afterCommit } = ctx;
    const { storeId: providerId } = staff;
    const { hourly_price, distance_price, day_wise_price } = stated;
    if (hourly_price == null && distance_price == null && day_wise_price == null) {
      throw new AppError("vehicle_price_needed", { field: "hourly_price" });
    }
    const columns = await toVehicleColumns(db, providerId, stated, null);
    const [added] = await db
      .insert(vehicles)
      .values({
        ...newVehicle(stated),
        ...columns,
        providerId,
        slug: newVehicleSlug(stated.name.en),
        total: units.length,
      })
      .returning({ id: vehicles.id });
    if (!added) throw new Error("no vehicle was added");
    await writeUnits(db, added.id, toUnits(units), now);
    audit({ subject: `vehicle:${added.id}`, after: await lockVehicle(db, added.id) });
    afterCommit(() => api.changes.flushed());
    return savedVehicle(db, added.id, { language, now });
  });

  serve(api, changeVehicle, async ({ id, units, ...stated }, ctx) => {
    const { db, staff, language, now, audit, afterCommit } = ctx;
    const before = await lockVehicle(db, id);
    const [row] = await db.select().from(vehicles).where(eq(vehicles.id, id));
    const changes = await toVehicleColumns(db, staff.storeId, stated, row ?? null);
    if (Object.keys(changes).length > 0) {
      await db.update(vehicles).set(changes).where(eq(vehicles.id, id));
    }
    if (units) await writeUnits(db, id, toUnits(units), now);
    audit({ subject: `vehicle:${id}`, before, after: await lockVehicle(db, id) });
    afterCommit(() => api.changes.flushed());
    return savedVehicle(db, id, { language, now });
  });

  serve(api, deleteVehicle, async ({ id }, { db, now, audit, afterCommit, language }) => {
    const before = await lockVehicle(db, id);
    const isHeld = and(eq(vehicleHolds.vehicleId, id), gt(vehicleHolds.endsAt, now));
    if ((await db.$count(vehicleHolds, isHeld)) > 0) throw new AppError("vehicle_booked");
    await db.update(vehicles).set({ active: false, deletedAt: now }).where(eq(vehicles.id, id));
    audit({ subject: `vehicle:${id}`, before });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "vehicle_deleted") };
  });

  async function savedVehicle(
    db: Database,
    id: number,
    { language, now }: { language: Language; now: Date },
  ) {
    const [vehicle] = await readFleet(db, [id], { language, now });
    if (!vehicle) throw new AppError("vehicle_not_found");
    return { message: messageIn(language, "responses", "vehicle_saved"), vehicle };
  }

  async function readFleet(
    db: Database,
    ids: number[],
    { language, now }: { language: Language; now: Date },
  ): Promise<FleetVehicle[]> {
    const responses = await readVehicleResponses(api, { db, language, now }, ids);
    const units = await readUnits(db, ids);
    const rows = await db
      .select({ id: vehicles.id, active: vehicles.active, images: vehicles.images })
      .from(vehicles)
      .where(inArray(vehicles.id, ids));
    const own = new Map(rows.map((row) => [row.id, row]));
    return responses.map((vehicle) => ({
      ...vehicle,
      active: flagOf(own.get(vehicle.id)?.active ?? false),
      images: own.get(vehicle.id)?.images ?? [],
      units: (units.get(vehicle.id) ?? []).map((unit) => ({
        id: unit.id,
        license_plate_number: unit.licensePlate,
        active: flagOf(unit.active),
      })),
    }));
  }
}

/** What a vehicle needs, for the types: the columns of a new one state all of it. */
function newVehicle(stated: Omit<z.output<typeof createVehicle.input>, "units">) {
  return {
    name: stated.name,
    description: stated.description,
    categoryId: stated.category_id,
    brandId: stated.brand_id,
    model: stated.model,
    type: stated.type,
    engineCapacity: stated.engine_capacity,
    enginePower: stated.engine_power,
    seats: stated.seating_capacity,
    fuel: stated.fuel_type,
    transmission: stated.transmission_type,
  };
}

function toUnits(units: { license_plate_number: string; active: 0 | 1 }[]) {
  return units.map((unit) => ({
    licensePlate: unit.license_plate_number.toUpperCase(),
    active: unit.active === 1,
  }));
}

function isNamed(search: string): SQL {
  const names = sql`lower(concat_ws(' ', ${vehicles.name} ->> 'en', ${vehicles.name} ->> 'fr'))`;
  return sql`strpos(${names}, lower(${search})) > 0`;
}

/**
 * Bookings of the vehicle wait until this transaction ends. Returns what the audit log states of
 * it.
 */
async function lockVehicle(tx: Database, id: number): Promise<AuditFacts> {
  const [vehicle] = await tx
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, id), isNull(vehicles.deletedAt)))
    .for("update");
  if (!vehicle) throw new AppError("vehicle_not_found");
  const units = (await readUnits(tx, [id])).get(id) ?? [];
  const toAmountOrNull = (price: typeof vehicle.hourlyPrice) =>
    price === null ? null : fromMinor(price);
  return {
    name: localize(vehicle.name, "en"),
    hourly_price: toAmountOrNull(vehicle.hourlyPrice),
    distance_price: toAmountOrNull(vehicle.perKmPrice),
    day_wise_price: toAmountOrNull(vehicle.dailyPrice),
    active: vehicle.active,
    total: vehicle.total,
    units: units.map(({ licensePlate, active }) => ({
      license_plate_number: licensePlate,
      active,
    })),
  };
}
