import type { LocalizedText } from "@errand/core/language";
import type { DemoReview, StoreModule } from "../../catalogue/catalogue.types.ts";
import { bilingual, joined, localizedCells, tableRows } from "../../content/text-table.ts";
import type { Random } from "../random.ts";
import { reviewComments, reviewReplies } from "./reviews.table.ts";

const firstNames =
  "Camille Léa Inès Hugo Manon Jules Chloé Adam Nour Louis Emma Yanis Zoé Paul Aïcha Théo Jeanne Karim Rose Lucas Mila Omar Alice Nathan Sofia Gabriel Clara Mehdi Louise Tom Ana Victor Lina Noé Fatou Simon Élise Marius Yasmine Arthur Maud Rachid Olivia Basile".split(
    " ",
  );
const initials = "ABCDEFGHJLMNPRSTV".split("");

const comments = new Map<string, LocalizedText[]>();
for (const row of tableRows(reviewComments)) {
  const [group = "", ratings = ""] = row.heading.split(":");
  for (const rating of ratings) {
    const key = `${group}${rating}`;
    comments.set(key, [...(comments.get(key) ?? []), localizedCells(row, 0)]);
  }
}
const replies = tableRows(reviewReplies).map((row) => ({
  low: row.heading === "low",
  text: localizedCells(row, 0),
}));

/**
 * Generates a review. `quality` is the average of the ratings, 3 to 5; `item` is the name of the
 * item.
 */
export function reviewOf(
  random: Random,
  group: StoreModule,
  quality: number,
  item: LocalizedText,
): DemoReview {
  const rating = ratingAround(random, quality);
  const about = comments.get(`${group}${rating}`) ?? [];
  // Vehicles come without a courier.
  const general = group === "rental" ? [] : (comments.get(`any${rating}`) ?? []);
  const comment = !random.chance(0.45)
    ? null
    : random.chance(0.55) && general.length > 0
      ? joined([random.pick(about), random.pick(general)], " ")
      : random.pick(about);
  const fitting = replies.filter((reply) => reply.low === rating <= 3);
  const isAnswered = comment !== null && random.chance(rating <= 3 ? 0.5 : 0.15);
  return {
    customer: `${random.pick(firstNames)} ${random.pick(initials)}.`,
    rating,
    comment:
      comment && bilingual((language) => comment[language].replace("{item}", item[language])),
    reply: isAnswered ? random.pick(fitting).text : null,
    daysAgo: random.between(1, 240),
  };
}

function ratingAround(random: Random, quality: number): DemoReview["rating"] {
  const drawn = Math.round(quality + (random.next() + random.next() - 1) * 1.7);
  if (random.chance(0.03)) return random.chance(0.5) ? 1 : 2;
  return drawn >= 5 ? 5 : drawn === 4 ? 4 : drawn === 3 ? 3 : drawn === 2 ? 2 : 1;
}
