import type { LocalizedText } from "../language.ts";
import { withoutAccents } from "../written-text.ts";

/** The allergens that European law requires to be declared (regulation 1169/2011, annex II). */
export const allergens = [
  "gluten",
  "milk",
  "eggs",
  "nuts",
  "peanuts",
  "soya",
  "fish",
  "crustaceans",
  "molluscs",
  "sesame",
  "mustard",
  "celery",
  "sulphites",
  "lupin",
] as const;
export type Allergen = (typeof allergens)[number];

/** Words of a label, English and French, in lower case and without accents. */
const words: Record<Allergen, RegExp> = {
  gluten: /\b(gluten|wheat|rye|barley|oats?|spelt|kamut|ble|froment|seigle|orge|avoine|epeautre)\b/,
  milk: /\b(milk|dairy|lactose|lait|laitiers?)\b/,
  eggs: /\b(eggs?|oeufs?)\b/,
  nuts: /\b(nuts?|almonds?|hazelnuts?|walnuts?|cashews?|pecans?|pistachios?|macadamias?|fruits? a coques?|noix|noisettes?|amandes?|cajou|pistaches?)\b/,
  peanuts: /\b(peanuts?|groundnuts?|arachides?|cacahuetes?)\b/,
  soya: /\b(soya?|soybeans?|soja)\b/,
  fish: /\b(fish|poissons?)\b/,
  crustaceans:
    /\b(crustaceans?|shellfish|shrimps?|prawns?|crabs?|lobsters?|crustaces?|crevettes?|crabes?|homards?)\b/,
  molluscs:
    /\b(mollus[ck]s?|shellfish|mussels?|oysters?|squids?|mollusques?|moules?|huitres?|calmars?)\b/,
  sesame: /\bsesames?\b/,
  mustard: /\b(mustard|moutarde)\b/,
  celery: /\b(celery|celeri)\b/,
  sulphites: /\b(sul(ph|f)ites?|sul(ph|f)ur dioxide|anhydride sulfureux)\b/,
  lupin: /\blupine?s?\b/,
};

/**
 * The allergens that the labels of an item name. Null if a label names none of them, because the
 * item may then contain any of them: "Seitan" is wheat, for example.
 */
export function allergensOf(labels: readonly LocalizedText[]): Allergen[] | null {
  const found = labels.map(({ en, fr }) => {
    const text = plain(`${en} ${fr}`);
    return allergens.filter((allergen) => words[allergen].test(text));
  });
  if (found.some((named) => named.length === 0)) return null;
  return allergens.filter((allergen) => found.some((named) => named.includes(allergen)));
}

function plain(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z]+/g, " ");
}
