import {
  addAddress,
  listAddresses,
  removeAddress,
  updateAddress,
} from "@errand/core/addresses/addresses.contract";
import { AppError } from "@errand/core/errors";
import { toExistingE164 } from "@errand/core/phone";
import type * as z from "zod";
import { cachedValue } from "../caching/cached-value.ts";
import type { ShopApi } from "../config/shop.ts";
import { readOpenZones, zonesAt } from "../location/zones.data.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { toAddressResponse } from "./address-response.ts";
import {
  type AddressFields,
  deleteAddress,
  insertAddress,
  readAddresses,
  replaceAddress,
  type SavedAddress,
} from "./addresses.data.ts";

/** Maximum number of saved addresses (contract 3.6). */
const maxSaved = 50;

export function addressRoutes(api: ShopApi) {
  const openZones = cachedValue(api.changes, "catalogue", () => readOpenZones(api.db), ["zones"]);

  serve(api, listAddresses, async ({ limit, offset, store_zone_id }, { db, shopper }) => {
    const zones = await openZones();
    const saved = await readAddresses(db, shopper.customerId);
    const listed = saved
      .map((row) => toAddressResponse(row, zones))
      .filter(({ zone_ids }) => store_zone_id === undefined || zone_ids.includes(store_zone_id));
    const first = (offset - 1) * limit;
    return {
      total_size: listed.length,
      limit,
      offset,
      addresses: listed.slice(first, first + limit),
    };
  });

  serve(api, addAddress, async (input, { db, shopper, language }) => {
    const fields = await toAddressFields(input);
    const row = await insertAddress(db, shopper.customerId, fields, maxSaved);
    if (!row) throw new AppError("address_count");
    return toChangeResponse(row, messageIn(language, "responses", "address_added"));
  });

  serve(api, updateAddress, async ({ id, ...input }, { db, shopper, language, now }) => {
    const own = await readAddresses(db, shopper.customerId);
    if (!own.some((address) => address.id === id)) throw new AppError("saved_address_not_found");
    const fields = { ...(await toAddressFields(input)), updatedAt: now };
    const row = await replaceAddress(db, shopper.customerId, id, fields);
    if (!row) throw new AppError("saved_address_not_found");
    return toChangeResponse(row, messageIn(language, "responses", "address_updated"));
  });

  serve(api, removeAddress, async ({ id }, { db, shopper, language }) => {
    if (!(await deleteAddress(db, shopper.customerId, id)))
      throw new AppError("saved_address_not_found");
    return { message: messageIn(language, "responses", "address_removed") };
  });

  async function toChangeResponse(row: SavedAddress, message: string) {
    const address = toAddressResponse(row, await openZones());
    return { message, address, zone_ids: address.zone_ids };
  }

  async function toAddressFields(input: z.output<typeof addAddress.input>): Promise<AddressFields> {
    const { country } = await api.shop();
    const contactPhone = toExistingE164(input.contact_person_number, country);
    if (!contactPhone)
      throw new AppError("contact_phone_invalid", { field: "contact_person_number" });
    const [zone] = zonesAt(await openZones(), input.latitude, input.longitude);
    if (!zone) throw new AppError("address_in_no_zone");
    return {
      address: input.address,
      type: input.address_type,
      label: input.address_type === "other" ? (input.address_label ?? null) : null,
      latitude: input.latitude,
      longitude: input.longitude,
      road: input.road ?? null,
      house: input.house ?? null,
      floor: input.floor ?? null,
      contactName: input.contact_person_name,
      contactPhone,
      additionalInformation: input.additional_information ?? null,
      zoneId: zone.id,
    };
  }
}
