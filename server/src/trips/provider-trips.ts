import { fromMinor } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import type { Trip } from "@errand/core/trips/trips.types";
import type { ShopApi } from "../config/shop.ts";
import { type MessageKey, messageIn } from "../messages/messages.ts";
import type { AuditFacts } from "../requests/audit-record.ts";
import type { StaffOf } from "../requests/caller.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { lockTripRow, readTrip } from "./read-trip.ts";
import { tripOptions } from "./trip-api.ts";
import type { TripRow } from "./trip-row.ts";

/** A member of a provider's staff as the one who changes a trip. */
export function providerActor({
  staffId,
  storeId,
}: StaffOf<"store">): Extract<Actor, { kind: "store" }> {
  return { kind: "store", staffId, storeId };
}

type StaffCall = Pick<AnyRequestContext, "db" | "language" | "audit" | "afterCommit">;

/**
 * Changes a trip for a member of the staff: locks it, so that the state that the audit log calls
 * the one before is true, and returns the trip as it is then. `facts` and `factsBefore` are what
 * else the log says.
 */
export async function changeTrip(
  api: ShopApi,
  { db, language, audit, afterCommit }: StaffCall,
  tripId: number,
  message: MessageKey<"responses">,
  change: (row: TripRow) => Promise<void>,
  facts: AuditFacts = {},
  factsBefore: AuditFacts = {},
): Promise<{ message: string; trip: Trip }> {
  const row = await lockTripRow(db, tripId);
  const before = { ...auditFacts(row), ...factsBefore };
  await change(row);
  const after = auditFacts(await lockTripRow(db, tripId));
  const trip = await readTrip(db, tripId, tripOptions(api, language));
  const vehicles = trip.vehicle_identity.map((vehicle) => vehicle.vehicle_identity_id);
  audit({ subject: `trip:${tripId}`, before, after: { ...after, vehicles, ...facts } });
  // A canceled trip frees its vehicles, which cached responses show.
  afterCommit(() => api.changes.flushed());
  return { message: messageIn(language, "responses", message), trip };
}

function auditFacts({ order }: TripRow): AuditFacts {
  return {
    trip_status: order.status,
    payment_status: order.paymentStatus,
    paid: fromMinor(order.paid),
  };
}
