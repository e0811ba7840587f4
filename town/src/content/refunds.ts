import { localized } from "./text-table.ts";

/** The refund requests of the past orders of the demo. */
export const refundRequest = {
  reason: "Something is missing",
  note: "One of the boxes was not in the bag.",
};

/** The notes of the desk about its decisions. */
export const refundNotes = {
  approve: localized(
    "We are sorry about that. We have returned the price of the items.",
    "Nous en sommes désolés. Nous vous avons rendu le prix des articles.",
  ),
  reject: localized(
    "The courier’s photo shows the complete order at your door.",
    "La photo du livreur montre la commande complète devant votre porte.",
  ),
};

/**
 * The reasons of a new shop, as customers choose them in French: the desk answers in their
 * language.
 */
export const frenchReasons = [
  "Il manque quelque chose",
  "J’ai reçu le mauvais article",
  "Un article est abîmé ou avarié",
  "La qualité n’est pas celle attendue",
  "La commande est arrivée beaucoup trop tard",
  "La commande n’est jamais arrivée",
];

/**
 * The reason for which the desk rejects a request, in the languages in which customers choose it.
 */
export const rejectedReasons = ["The order never arrived", "La commande n’est jamais arrivée"];
