import * as z from "zod";
import type { Minor } from "../money.ts";
import { fuelTypes, transmissionTypes } from "../rental/vehicle-traits.ts";
import { id } from "../values.ts";

/**
 * What a trip says about a vehicle, as it was booked, in both languages. A change of this shape is
 * a new version beside this one, as for the lines of orders (docs/decisions/024).
 */

const localizedText = z.object({ en: z.string(), fr: z.string() });
const amount = z.custom<Minor>((value) => Number.isSafeInteger(value));

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
  hourlyPrice: amount.nullable(),
  perKmPrice: amount.nullable(),
  dailyPrice: amount.nullable(),
  /** Basis points or minor units. */
  discount: z.int(),
  discountKind: z.enum(["percent", "amount"]),
  tags: z.array(localizedText),
});
export type VehicleSnapshot = z.infer<typeof vehicleSnapshotV1>;
