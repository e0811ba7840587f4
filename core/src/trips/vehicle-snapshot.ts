import * as z from "zod";
import type { Minor } from "../money.ts";
import { fuelTypes, transmissionTypes } from "../rental/rental.types.ts";
import { id } from "../values.ts";

/**
 * What a line of a trip says about its vehicle, as it was when the trip was booked. Later changes of the vehicle, and of
 * the API's vehicle type, do not reach it. A change of this shape is a new version beside this one: rows are never
 * rewritten, readers upgrade older versions (docs/decisions/024).
 */

const localizedText = z.object({ en: z.string(), fr: z.string() });
/** In minor units; null where the type of trip was not offered. */
const price = z.custom<Minor>((value) => Number.isSafeInteger(value)).nullable();

export const vehicleSnapshotV1 = z.object({
  version: z.literal(1),
  slug: z.string(),
  name: localizedText,
  description: localizedText,
  /** The names of its pictures, the main one first. */
  pictures: z.array(z.string()),
  categoryId: id,
  brand: z.object({ id, name: z.string(), image: z.string().nullable() }),
  model: z.string(),
  type: z.string(),
  engineCapacity: z.string(),
  enginePower: z.string(),
  seats: z.int(),
  airCondition: z.boolean(),
  fuel: z.enum(fuelTypes),
  transmission: z.enum(transmissionTypes),
  hourlyPrice: price,
  perKmPrice: price,
  dailyPrice: price,
  /** Basis points or minor units. */
  discount: z.int(),
  discountKind: z.enum(["percent", "amount"]),
  tags: z.array(localizedText),
});
export type VehicleSnapshot = z.infer<typeof vehicleSnapshotV1>;
