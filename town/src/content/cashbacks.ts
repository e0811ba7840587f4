import type { DemoCashback } from "./content.types.ts";
import { localized } from "./text-table.ts";

export const cashbacks: DemoCashback[] = [
  {
    title: localized("5% back on orders from 20 €", "5 % rendus dès 20 € d’achats"),
    discount: { kind: "percent", value: 5 },
    minimumPurchase: 2_000,
    maximumDiscount: 300,
    limit: 10,
    startedDaysAgo: 60,
    endsInDays: 365,
  },
  {
    title: localized("4 € back on large orders", "4 € rendus sur les grandes commandes"),
    discount: { kind: "amount", value: 400 },
    minimumPurchase: 6_000,
    maximumDiscount: 0,
    limit: 3,
    startedDaysAgo: 20,
    endsInDays: 365,
  },
];
