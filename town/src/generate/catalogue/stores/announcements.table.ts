import type { LocalizedText } from "@errand/core/language";
import type { StoreModule } from "../../../catalogue/catalogue.types.ts";
import { localized } from "../../../content/text-table.ts";

/** Announcements on the pages of stores. */
export const announcements: Record<StoreModule, LocalizedText[]> = {
  food: [
    localized(
      "Fresh fish and oysters from Tuesday to Sunday.",
      "Poisson et huîtres du mardi au dimanche.",
    ),
    localized(
      "The terrace is open: order ahead and pick up.",
      "La terrasse est ouverte : commandez et passez prendre.",
    ),
    localized(
      "Our kitchen takes its last orders half an hour before closing.",
      "Dernières commandes une demi-heure avant la fermeture.",
    ),
  ],
  grocery: [
    localized(
      "New harvest: first stone fruit of the valley.",
      "Nouvelle récolte : premiers fruits à noyau de la vallée.",
    ),
    localized(
      "Order before eleven and receive it for lunch.",
      "Commandez avant onze heures, recevez pour le déjeuner.",
    ),
  ],
  pharmacy: [
    localized("On duty tonight and on Sunday.", "De garde cette nuit et dimanche."),
    localized(
      "Bring your used medicines back to us.",
      "Rapportez-nous vos médicaments non utilisés.",
    ),
  ],
  ecommerce: [
    localized("The new season has arrived.", "La nouvelle saison est arrivée."),
    localized("Repairs while you wait on Saturdays.", "Réparations minute le samedi."),
  ],
  rental: [
    localized(
      "Have your licence ready when you collect.",
      "Préparez votre permis pour la remise des clés.",
    ),
  ],
};
