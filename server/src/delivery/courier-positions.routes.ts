import { reportPosition, reportPositions } from "@errand/core/delivery/courier-positions.contract";
import { plausiblePositions } from "@errand/core/delivery/plausible-positions";
import { AppError } from "@errand/core/errors";
import { eq } from "drizzle-orm";
import { courierPositions } from "../couriers/courier-positions.tables.ts";
import type { Database } from "../database/database.ts";
import { serve } from "../requests/serve.ts";
import { isOnDuty } from "./couriers.data.ts";
import type { DeliveryApi } from "./delivery-api.ts";

/** Where couriers are while they work. Only the latest position is stored. */
export function courierPositionRoutes(api: DeliveryApi) {
  serve(api, reportPosition, async (position, { db, staff, now: locatedAt }) => {
    const { courierId } = staff;
    if (!(await isOnDuty(db, courierId))) throw new AppError("off_duty");
    api.positionRecorder.record({ courierId, ...position, locatedAt });
    return null;
  });

  serve(api, reportPositions, async ({ positions }, { db, staff, now }) => {
    const { courierId } = staff;
    if (!(await isOnDuty(db, courierId))) throw new AppError("off_duty");
    const last = await findLastPosition(db, courierId);
    const reported = positions.map(({ at, ...position }) => ({ ...position, at: new Date(at) }));
    const kept = plausiblePositions(reported, last, now);
    const latest = kept.at(-1);
    if (latest) {
      const { at: locatedAt, ...position } = latest;
      api.positionRecorder.record({ courierId, ...position, locatedAt });
    }
    return { kept: kept.length, latest_at: (latest ?? last)?.at.toISOString() ?? null };
  });
}

async function findLastPosition(db: Database, courierId: number) {
  const [row] = await db
    .select()
    .from(courierPositions)
    .where(eq(courierPositions.courierId, courierId));
  return row ? { ...row, at: row.locatedAt } : null;
}
