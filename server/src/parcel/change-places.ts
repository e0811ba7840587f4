import type { ParcelPlace } from "@errand/core/delivery/reschedule.contract";
import { AppError } from "@errand/core/errors";
import { fromMinor, type Minor, minor } from "@errand/core/money";
import type { DeliveryAddress } from "@errand/core/orders/delivery-address";
import { parcelToPrice } from "@errand/core/parcel/parcel-price";
import { defaultShippingTerms, parcelSurcharge } from "@errand/core/parcel/shipping-rates";
import { priceOrder } from "@errand/core/pricing/receipt";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { ParcelPlaces } from "../delivery/parcel-places.types.ts";
import { type Maps, metersBetween } from "../integrations/maps.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { parcelOrders } from "../order-rows/parcel-orders.tables.ts";
import { getSurcharge, toParcelTerms } from "./parcel-terms.data.ts";
import { readZones } from "./plan-parcel.ts";

/**
 * Gives a parcel other places while its fee stays the same, by the terms with which it was placed
 * (contract 10.4). What it would cost otherwise is in the error.
 */
export const parcelPlaces: ParcelPlaces = {
  async change({ maps }, { row, places }, { db, now }) {
    const { order, parcel } = row;
    if (!parcel?.receiver || !order.address) throw new AppError("order_status_conflict");
    const from = placeAt(order.address, places.from);
    const to = placeAt(parcel.receiver, places.to);
    const before = await priceWay(db, maps, row, { from: order.address, to: parcel.receiver });
    const after = await priceWay(db, maps, row, { from, to });
    if (after.fee !== before.fee) {
      const amount = minor(order.amount + after.fee - before.fee);
      throw new AppError("price_changed", {
        field: "order_amount",
        data: { order_amount: fromMinor(amount) },
      });
    }
    await db
      .update(orders)
      .set({
        address: from,
        zoneId: after.zones.sender.zone.id,
        distanceMeters: after.meters,
        updatedAt: now,
      })
      .where(eq(orders.id, order.id));
    const receiver = { ...to, zone_id: after.zones.receiver.zone.id };
    await db.update(parcelOrders).set({ receiver }).where(eq(parcelOrders.orderId, order.id));
  },
};

/** The same contact at another place; details of the former door do not lead to the new one. */
function placeAt<Address extends DeliveryAddress>(
  former: Address,
  place: ParcelPlace | undefined,
): Address {
  if (!place) return former;
  const { road = null, house = null, floor = null, ...point } = place;
  const door = { road, house, floor, address_type: "other" };
  return { ...former, ...point, ...door, ...("additional_address" in former && noAddition) };
}

const noAddition = { additional_address: null };

interface Way {
  from: DeliveryAddress;
  to: DeliveryAddress;
}

/** What bringing the parcel costs that way, without what does not depend on it. */
async function priceWay(
  db: Database,
  maps: Maps,
  { order, parcel, shop }: OrderRow,
  { from, to }: Way,
): Promise<{ fee: Minor; meters: number; zones: Awaited<ReturnType<typeof readZones>> }> {
  if (!parcel?.category) throw new AppError("order_status_conflict");
  const { latitude, longitude } = from;
  const zones = await readZones(db, order.moduleId, { latitude, longitude, receiver_details: to });
  const meters = await metersBetween(
    maps,
    [from.longitude, from.latitude],
    [to.longitude, to.latitude],
  );
  const pricing = parcelToPrice(toParcelTerms(parcel.category), {
    meters,
    rise: getSurcharge(zones.sender),
    taxIncluded: order.taxIncluded,
    charges: [],
    surcharge: parcelSurcharge(parcel, shop.shipping ?? defaultShippingTerms),
  });
  return { fee: priceOrder(pricing).total, meters, zones };
}
