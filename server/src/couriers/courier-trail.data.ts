import { and, asc, eq, gte, lt, lte, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { courierTrail } from "./courier-trail.tables.ts";
import { couriers } from "./couriers.tables.ts";

/** Where couriers were in a period of the last hour, each one's places from the oldest on. */
export async function readTrails(db: Database, { from, to }: { from: Date; to: Date }) {
  const rows = await db
    .select({
      ...{ id: couriers.id, firstName: couriers.firstName, lastName: couriers.lastName },
      ...{ latitude: courierTrail.latitude, longitude: courierTrail.longitude },
      at: courierTrail.locatedAt,
    })
    .from(courierTrail)
    .innerJoin(couriers, eq(couriers.id, courierTrail.courierId))
    .where(and(gte(courierTrail.locatedAt, from), lte(courierTrail.locatedAt, to)))
    .orderBy(asc(courierTrail.locatedAt));
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
    id,
    name: `${own[0]?.firstName} ${own[0]?.lastName}`.trim(),
    places: own.map(({ latitude, longitude, at }) => ({
      ...{ latitude, longitude, at: at.toISOString() },
    })),
  }));
}

/** Deletes where couriers were more than an hour ago. */
export async function deleteOldTrails(db: Database): Promise<void> {
  await db.delete(courierTrail).where(lt(courierTrail.locatedAt, sql`now() - interval '1 hour'`));
}
