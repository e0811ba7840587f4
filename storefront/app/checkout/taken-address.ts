import type { LatLng } from "@errand/core/location/lat-lng";
import type { Address } from "../addresses/addresses.queries.ts";
import type { Draft, DraftAddress } from "./draft.ts";

/** A saved address as a draft holds it, with its contact if it has one. */
export type TakenAddress = DraftAddress & Partial<Pick<Draft, "name" | "phone">>;

/** The door of a saved address. */
export function doorOf(saved: Address): DraftAddress {
  return {
    address: saved.address,
    point: { lat: saved.latitude, lng: saved.longitude },
    road: saved.road ?? "",
    house: saved.house ?? "",
    floor: saved.floor ?? "",
  };
}

/** The newest saved address at a place; a map and an address search put it a few metres apart. */
export function savedAddressAt(saved: Address[], place: LatLng): Address | undefined {
  return saved.find(
    ({ latitude, longitude }) =>
      Math.abs(latitude - place.lat) < near && Math.abs(longitude - place.lng) < near,
  );
}

/** In degrees: about 20 metres. */
const near = 0.0002;
