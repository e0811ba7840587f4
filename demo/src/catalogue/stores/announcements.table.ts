import type { LocalizedText } from "@errand/core/language";
import type { StoreModule } from "../catalogue.types.ts";
import { words } from "../table.ts";

/** What a store says above its offer. */
export const announcements: Record<StoreModule, LocalizedText[]> = {
  food: [
    words(
      "Fresh fish and oysters from Tuesday to Sunday.",
      "Poisson et huîtres du mardi au dimanche.",
    ),
    words(
      "The terrace is open: order ahead and pick up.",
      "La terrasse est ouverte : commandez et passez prendre.",
    ),
    words(
      "Our kitchen takes its last orders half an hour before closing.",
      "Dernières commandes une demi-heure avant la fermeture.",
    ),
  ],
  grocery: [
    words(
      "New harvest: first stone fruit of the valley.",
      "Nouvelle récolte : premiers fruits à noyau de la vallée.",
    ),
    words(
      "Order before eleven and receive it for lunch.",
      "Commandez avant onze heures, recevez pour le déjeuner.",
    ),
  ],
  pharmacy: [
    words("On duty tonight and on Sunday.", "De garde cette nuit et dimanche."),
    words("Bring your used medicines back to us.", "Rapportez-nous vos médicaments non utilisés."),
  ],
  ecommerce: [
    words("The new season has arrived.", "La nouvelle saison est arrivée."),
    words("Repairs while you wait on Saturdays.", "Réparations minute le samedi."),
  ],
  rental: [
    words(
      "Have your licence ready when you collect.",
      "Préparez votre permis pour la remise des clés.",
    ),
  ],
};
