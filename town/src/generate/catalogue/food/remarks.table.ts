import type { LocalizedText } from "@errand/core/language";
import { localized } from "../../../content/text-table.ts";

/** Remarks that a menu may add to the description of any dish. */
export const remarks = [
  localized("Made in our kitchen every day.", "Fait maison, chaque jour."),
  localized("A favourite of our regulars.", "La valeur sûre des habitués."),
  localized("A generous portion.", "Une portion généreuse."),
  localized(
    "A recipe of the house since the first day.",
    "Une recette de la maison depuis le premier jour.",
  ),
  localized("With produce from the Belrive market.", "Avec les produits du marché de Belrive."),
];

/** Descriptions by category that replace a list of one ingredient. */
export const simpleThings: Record<string, LocalizedText> = {
  "drinks-soft": localized("Served well chilled.", "À déguster bien frais."),
  "drinks-juice": localized("Pressed when you order it.", "Pressé à la commande."),
  "drinks-hot": localized("Prepared when you order it.", "Préparation à la commande."),
  "drinks-bar": localized(
    "Sold to adults only. Drink responsibly.",
    "Vente interdite aux mineurs. À consommer avec modération.",
  ),
  breads: localized("Baked this morning in our own oven.", "Cuisson du matin, dans notre four."),
};

/** Name suffixes for repeated dishes in towns larger than the demo. */
export const portions = [
  localized("large portion", "grande portion"),
  localized("small portion", "petite portion"),
  localized("for two", "pour deux"),
  localized("for four", "pour quatre"),
  localized("children's portion", "portion enfant"),
  localized("house recipe", "recette maison"),
  localized("grandmother's recipe", "recette de grand-mère"),
  localized("chef's version", "version du chef"),
  localized("spicy version", "version relevée"),
  localized("light version", "version légère"),
  localized("to share", "à partager"),
  localized("of the season", "de saison"),
  localized("market version", "version du marché"),
  localized("evening version", "version du soir"),
  localized("Sunday version", "version du dimanche"),
  localized("with extra sauce", "avec supplément sauce"),
  localized("without sauce", "sans sauce"),
  localized("lunch box", "panier-repas"),
  localized("party tray", "plateau de fête"),
  localized("fisherman's version", "version du pêcheur"),
];
