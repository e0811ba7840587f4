import { AppError } from "@errand/core/errors";
import { reviewTripVehicle } from "@errand/core/trips/trips.contract";
import { and, eq, sql } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import { stores } from "../catalog/catalog.tables.ts";
import type { ShopApi } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { createUploadedPictures } from "../pictures/uploaded-pictures.ts";
import { vehicleReviews, vehicleUnits } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { reviewerName } from "../reviews/reviewable-order.data.ts";
import { findTripRow } from "./read-trip.ts";
import type { TripRow } from "./trip-row.ts";
import { tripVehicles } from "./trips.tables.ts";

interface ReviewedVehicle {
  trip_id: number;
  vehicle_id: number;
  vehicle_identity_id: number;
}

/** Reviews of the vehicles of completed trips, one for each single vehicle (contract 5.4). */
export function reviewVehicleRoutes(api: ShopApi) {
  const pictures = createUploadedPictures(api);

  serveWithCall(api, reviewTripVehicle, {
    async call(input, { db, shopper }) {
      await requireReviewable(db, input, shopper.customerId);
      return pictures.save(shopper.key, input.attachment);
    },
    async apply(input, ctx, attachments) {
      const { db, shopper, language, now, afterCommit } = ctx;
      const { vehicle_id: vehicleId, vehicle_identity_id: unitId, rating, comment } = input;
      await pictures.keptBy(attachments, async () => {
        const row = await requireReviewable(db, input, shopper.customerId);
        const [customer] = await db
          .select()
          .from(customers)
          .where(eq(customers.id, shopper.customerId));
        if (!customer) throw new AppError("trip_not_found");
        const providerId = row.provider.id;
        const added = await db
          .insert(vehicleReviews)
          .values({
            ...{ vehicleId, providerId, unitId, rating, attachments },
            customerId: customer.id,
            orderId: input.trip_id,
            customerName: reviewerName(customer),
            comment: comment ? { en: "", fr: "", [language]: comment } : null,
            createdAt: now,
          })
          .onConflictDoNothing()
          .returning({ id: vehicleReviews.id });
        if (added.length === 0) throw new AppError("review_exists");
        await addRating(db, { vehicleId, providerId }, rating);
      });
      afterCommit(() => api.changes.flushed());
      return { message: messageIn(language, "responses", "review_added") };
    },
  });
}

/**
 * Throws `trip_not_found` for another's trip, `reviews_off`, `trip_not_completed`,
 * `vehicle_not_found` for one that was not part of it, and `review_exists` for one that is rated.
 */
async function requireReviewable(
  db: Database,
  { trip_id: tripId, vehicle_id: vehicleId, vehicle_identity_id: unitId }: ReviewedVehicle,
  customerId: number,
): Promise<TripRow> {
  const row = await findTripRow(db, tripId);
  if (row?.order.customerId !== customerId) throw new AppError("trip_not_found");
  const [assigned] = await db
    .select({ id: tripVehicles.id })
    .from(tripVehicles)
    .innerJoin(vehicleUnits, eq(vehicleUnits.id, tripVehicles.unitId))
    .where(
      and(
        eq(tripVehicles.orderId, tripId),
        eq(tripVehicles.unitId, unitId),
        eq(vehicleUnits.vehicleId, vehicleId),
      ),
    );
  if (!row.provider.showsReviews) throw new AppError("reviews_off");
  if (row.order.status !== "completed") throw new AppError("trip_not_completed");
  if (!assigned) throw new AppError("vehicle_not_found");
  const isSame = and(eq(vehicleReviews.orderId, tripId), eq(vehicleReviews.unitId, unitId));
  if ((await db.$count(vehicleReviews, isSame)) > 0) throw new AppError("review_exists");
  return row;
}

/**
 * Adds a rating to those of a vehicle and its provider, in statements that count from the current
 * ones.
 */
async function addRating(
  tx: Database,
  { vehicleId, providerId }: { vehicleId: number; providerId: number },
  rating: number,
) {
  const added = (table: typeof vehicles | typeof stores) => ({
    avgRating: sql`(${table.avgRating} * ${table.ratingCount} + ${rating}::integer) / (${table.ratingCount} + 1)`,
    ratingCount: sql`${table.ratingCount} + 1`,
  });
  await tx.update(vehicles).set(added(vehicles)).where(eq(vehicles.id, vehicleId));
  // The stars of a store are counted from five down to one.
  const stars = sql`${stores.ratings}[:${5 - rating}::integer]
    || (${stores.ratings}[${6 - rating}::integer] + 1) || ${stores.ratings}[${7 - rating}::integer:]`;
  await tx
    .update(stores)
    .set({ ...added(stores), ratings: stars })
    .where(eq(stores.id, providerId));
}
