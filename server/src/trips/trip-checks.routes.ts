import { AppError } from "@errand/core/errors";
import type { CheckDirection } from "@errand/core/trips/trip-check-limits";
import { saveTripChecks } from "@errand/core/trips/trip-checks.contract";
import type { TripStatus } from "@errand/core/trips/trips.types";
import { messageIn } from "../messages/messages.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { uploadPictures } from "../private-files/upload-pictures.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { lockTripRow } from "./read-trip.ts";
import { readTripChecks, writeTripChecks } from "./trip-checks.data.ts";

/** What a phone could not send in time is also stored once the trip has gone on. */
const statuses: Record<CheckDirection, readonly TripStatus[]> = {
  out: ["confirmed", "ongoing", "completed"],
  back: ["ongoing", "completed"],
};

/** The checklists of a hand-over and of a return (contract 7.7). */
export function tripCheckRoutes(api: OrderApi) {
  serveWithCall(api, saveTripChecks, {
    async call({ image }, { staff }) {
      return uploadPictures(api, staff, image, { purpose: "trip_check", field: "image" });
    },
    async apply({ id, moment: direction, ...stated }, { db, now, audit, language }, added) {
      const { order } = await lockTripRow(db, id);
      if (!statuses[direction].includes(order.status)) throw new AppError("trip_status_conflict");
      const meters = stated.meters.map(({ vehicle_identity_id: unitId, ...meter }) => ({
        unitId,
        ...meter,
      }));
      const { ticks, notes, pictures: kept, version } = stated;
      await writeTripChecks(db, {
        ...{ orderId: id, direction, ticks, meters, notes, kept, added, version },
        updatedAt: now,
      });
      const urlOf = (key: string) => api.files.links.urlOf(key, now);
      const checks = await readTripChecks(db, id, urlOf);
      const pictures = checks[direction]?.pictures.length ?? 0;
      audit({
        subject: `trip:${id}`,
        after: { moment: direction, ticks, meters, notes, pictures },
      });
      return { message: messageIn(language, "responses", "updated"), checks };
    },
  });
}
