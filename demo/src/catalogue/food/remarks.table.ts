import type { LocalizedText } from "@errand/core/language";
import { words } from "../table.ts";

/** What a menu may add about any dish. */
export const remarks = [
  words("Made in our kitchen every day.", "Fait maison, chaque jour."),
  words("A favourite of our regulars.", "La valeur sûre des habitués."),
  words("A generous portion.", "Une portion généreuse."),
  words(
    "A recipe of the house since the first day.",
    "Une recette de la maison depuis le premier jour.",
  ),
  words("With produce from the Belrive market.", "Avec les produits du marché de Belrive."),
];

/** What is said instead of a list of one ingredient. */
export const simpleThings: Record<string, LocalizedText> = {
  "drinks-soft": words("Served well chilled.", "À déguster bien frais."),
  "drinks-juice": words("Pressed when you order it.", "Pressé à la commande."),
  "drinks-hot": words("Prepared when you order it.", "Préparation à la commande."),
  "drinks-bar": words(
    "Sold to adults only. Drink responsibly.",
    "Vente interdite aux mineurs. À consommer avec modération.",
  ),
  breads: words("Baked this morning in our own oven.", "Cuisson du matin, dans notre four."),
};

/** Tells further rounds of the same dishes apart, in towns larger than the demo. */
export const portions = [
  words("large portion", "grande portion"),
  words("small portion", "petite portion"),
  words("for two", "pour deux"),
  words("for four", "pour quatre"),
  words("children's portion", "portion enfant"),
  words("house recipe", "recette maison"),
  words("grandmother's recipe", "recette de grand-mère"),
  words("chef's version", "version du chef"),
  words("spicy version", "version relevée"),
  words("light version", "version légère"),
  words("to share", "à partager"),
  words("of the season", "de saison"),
  words("market version", "version du marché"),
  words("evening version", "version du soir"),
  words("Sunday version", "version du dimanche"),
  words("with extra sauce", "avec supplément sauce"),
  words("without sauce", "sans sauce"),
  words("lunch box", "panier-repas"),
  words("party tray", "plateau de fête"),
  words("fisherman's version", "version du pêcheur"),
];
