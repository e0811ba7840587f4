import { streetOf } from "@errand/core/delivery/street-of";
import { cellCentre } from "@errand/core/location/cell";
import type { DeliveryAddress } from "@errand/core/orders/delivery-address";
import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";

/**
 * An order as its courier sees it: without e-mails, references of payments, pictures of
 * prescriptions and the value of a parcel, and once it is over without whom and which door it was
 * for.
 */
export function forCourier<T extends Order>(order: T): T {
  const isOver = !isActiveStatus(order.order_status) && !isReturning(order);
  const seen = isOver ? withoutDoor : withoutEmail;
  return {
    ...order,
    delivery_address: order.delivery_address && seen(order.delivery_address),
    receiver_details: order.receiver_details && seen(order.receiver_details),
    ...(isOver && {
      order_note: null,
      delivery_instruction: null,
      parcel_image_full_url: [],
      receiver_choice: null,
    }),
    parcel_declared_value: null,
    order_attachment_full_url: [],
    order_attachment_documents: [],
    transaction_reference: null,
    payments: [],
    offline_payment: null,
  };
}

function isReturning({ order_type, order_status, picked_up }: Order): boolean {
  return order_type === "parcel" && order_status === "canceled" && picked_up !== null;
}

function withoutEmail<T extends DeliveryAddress>(address: T): T {
  return { ...address, contact_person_email: null };
}

function withoutDoor<T extends DeliveryAddress>(address: T): T {
  return {
    ...address,
    ...cellCentre(address),
    contact_person_name: "",
    contact_person_number: "",
    contact_person_email: null,
    address: streetOf(address.address),
    ...("additional_address" in address && { additional_address: null }),
    road: null,
    house: null,
    floor: null,
  };
}
