import type { AddressResponse } from "@errand/core/addresses/addresses.contract";
import { type ZoneRow, zonesAt } from "../location/zones.data.ts";
import type { SavedAddress } from "./addresses.data.ts";

/** Includes the zones that are open at the address now. */
export function toAddressResponse(row: SavedAddress, zones: ZoneRow[]): AddressResponse {
  const zone_ids = zonesAt(zones, row.latitude, row.longitude).map(({ id }) => id);
  return {
    id: row.id,
    address: row.address,
    address_type: row.type,
    address_label: row.label,
    latitude: row.latitude,
    longitude: row.longitude,
    road: row.road,
    house: row.house,
    floor: row.floor,
    contact_person_name: row.contactName,
    contact_person_number: row.contactPhone,
    additional_information: row.additionalInformation,
    zone_id: zone_ids[0] ?? row.zoneId,
    zone_ids,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
