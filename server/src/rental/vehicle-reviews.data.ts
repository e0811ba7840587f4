import { type Language, localize } from "@errand/core/language";
import type { RentalReview } from "@errand/core/rental/rental.types";
import { desc, eq } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { storeTag, vehicleReviewsTag, vehicleTag } from "../caching/tags.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { vehicleReviews } from "./fleet.tables.ts";
import { vehicles } from "./rental.tables.ts";

interface ReviewQuery {
  limit: number;
  offset: number;
  language: Language;
  url: string;
}

const maxCounted = 10_000;

/** One page of the reviews of a vehicle or of all vehicles of a provider, newest first. */
export async function readVehicleReviews(
  db: Database,
  of: { vehicleId: number } | { providerId: number },
  { limit, offset, language, url }: ReviewQuery,
): Promise<{ total: number; reviews: RentalReview[] }> {
  const condition =
    "vehicleId" in of
      ? eq(vehicleReviews.vehicleId, of.vehicleId)
      : eq(vehicleReviews.providerId, of.providerId);
  const [rows, total] = await Promise.all([
    db
      .select({ review: vehicleReviews, name: vehicles.name, images: vehicles.images })
      .from(vehicleReviews)
      .innerJoin(vehicles, eq(vehicles.id, vehicleReviews.vehicleId))
      .where(condition)
      .orderBy(desc(vehicleReviews.createdAt), desc(vehicleReviews.id))
      .limit(limit)
      .offset((offset - 1) * limit),
    db.$count(db.select().from(vehicleReviews).where(condition).limit(maxCounted).as("counted")),
  ]);
  dependsOn(...rows.map(({ review }) => vehicleTag(review.vehicleId)));
  return {
    total,
    reviews: rows.map(({ review, name, images }) => ({
      id: review.id,
      vehicle_id: review.vehicleId,
      provider_id: review.providerId,
      vehicle_name: localize(name, language),
      vehicle_image_full_url: pictureUrl(url, images[0] ?? null),
      customer_name: review.customerName || messageIn(language, "responses", "former_customer"),
      rating: review.rating,
      comment: review.comment && localize(review.comment, language),
      attachment_full_url: review.attachments.map((picture) => pictureUrl(url, picture)),
      reply: review.reply && localize(review.reply, language),
      replied_at: review.repliedAt?.toISOString() ?? null,
      created_at: review.createdAt.toISOString(),
    })),
  };
}

/** A provider may hide the reviews of its vehicles. */
export function dependOnVehicleReviews(providerId: number): void {
  dependsOn(vehicleReviewsTag(providerId), storeTag(providerId));
}
