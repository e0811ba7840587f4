import { maskEmail, maskPhone } from "@errand/core/masked-contact";
import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import type { DeskOrder, DeskOrderDetails } from "@errand/core/orders/staff-orders.types";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { countOrders } from "../order-rows/order-count.data.ts";
import { orders } from "../order-rows/orders.tables.ts";

const dayMs = 24 * 3_600_000;

const columns = {
  orderId: orders.id,
  id: orders.customerId,
  name: orders.contactName,
  phone: orders.contactNumber,
  email: orders.contactEmail,
};

const unknown = { id: null, name: "", phone: "", email: null };

/** Adds who ordered, with masked contacts, as lists show them (contract 7.1). */
export async function withMaskedCustomers(db: Database, list: Order[]): Promise<DeskOrder[]> {
  if (list.length === 0) return [];
  const ids = list.map(({ id }) => id);
  const rows = await db.select(columns).from(orders).where(inArray(orders.id, ids));
  const byOrder = new Map(rows.map(({ orderId, ...customer }) => [orderId, customer]));
  return list.map((order) => masked({ ...order, customer: byOrder.get(order.id) ?? unknown }));
}

/** Adds who ordered; the contacts are masked a day after the order is over. */
export async function withCustomer<Details extends Order>(
  db: Database,
  order: Details,
  now: Date,
): Promise<Details & Pick<DeskOrderDetails, "customer">> {
  const [row] = await db.select(columns).from(orders).where(eq(orders.id, order.id));
  const { orderId: _orderId, ...customer } = row ?? { orderId: order.id, ...unknown };
  const order_count = customer.id === null ? null : await countOrders(db, customer.id);
  const shown = { ...order, customer: { ...customer, order_count } };
  return isLongOver(order, now) ? masked(shown) : shown;
}

function isLongOver({ order_status, updated_at, ...order }: Order, now: Date): boolean {
  if (isActiveStatus(order_status)) return false;
  const ended = order.returned ?? order.delivered ?? order.canceled ?? order.failed ?? updated_at;
  return now.getTime() - Date.parse(ended) > dayMs;
}

function masked<Seen extends DeskOrder>(order: Seen): Seen {
  const { customer, delivery_address: address, receiver_details: receiver } = order;
  return {
    ...order,
    customer: {
      ...customer,
      phone: toMaskedPhone(customer.phone),
      email: customer.email && maskEmail(customer.email),
    },
    delivery_address: address && withMaskedContact(address),
    receiver_details: receiver && withMaskedContact(receiver),
  };
}

interface Contact {
  contact_person_number: string;
  contact_person_email: string | null;
}

function withMaskedContact<Place extends Contact>(place: Place): Place {
  return {
    ...place,
    contact_person_number: toMaskedPhone(place.contact_person_number),
    contact_person_email: place.contact_person_email && maskEmail(place.contact_person_email),
  };
}

/** Empty for an order whose customer is deleted. */
function toMaskedPhone(phone: string): string {
  return phone === "" ? "" : maskPhone(phone);
}
