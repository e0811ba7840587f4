import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { type OrderOwner, requireOwner } from "../orders/guest-order-access.ts";
import { isTrackProof } from "../orders/track-proof.ts";
import type { Api } from "../requests/api.ts";
import type { Shopper } from "../requests/caller.ts";
import { isTripToken } from "./trip-link.ts";

interface TripProof {
  trip_id: number;
  contact_number?: string | undefined;
  trip_token?: string | undefined;
}

/**
 * Throws `trip_not_found` (404) unless the caller may see and change the trip: its customer, its
 * guest with the phone number of the trip, or anybody with the token of its link. Returns whom the
 * trip belongs to.
 */
export async function requireTripAccess(
  api: Pick<Api, "limits" | "settings">,
  ctx: { db: Database; shopper: Shopper; address: string; now: Date },
  { trip_id: id, contact_number: number, trip_token: token }: TripProof,
): Promise<OrderOwner> {
  const isTrip = and(eq(orders.id, id), eq(orders.kind, "trip"));
  const [trip = null] = await ctx.db.select().from(orders).where(isTrip);
  const isTokenValid =
    trip !== null &&
    !!token &&
    (isTripToken(api.settings.secret, trip, token, ctx.now) ||
      isTrackProof(api.settings.secret, trip, token, ctx.now));
  return requireOwner(api, ctx, trip, { id, number, token, isTokenValid, error: "trip_not_found" });
}
