import { cancellationReasons } from "./couriers.ts";
import { localized } from "./text-table.ts";

/** Why stores and the desk of the demo refuse to cancel an order. */
export const cancelRefusals = {
  ready: localized("Your order is ready and packed.", "Votre commande est prête et emballée."),
  onItsWay: localized(
    "The courier is already on the way to you.",
    "Le livreur est déjà en route vers vous.",
  ),
};

/** The language in which a customer chose a reason. */
export function languageOfReason(reason: string): "en" | "fr" {
  return cancellationReasons.some(({ fr }) => reason.startsWith(fr)) ? "fr" : "en";
}
