import { actionsFor } from "@errand/core/orders/order-states";
import type { ReceiverChoice } from "@errand/core/orders/parcel.types";
import type { ReceivedParcel } from "@errand/core/parcel/receiver.contract";
import type { Database } from "../database/database.ts";
import { readJobState } from "../delivery/courier-jobs.data.ts";
import { canBeLeft, type OrderRow, toOrderFacts } from "../order-rows/order-facts.ts";

/** What a receiver can choose now: nothing once the courier is at the door. */
export function getChoices(
  row: OrderRow,
  state: ReceivedParcel["state"],
  now: Date,
): ReceiverChoice["kind"][] {
  if (state !== "booked" && state !== "on_its_way") return [];
  const isMovable =
    row.parcel?.receiverMovedAt == null &&
    actionsFor(toOrderFacts(row), now).includes("reschedule");
  return [
    "present",
    ...(canBeLeft(row) ? (["safe_place"] as const) : []),
    ...(isMovable ? (["later"] as const) : []),
  ];
}

/** Where a parcel is, in the words of its receiver. */
export async function readReceiverState(
  db: Database,
  row: OrderRow,
): Promise<ReceivedParcel["state"]> {
  switch (row.order.status) {
    case "pending":
    case "confirmed":
    case "accepted":
    case "processing":
    case "handover":
      return "booked";
    case "picked_up":
      return (await readJobState(db, row)) === "at_door" ? "at_the_door" : "on_its_way";
    case "canceled":
    case "failed":
    case "returned":
      return "not_coming";
    default:
      return "delivered";
  }
}
