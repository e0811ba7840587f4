import { minor } from "@errand/core/money";
import { same } from "../catalog/testing.ts";
import type { Database } from "../database/database.ts";
import { walletBonuses } from "./wallet.tables.ts";

/** An offer of 10 % on at least 20.00, at most 5.00, in the year 2026. Returns its id. */
export async function addBonus(
  db: Database,
  changes: Partial<typeof walletBonuses.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(walletBonuses)
    .values({
      title: same("Ten on top"),
      bonus: 1000,
      bonusKind: "percent",
      minimum: minor(2000),
      maximum: minor(500),
      starts: "2026-01-01",
      ends: "2026-12-31",
      ...changes,
    })
    .returning();
  if (!row) throw new Error("nothing was inserted");
  return row.id;
}
