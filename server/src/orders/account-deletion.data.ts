import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { isNonTrip } from "../order-rows/order-kind.ts";
import { orderTransitions } from "../order-rows/order-transitions.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { parcelOrders } from "../order-rows/parcel-orders.tables.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { detachFiles } from "../private-files/private-files.data.ts";
import { offlinePayments } from "./offline-payments.tables.ts";
import { orderSubject } from "./order-subject.ts";

/** Statuses of orders that are not delivered or not settled yet. */
const ongoing = [
  "pending",
  "confirmed",
  "accepted",
  "processing",
  "handover",
  "picked_up",
  "refund_requested",
] as const;

/** How the deletion of an account treats its orders. */
export const onAccountDeletion = {
  async findOngoing(db: Database, customerId: number) {
    const rows = await db
      .select({ id: orders.id, kind: orders.kind })
      .from(orders)
      .where(
        and(eq(orders.customerId, customerId), isNonTrip, inArray(orders.status, [...ongoing])),
      )
      .orderBy(orders.id);
    return rows.map(({ id, kind }) => ({
      id,
      kind: kind === "parcel" ? ("parcel" as const) : ("order" as const),
    }));
  },

  /**
   * Anonymizes the orders, whose pictures go; they stay for bookkeeping and for the stores, under
   * the id of the customer.
   */
  async anonymize(db: Database, customerId: number) {
    const own = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
    await db
      .update(cartOrders)
      .set({ unavailableItemNote: null, cancelRequest: null })
      .where(inArray(cartOrders.orderId, own));
    await db
      .update(offlinePayments)
      .set({ answers: [], customerNote: null, adminNote: null })
      .where(inArray(offlinePayments.orderId, own));
    await db
      .update(parcelOrders)
      .set({ receiver: null, receiverChoice: null })
      .where(inArray(parcelOrders.orderId, own));
    await db
      .update(orderTransitions)
      .set({ reason: null, note: null })
      .where(
        and(inArray(orderTransitions.orderId, own), eq(orderTransitions.actorKind, "customer")),
      );
    await db
      .update(refundRequests)
      .set({ reason: "", note: null })
      .where(inArray(refundRequests.orderId, own));
    await db
      .update(orders)
      .set({
        guestId: null,
        address: null,
        contactName: "",
        contactNumber: "",
        contactEmail: null,
        note: null,
        deliveryInstruction: null,
        otp: null,
      })
      .where(eq(orders.customerId, customerId));
    await detachFiles(
      db,
      (await own).map(({ id }) => orderSubject(id)),
    );
  },
};
