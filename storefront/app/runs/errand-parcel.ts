import type { StorefrontContract } from "@errand/core/contract.storefront";
import type { ParcelDirection } from "@errand/core/runs/runs.contract";
import { textOrUndefined } from "../checkout/order-input.ts";
import type { ParcelEnd } from "../parcel/parcel-draft.ts";

/** A parcel of a run: to its address, or from there. */
export interface ErrandParcel {
  direction: ParcelDirection;
  categoryId: number;
  /** The name of the category. */
  size: string;
  /** Who gives it to the courier, or gets it, and where. */
  other: ParcelEnd;
}

type RunStop = StorefrontContract["POST /customer/run/quote"]["input"]["stops"][number];
type ParcelStop = Extract<RunStop, { kind: "parcel" }>;

/** The parcel as a stop of the run, once the place of its other end is known. */
export function toParcelStop({ direction, categoryId, other }: ErrandParcel): ParcelStop[] {
  const { point } = other;
  if (!point) return [];
  return [
    {
      kind: "parcel",
      direction,
      parcel_category_id: categoryId,
      other: {
        address: other.address.trim(),
        address_type: "other",
        road: textOrUndefined(other.road),
        house: textOrUndefined(other.house),
        floor: textOrUndefined(other.floor),
        latitude: point.lat,
        longitude: point.lng,
        contact_person_name: other.name.trim(),
        contact_person_number: other.phone.trim(),
      },
    },
  ];
}
