import type { Order } from "@errand/core/orders/orders.types";

/**
 * A parcel as its receiver sees it: where it is and the code to name at the door, without the
 * sender's address, payments and codes. What it costs is shown to a receiver who pays; one that is
 * canceled is paid by its sender.
 */
export function forReceiver(order: Order): Order {
  const paysAtDoor = order.charge_payer === "receiver" && order.parcel_cancellation === null;
  const { delivery_address: from } = order;
  return {
    ...order,
    ...(paysAtDoor ? {} : withoutAmounts(order)),
    actions: [],
    payments: [],
    transaction_reference: null,
    offline_payment: null,
    cashback_amount: 0,
    refund: null,
    refunds: [],
    refund_customer_note: null,
    refund_cancellation_note: null,
    order_note: null,
    cancellation_reason: null,
    cancellation_note: null,
    delivery_address: from && {
      ...from,
      contact_person_number: "",
      contact_person_email: null,
      road: null,
      house: null,
      floor: null,
    },
    parcel_batch_id: null,
    parcel_declared_value: null,
    parcel_image_full_url: [],
    parcel_items: order.parcel_items.map((item) => ({ ...item, value: 0 })),
    pickup_code: null,
    receiver_link: null,
    parcel_cancellation: order.parcel_cancellation && {
      ...order.parcel_cancellation,
      reason: [],
      note: null,
      return_fee: 0,
    },
    viewed_by: "receiver",
  };
}

function withoutAmounts({ receipt, parcel_category: category }: Order): Partial<Order> {
  return {
    order_amount: 0,
    receipt: { ...receipt, lines: [], total: 0, paid: 0, refunded: 0, due: 0 },
    delivery_charge: 0,
    original_delivery_charge: 0,
    total_tax_amount: 0,
    dm_tips: 0,
    additional_charge: 0,
    bring_change_amount: 0,
    partially_paid_amount: 0,
    parcel_category: category && {
      ...category,
      parcel_per_km_shipping_charge: 0,
      parcel_minimum_shipping_charge: 0,
    },
  };
}
