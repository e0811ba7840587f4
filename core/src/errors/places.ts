import type { ErrorEntry } from "./error-entry.ts";

/** Zones, addresses and places on the map. */
export const placesErrors = {
  coordinates_outside_zones: {
    status: 404,
    code: "coordinates",
    cause: "No open zone contains the point.",
    remedy: "Let the person choose another location.",
  },
  zone_not_found: { status: 404, code: "zone", cause: "There is no such zone." },
  place_not_found: { status: 404, code: "place", cause: "There is no such predicted place." },
  saved_address_not_found: {
    status: 404,
    code: "address",
    cause: "The customer has no such address.",
  },
  address_or_coordinates_needed: {
    status: 422,
    code: "address",
    cause: "Both the address and the coordinates are given, or neither is.",
    remedy: "Send one of both.",
  },
  address_outside_zones: {
    status: 422,
    code: "zone",
    cause: "The store does not deliver to the address.",
    remedy: "Let the person choose another address.",
  },
  address_in_no_zone: {
    status: 422,
    code: "coordinates",
    cause: "The address is in no open zone.",
    remedy: "Let the person choose another address.",
  },
  address_count: {
    status: 422,
    cause: "The customer has 50 addresses.",
    remedy: "Let the person delete one.",
  },
  address_missing: { status: 422, code: "address", cause: "The address is missing." },
} as const satisfies Record<string, ErrorEntry>;
