import {
  changeCourierProfile,
  readCourierProfile,
} from "@errand/core/reviews/courier-profile.contract";
import { desc, eq } from "drizzle-orm";
import { couriers } from "../couriers/couriers.tables.ts";
import type { Database } from "../database/database.ts";
import { findVehicle, lockCourier } from "../delivery/couriers.data.ts";
import { messageIn } from "../messages/messages.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { createUploadedPictures } from "../pictures/uploaded-pictures.ts";
import { serve } from "../requests/serve.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { courierReviews } from "./reviews.tables.ts";

const maxReviews = 20;

/** The own profile of a courier (contract 7.8). */
export function courierProfileRoutes(api: OrderApi) {
  const pictures = createUploadedPictures(api);

  serve(api, readCourierProfile, (_input, { db, staff }) => readProfile(db, staff.courierId));

  serveWithCall(api, changeCourierProfile, {
    call: ({ image }, { staff }) => pictures.save(staff.key, image && [image], "image"),
    apply: ({ vehicle_id }, ctx, uploaded) =>
      pictures.keptBy(uploaded, async () => {
        const { db, staff, language, audit, afterCommit } = ctx;
        const { courierId } = staff;
        const before = await lockCourier(db, courierId);
        const vehicle =
          vehicle_id === undefined ? null : await findVehicle(db, vehicle_id, before?.vehicleId);
        const [image] = uploaded;
        const changed = {
          ...(image && { image }),
          ...(vehicle && { vehicle: vehicle.type, vehicleId: vehicle.id }),
        };
        if (image || vehicle) {
          await db.update(couriers).set(changed).where(eq(couriers.id, courierId));
        }
        const replaced = image && before?.image;
        if (replaced) afterCommit(() => pictures.deleteAll([replaced]));
        audit({
          subject: `courier:${courierId}`,
          before: { image: before?.image ?? null, vehicle_id: before?.vehicleId ?? null },
          after: {
            image: image ?? before?.image ?? null,
            vehicle_id: vehicle?.id ?? before?.vehicleId ?? null,
          },
        });
        const message = messageIn(language, "responses", "updated");
        return { message, ...(await readProfile(db, courierId)) };
      }),
  });

  async function readProfile(db: Database, courierId: number) {
    const [courier] = await db.select().from(couriers).where(eq(couriers.id, courierId));
    if (!courier) throw new Error(`courier ${courierId} has a session and no row`);
    const reviews = await db
      .select()
      .from(courierReviews)
      .where(eq(courierReviews.courierId, courierId))
      .orderBy(desc(courierReviews.createdAt), desc(courierReviews.id))
      .limit(maxReviews);
    return {
      name: `${courier.firstName} ${courier.lastName}`.trim(),
      phone: courier.phone,
      image_full_url: pictureUrl(api.settings.url, courier.image),
      vehicle_id: courier.vehicleId,
      avg_rating: Math.round(courier.avgRating * 100) / 100,
      rating_count: courier.ratingCount,
      reviews: reviews.map(({ id, rating, comment, createdAt }) => ({
        id,
        rating,
        comment,
        created_at: createdAt.toISOString(),
      })),
    };
  }
}
