import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { OfflineMethod } from "@errand/core/orders/offline-payments.contract";
import { testReceipt } from "@errand/core/orders/testing-order";
import type { Reply } from "../api/api-request.ts";
import { testStore as catalogStore } from "../catalog/testing.tsx";
import type { Draft } from "./draft.ts";

/** A store that is always open. */
export function testStore(changes: Partial<StoreDetails> = {}): StoreDetails {
  return {
    ...catalogStore(),
    id: 3,
    slug: "corner-bakery",
    name: "Corner Bakery",
    address: "1 Mill Lane",
    active: true,
    schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      day,
      opening_time: "00:00:00",
      closing_time: "00:00:00",
    })),
    closed_dates: [],
    paused_until: null,
    schedule_order: true,
    order_place_to_schedule_interval: 30,
    min_delivery_time: 20,
    max_delivery_time: 30,
    minimum_order: 0,
    delivery: true,
    take_away: true,
    cutlery: true,
    extra_packaging_status: true,
    extra_packaging_amount: 0.5,
    ...changes,
  };
}

/** The response with the price of the order; `cartId` is null for a direct purchase. */
export function testQuote(
  total: number,
  cartId: number | null = 1,
): Reply<"POST /customer/order/get-Tax"> {
  const taxes = { tax_amount: 0.4, tax_status: "included", tax_included: 1 } as const;
  return { ...taxes, distance: 0.6, receipt: testReceipt(total, { cartId }) };
}

export function testDraft(changes: Partial<Draft> = {}): Draft {
  return {
    type: "delivery",
    address: "3 Quay Street",
    point: { lat: 43.6, lng: 3.88 },
    shopsAt: { lat: 43.6, lng: 3.88 },
    road: "",
    house: "",
    floor: "",
    storeId: 3,
    savesAddress: false,
    name: "Ada Lovelace",
    phone: "+33612345678",
    email: "ada@example.com",
    createsAccount: false,
    password: "",
    at: null,
    deliveryInstruction: "",
    note: "",
    unavailableItemNote: "",
    cutlery: false,
    extraPackaging: false,
    tip: 0,
    paymentMethod: null,
    gateway: null,
    offlineMethod: null,
    usesWallet: false,
    bringChange: 0,
    pictures: [],
    couponCode: null,
    ...changes,
  };
}

export function testOfflineMethod(changes: Partial<OfflineMethod> = {}): OfflineMethod {
  return {
    id: 2,
    method_name: "Bank transfer",
    method_fields: [{ input_name: "IBAN", input_data: "FR76 3000 6000" }],
    method_informations: [
      { customer_input: "Reference", customer_placeholder: "RF…", is_required: 1 },
      { customer_input: "Account holder", customer_placeholder: "", is_required: 0 },
    ],
    ...changes,
  };
}
