import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";

/** Tells the streams of a courier that a paper, a shift or a payout of theirs may have changed. */
export async function announceToCourier(tx: Database, courierId: number): Promise<void> {
  await tx.execute(sql`select send_notification('couriers', ${String(courierId)}::text)`);
}

/** Tells those of all couriers, such as of a shift that is planned: nobody's number is empty. */
export async function announceToCouriers(tx: Database): Promise<void> {
  await tx.execute(sql`select send_notification('couriers', '')`);
}
