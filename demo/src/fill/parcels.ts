import { fromMinor } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import { customerAddresses } from "@errand/server/addresses/addresses.tables";
import type { ParcelInput } from "@errand/server/checkout/checkout-input";
import { couriers } from "@errand/server/couriers/couriers.tables";
import type { Database } from "@errand/server/database/database";
import { assignCourier } from "@errand/server/delivery/couriers.data";
import { deliverOrder, pickUpOrder, returnOrder } from "@errand/server/delivery/deliver-order";
import { modules } from "@errand/server/modules/modules.tables";
import { transitionOrder } from "@errand/server/orders/order-transitions";
import { lockOrderRow } from "@errand/server/orders/orders.data";
import { parcelCategories } from "@errand/server/parcel/parcel.tables";
import { placeParcel } from "@errand/server/parcel/place-parcel";
import { type ParcelServices, planParcel } from "@errand/server/parcel/plan-parcel";
import { customerShopper } from "@errand/server/requests/caller";
import type { DemoParcel } from "@errand/town/content/content.types";
import { parcelCancellationReasons, parcelReceiver, parcels } from "@errand/town/content/parcel";
import { asc, eq } from "drizzle-orm";
import { daysFrom } from "./days.ts";

/** Something that happened at a time. */
export interface Act {
  at: Date;
  run(tx: Database): Promise<void>;
}

/**
 * What a customer has sent: each parcel is placed through the checkout and carried by a courier.
 */
export async function parcelsOf(
  db: Database,
  customerId: number,
  services: ParcelServices,
  now: Date,
): Promise<Act[]> {
  const [home, office = home] = await db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(asc(customerAddresses.id));
  const [module] = await db.select().from(modules).where(eq(modules.type, "parcel"));
  const categories = await db.select().from(parcelCategories).orderBy(asc(parcelCategories.id));
  const [courier] = await db.select().from(couriers).orderBy(asc(couriers.id));
  if (!home || !office || !module || !courier) return [];
  return parcels.map((parcel) => {
    const at = daysFrom(now, -parcel.daysAgo);
    const input = inputOf(parcel, {
      home,
      office,
      categoryId: categories[parcel.category]?.id ?? 0,
    });
    return {
      at,
      async run(tx) {
        const shopper = customerShopper(customerId);
        const ctx = { db: tx, shopper, module, language: "fr", now: at } as const;
        const { receipt } = await planParcel(input, ctx, services);
        const order_amount = fromMinor(receipt.total);
        const placed = await placeParcel(
          services,
          { ...input, order_amount, create_new_user: 0 },
          ctx,
        );
        const { id, otp } = placed.row.order;
        await carry(tx, id, parcel, { at, otp, customerId, courierId: courier.id });
      },
    };
  });
}

type SavedAddress = typeof customerAddresses.$inferSelect;

function inputOf(
  { payer, tip }: DemoParcel,
  { home, office, categoryId }: { home: SavedAddress; office: SavedAddress; categoryId: number },
): Omit<ParcelInput, "order_amount" | "create_new_user"> {
  return {
    order_type: "parcel",
    payment_method: "cash_on_delivery",
    partial_payment: 0,
    parcel_category_id: categoryId,
    charge_payer: payer,
    service: "standard",
    items: [],
    handoff: "as_receiver_wishes",
    ...pointOf(home),
    contact_person_name: home.contactName,
    contact_person_number: home.contactPhone,
    receiver_details: { ...pointOf(office), ...parcelReceiver },
    dm_tips: tip,
    bring_change_amount: 0,
  };
}

function pointOf({ type, address, road, house, floor, latitude, longitude }: SavedAddress) {
  return {
    address_type: type,
    address,
    road: road ?? undefined,
    house: house ?? undefined,
    floor: floor ?? undefined,
    latitude,
    longitude,
  };
}

/** Carries a new parcel to its receiver, or back when it is canceled on its way. */
async function carry(
  tx: Database,
  orderId: number,
  { outcome }: DemoParcel,
  { at, otp, ...people }: { at: Date; otp: string | null; customerId: number; courierId: number },
) {
  const { customerId, courierId } = people;
  const rider = { kind: "courier", courierId } as const;
  const sender: Actor = { kind: "customer", customerId };
  const after = (minutes: number) => ({ at: new Date(at.getTime() + minutes * 60_000) });
  await assignCourier(tx, orderId, courierId, after(4).at);
  await transitionOrder(tx, orderId, "accepted", rider, after(4));
  await pickUpOrder(tx, await lockOrderRow(tx, orderId), rider, after(17));
  if (outcome === "delivered") {
    return deliverOrder(tx, orderId, rider, { ...after(34), otp: otp ?? undefined });
  }
  const reason = parcelCancellationReasons.find(({ type }) => type === "after_pickup")?.reason.en;
  await transitionOrder(tx, orderId, "canceled", sender, { ...after(30), reason });
  await returnOrder(tx, await lockOrderRow(tx, orderId), rider, after(55));
}
