import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import {
  id,
  latitude,
  longitude,
  messageResponse,
  page,
  paging,
  phone,
  text,
  timestamp,
} from "../values.ts";

const body = {
  address: text(255),
  /** `home`, `office`, `other`, or the customer's own label. */
  address_type: text(50),
  /** With `other` only: the customer's own label. */
  address_label: text(50).optional(),
  latitude,
  longitude,
  road: text(100).optional(),
  house: text(50).optional(),
  floor: text(50).optional(),
  contact_person_name: text(100),
  contact_person_number: phone,
  additional_information: text(500).optional(),
};

export const address = z.object({
  id,
  address: z.string(),
  address_type: z.string(),
  address_label: z.string().nullable(),
  latitude,
  longitude,
  road: z.string().nullable(),
  house: z.string().nullable(),
  floor: z.string().nullable(),
  contact_person_name: z.string(),
  contact_person_number: z.string(),
  additional_information: z.string().nullable(),
  zone_id: id,
  zone_ids: z.array(id),
  created_at: timestamp,
  updated_at: timestamp,
});
export type AddressResponse = z.infer<typeof address>;

const saved = z.object({ message: z.string(), address, zone_ids: z.array(id) });

export const listAddresses = endpoint("GET /customer/address/list", {
  about: "The customer's saved addresses, newest first.",
  allow: "customer",
  input: z.object({ ...paging, store_zone_id: id.optional() }),
  reply: page("addresses", address),
  errors: ["offset_too_large"],
});

export const addAddress = endpoint("POST /customer/add-address", {
  about: "Saves an address; a customer can save at most 50.",
  allow: "customer",
  input: z.object(body),
  reply: saved,
  status: 201,
  errors: ["address_in_no_zone", "address_count", "contact_phone_invalid"],
});

export const updateAddress = endpoint("PUT /customer/address/{id}", {
  about: "Replaces a saved address.",
  allow: "customer",
  input: z.object({ id, ...body }),
  reply: saved,
  errors: ["saved_address_not_found", "address_in_no_zone", "contact_phone_invalid"],
});

export const removeAddress = endpoint("DELETE /customer/address/{id}", {
  about: "Deletes a saved address.",
  allow: "customer",
  input: z.object({ id }),
  reply: messageResponse,
  errors: ["saved_address_not_found"],
});
