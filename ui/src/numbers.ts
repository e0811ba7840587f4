import { numberFormat } from "@errand/core/formats";
import type { Language } from "@errand/core/language";

/** Quantities below ten have two digits (spec §9): `01` … `09`, `10`. */
export function quantityText(quantity: number): string {
  return String(quantity).padStart(2, "0");
}

/** Ratings are shown in steps of a half star (spec §9). */
export function toHalfStars(rating: number): number {
  return Math.round(rating * 2) / 2;
}

export function ratingText(rating: number, language: Language): string {
  return numberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating);
}
