import type { Address } from "./addresses.queries.ts";

/** A saved address. */
export function testAddress(changes: Partial<Address> = {}): Address {
  return {
    id: 5,
    address: "3 Quay Street",
    address_type: "home",
    address_label: null,
    latitude: 43.6,
    longitude: 3.88,
    road: "Quay",
    house: "3",
    floor: null,
    contact_person_name: "Ada Lovelace",
    contact_person_number: "+33612345678",
    additional_information: null,
    zone_id: 1,
    zone_ids: [1],
    created_at: "2026-03-01T10:00:00Z",
    updated_at: "2026-03-01T10:00:00Z",
    ...changes,
  };
}
