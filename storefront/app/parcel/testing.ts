import type { Order } from "@errand/core/orders/orders.types";
import type { OfferedParcelCategory } from "@errand/core/orders/parcel.types";
import { testOrder } from "@errand/core/orders/testing-order";
import type { PreviewedRow } from "@errand/core/parcel/parcel-batches.contract";
import { store } from "../visitor/storage.ts";

export function testCategory(changes: Partial<OfferedParcelCategory> = {}): OfferedParcelCategory {
  return {
    id: 1,
    name: "Documents",
    description: "Carried flat.",
    image_full_url: null,
    module_id: 5,
    parcel_per_km_shipping_charge: 0.6,
    parcel_minimum_shipping_charge: 4,
    tax: 20,
    least_total: 4.49,
    least_express_total: 6.49,
    ...changes,
  };
}

/** Chooses the parcel module. */
export function visitParcels(): void {
  store("module", { id: 5, slug: "parcel", module_name: "Parcel", module_type: "parcel" });
}

/** A parcel that was just placed, which its sender pays in cash. */
export function testParcel(changes: Partial<Order> = {}): Order {
  const address = {
    contact_person_name: "Ada Lovelace",
    contact_person_number: "+33612345678",
    contact_person_email: null,
    address_type: "other",
    address: "3 Quay Street",
    road: null,
    house: null,
    floor: null,
    latitude: 43.6,
    longitude: 3.88,
  };
  return testOrder({
    order_status: "confirmed",
    confirmed: "2026-03-05T09:15:00.000Z",
    pending: null,
    order_type: "parcel",
    module_type: "parcel",
    module_id: 5,
    store_id: null,
    store: null,
    details_count: 0,
    delivery_address: address,
    receiver_details: {
      ...address,
      contact_person_name: "Grace Hopper",
      address: "8 Mill Lane",
      additional_address: "Behind the bakery",
      zone_id: 1,
    },
    parcel_category: testCategory(),
    charge_payer: "sender",
    pickup_code: "4711",
    otp: "8152",
    receiver_link: "https://shop.test/track-order?order_id=100001#key=abc",
    viewed_by: "owner",
    actions: ["cancel"],
    ...changes,
  });
}

/** A row of a batch that can be sent. */
export function testPreviewedRow(changes: Partial<PreviewedRow> = {}): PreviewedRow {
  const cells = { name: "Grace Hopper", phone: "0687654321", address: "8 mill lane" };
  return {
    line: 2,
    ...cells,
    additional_address: "",
    email: "",
    parcel_category_id: 1,
    receiver: {
      contact_person_name: cells.name,
      contact_person_number: "+33687654321",
      address: "8 Mill Lane",
      latitude: 43.61,
      longitude: 3.89,
      parcel_category_id: 1,
    },
    price: 6,
    tax: 0.92,
    additional_charge: 0.49,
    errors: [],
    suggestion: null,
    ...changes,
  };
}
