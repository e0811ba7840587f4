import type { LocalizedText } from "@errand/core/language";
import { type Path, rectangle } from "./plane.ts";

/** The squares; a street with the name of the square runs around each. */
export const squares: { name: LocalizedText; outline: Path }[] = [
  {
    fr: "Place de l'Hôtel de Ville",
    en: "Town Hall Square",
    outline: rectangle([1890, 3845], 90, 66, 14),
  },
  { fr: "Place du Marché", en: "Market Square", outline: rectangle([1620, 3640], 84, 60, -18) },
  { fr: "Place Saint-Elme", en: "Saint Elmo Square", outline: rectangle([1690, 4010], 70, 56, 8) },
  { fr: "Place de la Gare", en: "Station Square", outline: rectangle([3075, 4372], 120, 78, 18) },
  {
    fr: "Place de la République",
    en: "Republic Square",
    outline: rectangle([3560, 3960], 90, 90, 12),
  },
  { fr: "Place des Bains", en: "Bathers' Square", outline: rectangle([1502, 4770], 96, 70, 88) },
  { fr: "Place du Port", en: "Harbour Square", outline: rectangle([2044, 2640], 86, 70, 5) },
  {
    fr: "Place des Platanes",
    en: "Plane Tree Square",
    outline: rectangle([3360, 2520], 100, 84, -16),
  },
  { fr: "Place du Levant", en: "Sunrise Square", outline: rectangle([4770, 4220], 84, 84, 30) },
  { fr: "Place de la Pointe", en: "Point Square", outline: rectangle([1500, 1700], 74, 60, -35) },
].map(({ fr, en, outline }) => ({ name: { en, fr }, outline }));
