import { customers } from "../account/account.tables.ts";
import type { Database } from "../database/database.ts";
import { wishes } from "./wishes.tables.ts";

/** An open wish of a new customer; returns its id. */
export async function insertTestWish(
  db: Database,
  where: { moduleId: number; zoneIds: number[] },
): Promise<number> {
  const [customer] = await db.insert(customers).values({ firstName: "Ada" }).returning();
  const createdAt = new Date();
  const [wish] = await db
    .insert(wishes)
    .values({
      ...where,
      customerId: customer?.id ?? null,
      ...{ language: "en", text: "Sun cream", urgency: "week" },
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 86_400_000),
    })
    .returning();
  return wish?.id ?? 0;
}
