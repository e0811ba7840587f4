import * as z from "zod";
import { latitude, longitude } from "../values.ts";

const text = z.string().nullable();

/** The delivery address of an order, with its contact person. */
export const deliveryAddress = z.object({
  contact_person_name: z.string(),
  contact_person_number: z.string(),
  contact_person_email: text,
  address_type: z.string(),
  address: z.string(),
  road: text,
  house: text,
  floor: text,
  latitude,
  longitude,
});
export type DeliveryAddress = z.infer<typeof deliveryAddress>;
