import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "./orders.tables.ts";

/** Still to be brought, or to be settled. */
const ongoing = [
  "pending",
  "confirmed",
  "accepted",
  "processing",
  "handover",
  "picked_up",
  "refund_requested",
] as const;

/** What a customer's orders say when the account is to be removed. */
export const onAccountDeletion = {
  async isBusy(db: Database, customerId: number): Promise<boolean> {
    const some = and(eq(orders.customerId, customerId), inArray(orders.status, [...ongoing]));
    return (await db.$count(orders, some)) > 0;
  },

  /** The orders stay, for the books and the stores; who they were for does not. */
  async forget(db: Database, customerId: number) {
    await db
      .update(orders)
      .set({
        customerId: null,
        address: null,
        contactNumber: "",
        note: null,
        deliveryInstruction: null,
        unavailableItemNote: null,
        cancellationNote: null,
        otp: null,
      })
      .where(eq(orders.customerId, customerId));
  },
};
