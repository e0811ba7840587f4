import { eq } from "drizzle-orm";
import { couriers, courierVehicles } from "../couriers/couriers.tables.ts";
import type { Database } from "../database/database.ts";
import type { PublicPictures } from "./application-pictures.ts";
import type { ApplicationRow } from "./applications.data.ts";

/** Creates the courier of an application, off duty, and returns the number. */
export async function createCourier(
  tx: Database,
  { courier, firstName, lastName, phone }: ApplicationRow,
  { photo }: PublicPictures,
): Promise<number> {
  if (!courier) throw new Error("the application is not one of a courier");
  const [vehicle] = await tx
    .select()
    .from(courierVehicles)
    .where(eq(courierVehicles.id, courier.vehicleId));
  if (!vehicle) throw new Error(`there is no vehicle ${courier.vehicleId} of couriers`);
  const [row] = await tx
    .insert(couriers)
    .values({
      ...{ firstName, lastName, phone, image: photo, active: false },
      vehicle: vehicle.type,
      vehicleId: vehicle.id,
    })
    .returning({ id: couriers.id });
  if (!row) throw new Error("inserting the courier returned no row");
  return row.id;
}
