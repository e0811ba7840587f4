import { AppError } from "@errand/core/errors";
import { toE164 } from "@errand/core/phone";
import {
  changeDriver,
  createDriver,
  deleteDriver,
} from "@errand/core/trips/provider-fleet.contract";
import { listDrivers } from "@errand/core/trips/provider-trips.contract";
import { runningTripStatuses } from "@errand/core/trips/trip-states";
import { flagOf } from "@errand/core/values";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { takeUploads } from "../catalog/uploads.data.ts";
import type { ShopApi } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { rentalDrivers } from "../rental/fleet.tables.ts";
import type { Staff } from "../requests/caller.ts";
import { serve } from "../requests/serve.ts";
import { toDriver } from "./trip-response.ts";
import { tripVehicles } from "./trips.tables.ts";

type DriverRow = typeof rentalDrivers.$inferSelect;

/** Who drives the vehicles of a rental provider (contract 7.7). */
export function driverRoutes(api: ShopApi) {
  const { url } = api.settings;
  const toResponse = (driver: DriverRow) => ({
    ...toDriver(driver, url),
    active: flagOf(driver.active),
  });

  serve(api, listDrivers, async ({ inactive }, { db, staff }) => {
    const rows = await db
      .select()
      .from(rentalDrivers)
      .where(
        and(
          eq(rentalDrivers.providerId, staff.storeId),
          isNull(rentalDrivers.deletedAt),
          inactive === 1 ? undefined : rentalDrivers.active,
        ),
      )
      .orderBy(asc(rentalDrivers.firstName), asc(rentalDrivers.id));
    return rows.map(toResponse);
  });

  serve(api, createDriver, async ({ active, image, ...stated }, ctx) => {
    const { db, staff, audit, language } = ctx;
    const { storeId: providerId } = staff;
    const [driver] = await db
      .insert(rentalDrivers)
      .values({
        providerId,
        firstName: stated.first_name,
        lastName: stated.last_name,
        phone: await readPhone(stated.phone),
        picture: image && (await takePicture(db, providerId, image)),
        active: active === 1,
      })
      .returning();
    if (!driver) throw new Error("no driver was added");
    audit({ subject: `driver:${driver.id}`, after: toAudited(driver) });
    return {
      message: messageIn(language, "responses", "driver_saved"),
      driver: toResponse(driver),
    };
  });

  serve(api, changeDriver, async ({ id, ...stated }, ctx) => {
    const { db, staff, audit, language } = ctx;
    const before = await lockDriver(db, id);
    const { first_name, last_name, phone, image, active } = stated;
    const isSame = image == null || image === before.picture;
    const picture = isSame ? image : await takePicture(db, staff.storeId, image);
    const [after = before] = await db
      .update(rentalDrivers)
      .set({
        firstName: first_name ?? before.firstName,
        lastName: last_name ?? before.lastName,
        phone: phone === undefined ? before.phone : await readPhone(phone),
        picture: picture === undefined ? before.picture : picture,
        active: active === undefined ? before.active : active === 1,
      })
      .where(eq(rentalDrivers.id, id))
      .returning();
    audit({ subject: `driver:${id}`, before: toAudited(before), after: toAudited(after) });
    return { message: messageIn(language, "responses", "driver_saved"), driver: toResponse(after) };
  });

  serve(api, deleteDriver, async ({ id }, { db, now, audit, language }) => {
    const before = await lockDriver(db, id);
    const running = await db
      .select({ id: tripVehicles.id })
      .from(tripVehicles)
      .innerJoin(orders, eq(orders.id, tripVehicles.orderId))
      .where(and(eq(tripVehicles.driverId, id), inArray(orders.status, [...runningTripStatuses])))
      .limit(1);
    if (running.length > 0) throw new AppError("driver_in_use");
    // The row stays for past trips.
    await db
      .update(rentalDrivers)
      .set({ active: false, deletedAt: now })
      .where(eq(rentalDrivers.id, id));
    audit({ subject: `driver:${id}`, before: toAudited(before) });
    return { message: messageIn(language, "responses", "driver_deleted") };
  });

  async function readPhone(typed: string): Promise<string> {
    const phone = toE164(typed, (await api.shop()).country);
    if (!phone) throw new AppError("phone_invalid", { field: "phone" });
    return phone;
  }
}

async function takePicture(tx: Database, providerId: number, name: string): Promise<string> {
  const [picture] = await takeUploads(tx, providerId, [name]);
  if (picture === undefined) throw new AppError("item_pictures", { field: "image" });
  return picture;
}

/** Assignments of the driver wait until the transaction ends. */
async function lockDriver(tx: Database, id: number): Promise<DriverRow> {
  const [driver] = await tx
    .select()
    .from(rentalDrivers)
    .where(and(eq(rentalDrivers.id, id), isNull(rentalDrivers.deletedAt)))
    .for("update");
  if (!driver) throw new AppError("driver_not_found");
  return driver;
}

function toAudited({ firstName, lastName, active }: DriverRow) {
  return { name: `${firstName} ${lastName}`, active };
}

/** Whether a driver is one of the provider, and not deleted. */
export async function isOwnDriver(db: Database, staff: Staff, id: number): Promise<boolean> {
  if (staff.kind !== "rental_staff") return false;
  const isOwn = and(
    eq(rentalDrivers.id, id),
    eq(rentalDrivers.providerId, staff.storeId),
    isNull(rentalDrivers.deletedAt),
  );
  return (await db.$count(rentalDrivers, isOwn)) > 0;
}
