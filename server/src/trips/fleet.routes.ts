import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import { fromMinor, toMinor } from "@errand/core/money";
import {
  type FleetVehicle,
  listDrivers,
  listFleet,
  updateFleetVehicle,
} from "@errand/core/trips/provider-trips.contract";
import { flagOf } from "@errand/core/values";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { rentalDrivers } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import { readVehicleResponses } from "../rental/vehicle.data.ts";
import type { AuditFacts } from "../requests/audit-record.ts";
import { serve } from "../requests/serve.ts";
import { readUnits, writeUnits } from "./fleet-units.data.ts";
import { toDriver } from "./trip-response.ts";

/** The vehicles and drivers of a rental provider. */
export function fleetRoutes(api: CatalogApi) {
  serve(api, listFleet, async ({ search, limit, offset }, { db, staff, language, now }) => {
    const condition = and(
      eq(vehicles.providerId, staff.storeId),
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

  serve(api, updateFleetVehicle, async ({ id, active, units, ...prices }, ctx) => {
    const { db, language, now, audit, afterCommit } = ctx;
    const before = await lockVehicle(db, id);
    const { hourly_price, distance_price, day_wise_price } = prices;
    const changes = {
      ...(hourly_price !== undefined && { hourlyPrice: minorOf(hourly_price) }),
      ...(distance_price !== undefined && { perKmPrice: minorOf(distance_price) }),
      ...(day_wise_price !== undefined && { dailyPrice: minorOf(day_wise_price) }),
      ...(active !== undefined && { active: active === 1 }),
    };
    if (Object.keys(changes).length > 0) {
      await db.update(vehicles).set(changes).where(eq(vehicles.id, id));
    }
    if (units) {
      const stated = units.map((unit) => ({
        licensePlate: unit.license_plate_number.toUpperCase(),
        active: unit.active === 1,
      }));
      await writeUnits(db, id, stated, now);
    }
    const after = await lockVehicle(db, id);
    audit({ subject: `vehicle:${id}`, before, after });
    afterCommit(() => api.changes.flushed());
    const [vehicle] = await readFleet(db, [id], { language, now });
    if (!vehicle) throw new AppError("vehicle_not_found");
    return { message: messageIn(language, "responses", "vehicle_saved"), vehicle };
  });

  serve(api, listDrivers, async (_input, { db, staff }) => {
    const rows = await db
      .select()
      .from(rentalDrivers)
      .where(and(eq(rentalDrivers.providerId, staff.storeId), rentalDrivers.active))
      .orderBy(asc(rentalDrivers.firstName), asc(rentalDrivers.id));
    return rows.map((driver) => toDriver(driver, api.settings.url));
  });

  async function readFleet(
    db: Database,
    ids: number[],
    { language, now }: { language: Language; now: Date },
  ): Promise<FleetVehicle[]> {
    const responses = await readVehicleResponses(api, { db, language, now }, ids);
    const units = await readUnits(db, ids);
    const active = await readActive(db, ids);
    return responses.map((vehicle) => ({
      ...vehicle,
      active: flagOf(active.has(vehicle.id)),
      units: (units.get(vehicle.id) ?? []).map((unit) => ({
        id: unit.id,
        license_plate_number: unit.licensePlate,
        active: flagOf(unit.active),
      })),
    }));
  }
}

function minorOf(price: number | null) {
  return price === null ? null : toMinor(price);
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
  const [vehicle] = await tx.select().from(vehicles).where(eq(vehicles.id, id)).for("update");
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

async function readActive(db: Database, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(inArray(vehicles.id, ids), vehicles.active));
  return new Set(rows.map(({ id }) => id));
}
