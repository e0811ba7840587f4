import { basisPoints, minor, sumOf } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import { customers } from "@errand/server/account/account.tables";
import { customerAddresses } from "@errand/server/addresses/addresses.tables";
import { readShop } from "@errand/server/config/shop.data";
import type { Database } from "@errand/server/database/database";
import { modules } from "@errand/server/modules/modules.tables";
import { assignCourier } from "@errand/server/orders/couriers.data";
import { couriers } from "@errand/server/orders/couriers.tables";
import { recordPlacement, transitionOrder } from "@errand/server/orders/order-transitions";
import { orders } from "@errand/server/orders/orders.tables";
import { parcelOrders } from "@errand/server/orders/parcel-orders.tables";
import { asc, eq, inArray } from "drizzle-orm";
import { daysFrom } from "./days.ts";

const daysAgo = 178;
const charge = minor(640);
const serviceFee = minor(49);
const desk: Actor = { kind: "desk", staffId: null };

/** Phone numbers with 06 39 98 are reserved for fiction. */
const receiver = {
  contact_person_name: "Hugo Lambert",
  contact_person_number: "+33639980042",
  contact_person_email: null,
  additional_address: null,
};

/**
 * Adds a parcel order that was returned to its sender for each customer. The order is inserted
 * directly, because parcels have no checkout yet; its statuses are ordinary transitions.
 */
export async function fillReturnedParcels(
  db: Database,
  emails: string[],
  now: Date,
): Promise<void> {
  const [parcels] = await db.select().from(modules).where(eq(modules.type, "parcel"));
  const [courier] = await db.select().from(couriers).orderBy(asc(couriers.id));
  const shop = await readShop(db);
  const senders = await db
    .select()
    .from(customers)
    .where(inArray(customers.email, emails))
    .orderBy(asc(customers.id));
  for (const customer of senders) {
    const [home, office = home] = await db
      .select()
      .from(customerAddresses)
      .where(eq(customerAddresses.customerId, customer.id))
      .orderBy(asc(customerAddresses.id));
    if (!home || !office || !courier || !parcels) continue;
    const at = daysFrom(now, -daysAgo);
    const [parcel] = await db
      .insert(orders)
      .values({
        kind: "parcel",
        customerId: customer.id,
        moduleId: parcels.id,
        zoneId: home.zoneId,
        status: "pending",
        statusTimestamps: { pending: at.toISOString() },
        scheduleAt: at,
        amount: sumOf([charge, serviceFee]),
        receipt: [
          { key: "delivery_charge", amount: charge, added: true },
          { key: "additional_charge", amount: serviceFee, added: true },
        ],
        currencyCode: shop.currencyCode,
        chargeLabels: shop.additionalCharge
          ? { additional_charge: shop.additionalCharge.name }
          : {},
        taxIncluded: true,
        taxRate: basisPoints(2_000),
        paymentMethod: "cash_on_delivery",
        paymentStatus: "unpaid",
        address: {
          ...locationOf(home),
          contact_person_name: home.contactName,
          contact_person_number: home.contactPhone,
          contact_person_email: customer.email,
        },
        contactName: home.contactName,
        contactNumber: home.contactPhone,
        contactEmail: customer.email,
        language: "fr",
        distanceMeters: 2_400,
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: orders.id });
    const id = parcel?.id ?? 0;
    await db.insert(parcelOrders).values({
      orderId: id,
      chargePayer: "sender",
      receiver: { ...locationOf(office), ...receiver, zone_id: office.zoneId },
    });
    const sender: Actor = { kind: "customer", customerId: customer.id };
    const rider: Actor = { kind: "courier", courierId: courier.id };
    await recordPlacement(db, id, "pending", sender, at);
    const after = (minutes: number) => ({ at: new Date(at.getTime() + minutes * 60_000) });
    await transitionOrder(db, id, "confirmed", desk, after(2));
    await assignCourier(db, id, courier.id, after(4).at);
    await transitionOrder(db, id, "accepted", rider, after(4));
    await transitionOrder(db, id, "handover", rider, after(15));
    await transitionOrder(db, id, "picked_up", rider, after(17));
    await transitionOrder(db, id, "canceled", desk, after(45));
    await transitionOrder(db, id, "returned", rider, after(70));
  }
}

function locationOf(saved: typeof customerAddresses.$inferSelect) {
  return {
    address_type: saved.type,
    address: saved.address,
    road: saved.road,
    house: saved.house,
    floor: saved.floor,
    latitude: saved.latitude,
    longitude: saved.longitude,
  };
}
