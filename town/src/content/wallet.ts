import { localized } from "./text-table.ts";

/** What the shop adds to funds: 10 % on 30 € or more, at most 10 €. */
export const townBonus = {
  title: localized("Ten percent on top", "Dix pour cent en plus"),
  description: localized(
    "For everybody who shops ahead this season.",
    "Pour tous ceux qui prévoient leurs courses cette saison.",
  ),
  percent: 10,
  minimum: 3000,
  maximum: 1000,
  startedDaysAgo: 150,
  endsInDays: 60,
};
