import type { offlineMethods } from "@errand/server/payments/offline-methods.tables";
import { localized } from "@errand/town/content/text-table";

/**
 * How customers of the demo town pay outside the shop. The account numbers are those of examples.
 */
export const townOfflineMethods: (typeof offlineMethods.$inferInsert)[] = [
  {
    name: localized("Bank transfer", "Virement bancaire"),
    fields: [
      { label: localized("Account holder", "Titulaire"), value: "Errand Belrive" },
      { label: localized("Bank", "Banque"), value: "Banque de Belrive" },
      { label: localized("IBAN"), value: "FR76 3000 6000 0112 3456 7890 189" },
      { label: localized("BIC"), value: "AGRIFRPP" },
    ],
    inputs: [
      {
        label: localized("Transfer reference", "Référence du virement"),
        placeholder: localized("RF18 5390 0754"),
        required: true,
      },
      {
        label: localized("Name on your account", "Nom du compte"),
        placeholder: localized("Camille Roux"),
        required: false,
      },
    ],
  },
  {
    name: localized("Mobile payment", "Paiement mobile"),
    fields: [
      { label: localized("Send to", "Envoyer à"), value: "+33 6 39 98 00 10" },
      { label: localized("Name", "Nom"), value: "Errand Belrive" },
    ],
    inputs: [
      {
        label: localized("Your phone number", "Votre numéro de téléphone"),
        placeholder: localized("+33 6 12 34 56 78"),
        required: true,
      },
    ],
  },
];
