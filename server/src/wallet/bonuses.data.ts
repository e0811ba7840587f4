import { basisPoints, minor } from "@errand/core/money";
import type { BonusTerms } from "@errand/core/wallet/top-up-bonus";
import { and, asc, eq, gte, lte } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { walletBonuses } from "./wallet.tables.ts";

export type BonusOffer = BonusTerms & { row: typeof walletBonuses.$inferSelect };

/** The offers that run on a day of the shop's time zone. */
export async function readBonusOffers(db: Database, today: string): Promise<BonusOffer[]> {
  const rows = await db
    .select()
    .from(walletBonuses)
    .where(
      and(
        eq(walletBonuses.active, true),
        lte(walletBonuses.starts, today),
        gte(walletBonuses.ends, today),
      ),
    )
    .orderBy(asc(walletBonuses.id));
  return rows.map((row) => {
    const { minimum, maximum } = row;
    const bonus =
      row.bonusKind === "percent"
        ? { kind: "percent" as const, rate: basisPoints(row.bonus) }
        : { kind: "amount" as const, amount: minor(row.bonus) };
    return { row, bonus, minimum, maximum };
  });
}
