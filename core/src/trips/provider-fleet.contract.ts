import * as z from "zod";
import { amountKind } from "../catalog/catalog.types.ts";
import { endpoint } from "../endpoint.ts";
import { fuelTypes, maxVehiclePictures, transmissionTypes } from "../rental/vehicle-traits.ts";
import {
  flag,
  id,
  messageResponse,
  money,
  note,
  phone,
  requestedTime,
  text,
  timestamp,
} from "../values.ts";
import { fleetVehicle, providerDriver, statedUnits } from "./provider-trips.contract.ts";

/** What a rental provider offers, who drives it, and when it is not to be had (contract 7.7). */

const fleet = { staff: "store", permission: "vehicles" } as const;
const price = money.min(0.01).nullable().optional();

const localized = (max: number) => z.object({ en: text(max), fr: text(max) });

/** What a vehicle is; missing fields stay as they are. */
const described = {
  name: localized(100),
  description: z.object({ en: note(2000), fr: note(2000) }),
  category_id: id,
  brand_id: id,
  /** The names of pictures of the vehicle, and of uploads (contract 7.1), in their order. */
  images: z.array(text(100)).max(maxVehiclePictures),
  model: text(100),
  type: text(100),
  engine_capacity: text(100),
  engine_power: text(100),
  seating_capacity: z.int().min(1).max(60),
  air_condition: flag,
  fuel_type: z.enum(fuelTypes),
  transmission_type: z.enum(transmissionTypes),
  discount_type: amountKind,
  /** A percentage, or an amount; 0 without a discount. */
  discount_price: z.number().min(0).max(9_999_999.99),
  tag: z.array(localized(50)).max(20),
  new_tag: flag,
};

const prices = { hourly_price: price, distance_price: price, day_wise_price: price };

const saved = z.object({ message: z.string(), vehicle: fleetVehicle });
const invalid = [
  "vehicle_category_not_found",
  "brand_not_found",
  "item_pictures",
  "item_discount",
  "license_plate_taken",
] as const;

export const createVehicle = endpoint("POST /provider/vehicles", {
  about:
    "Adds a vehicle with its plates. It needs a price by the hour, the kilometre or the day, and is offered at once unless `active` is 0.",
  allow: fleet,
  status: 201,
  keyRequired: true,
  input: z.object({
    ...described,
    description: described.description.default({ en: "", fr: "" }),
    images: described.images.default([]),
    air_condition: flag.default(0),
    discount_type: amountKind.default("percent"),
    discount_price: described.discount_price.default(0),
    tag: described.tag.default([]),
    new_tag: flag.default(0),
    ...prices,
    active: flag.default(1),
    units: statedUnits,
  }),
  reply: saved,
  errors: [...invalid, "vehicle_price_needed"],
});

export const changeVehicle = endpoint("PUT /provider/vehicles/{id}", {
  about:
    "Changes a vehicle, its prices, its offer and its number; missing fields stay, null ends a type of trip. Plates that are missing are taken out of the fleet. The number cannot fall below what is booked, and a vehicle that is assigned to a trip stays.",
  allow: { ...fleet, owns: "vehicle" },
  input: z
    .object({ ...described, active: flag, units: statedUnits })
    .partial()
    .extend({ id, ...prices }),
  reply: saved,
  errors: [...invalid, "vehicle_not_found", "vehicle_booked"],
});

export const deleteVehicle = endpoint("DELETE /provider/vehicles/{id}", {
  about:
    "Takes a vehicle out of the fleet, unless it is booked or blocked from now on. Its trips and reviews stay.",
  allow: { ...fleet, owns: "vehicle" },
  input: z.object({ id }),
  reply: messageResponse,
  errors: ["vehicle_not_found", "vehicle_booked"],
});

const statedDriver = {
  first_name: text(100),
  last_name: text(100),
  phone,
  /** The name of an upload (contract 7.1); null for none. */
  image: text(100).nullable(),
  active: flag,
};
const savedDriver = z.object({ message: z.string(), driver: providerDriver });
const ownDriver = { ...fleet, owns: "driver" } as const;

export const createDriver = endpoint("POST /provider/drivers", {
  about: "Adds a driver, who can be assigned to trips at once.",
  allow: fleet,
  status: 201,
  keyRequired: true,
  input: z.object({
    ...statedDriver,
    image: statedDriver.image.default(null),
    active: flag.default(1),
  }),
  reply: savedDriver,
  errors: ["phone_invalid", "item_pictures"],
});

export const changeDriver = endpoint("PUT /provider/drivers/{id}", {
  about: "Changes a driver. One who is not active is assigned to no further trip.",
  allow: ownDriver,
  input: z.object(statedDriver).partial().extend({ id }),
  reply: savedDriver,
  errors: ["driver_not_found", "phone_invalid", "item_pictures"],
});

export const deleteDriver = endpoint("DELETE /provider/drivers/{id}", {
  about: "Deletes a driver, unless one is assigned to a trip that is not over. Past trips stay.",
  allow: ownDriver,
  input: z.object({ id }),
  reply: messageResponse,
  errors: ["driver_not_found", "driver_in_use"],
});

const statedBlock = {
  vehicle_id: id,
  /** One of its single vehicles; without it, so many of them. */
  vehicle_identity_id: id.optional(),
  quantity: z.int().min(1).max(500).default(1),
  from: requestedTime,
  to: requestedTime,
  reason: text(100),
};

/** A time in which vehicles are not to be had, such as a repair. */
export const vehicleBlock = z.object({
  id,
  vehicle_id: id,
  vehicle_identity_id: id.nullable(),
  quantity: z.int(),
  from: timestamp,
  to: timestamp,
  reason: z.string(),
});

const savedBlock = z.object({ message: z.string(), block: vehicleBlock });
const ownBlock = { ...fleet, owns: "block" } as const;

export const createBlock = endpoint("POST /provider/blocks", {
  about: "Blocks vehicles for a time, which holds them like a trip. Refused where they are booked.",
  allow: fleet,
  status: 201,
  keyRequired: true,
  input: z.object(statedBlock),
  reply: savedBlock,
  errors: ["vehicle_not_found", "vehicle_booked", "block_span"],
});

export const changeBlock = endpoint("PUT /provider/blocks/{id}", {
  about: "Replaces a block by another one.",
  allow: ownBlock,
  input: z.object({ id, ...statedBlock }),
  reply: savedBlock,
  errors: ["block_not_found", "vehicle_not_found", "vehicle_booked", "block_span"],
});

export const deleteBlock = endpoint("DELETE /provider/blocks/{id}", {
  about: "Ends a block: its vehicles can be booked again.",
  allow: ownBlock,
  input: z.object({ id }),
  reply: messageResponse,
  errors: ["block_not_found"],
});
