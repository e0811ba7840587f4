import { pictureOf } from "../pictures/picture-name.ts";
import type { DemoParcel, DemoParcelCategory } from "./content.types.ts";
import { cell, cents, localized, localizedCells, tableRows } from "./text-table.ts";

/** Picture and its size | English | French | description | French | a kilometre | at least. */
const parcelTable = `
✉️ medium | Documents | = | Letters, contracts and papers up to 500 g, carried flat. | Lettres, contrats et papiers jusqu’à 500 g, à plat. | 0.60 | 4.00
📦 small | Small parcel | Petit colis | Up to 2 kg, the size of a shoe box. | Jusqu’à 2 kg, la taille d’une boîte à chaussures. | 0.80 | 5.50
📦 medium | Medium parcel | Colis moyen | Up to 10 kg, what one person carries with ease. | Jusqu’à 10 kg, ce qu’une personne porte sans peine. | 1.10 | 8.00
📦 | Large parcel | Grand colis | Up to 25 kg, a suitcase or a small piece of furniture. | Jusqu’à 25 kg, une valise ou un petit meuble. | 1.60 | 13.00
🏺 | Fragile | = | Glass, ceramics, instruments: carried upright and by hand. | Verre, céramique, instruments : portés droits et à la main. | 1.50 | 9.50
🎂 | Cakes and meals | Gâteaux et repas | Kept level and cool from door to door. | À plat et au frais, de porte à porte. | 1.20 | 7.50
💐 | Flowers and gifts | Fleurs et cadeaux | Handed over in person. | Remise en main propre. | 1.00 | 7.00
🔑 | Keys and forgotten things | Clés et objets oubliés | From where you left them to where you are. | De là où vous les avez laissés à là où vous êtes. | 0.80 | 5.00
🛒 | Shopping bags | Sacs de courses | What you bought and do not want to carry. | Vos achats, sans les porter. | 0.90 | 6.50
`;

export const parcelCategories: DemoParcelCategory[] = tableRows(parcelTable).map((row) => ({
  name: localizedCells(row, 1),
  description: localizedCells(row, 3),
  picture: pictureIn(cell(row, 0)),
  perKm: cents(cell(row, 5)),
  minimum: cents(cell(row, 6)),
  taxPercent: 20,
}));

function pictureIn(text: string): string {
  const [emoji = "", size] = text.split(" ");
  return pictureOf(emoji, "amber", size === "small" || size === "medium" ? size : null);
}

/** Phone numbers with 06 39 98 are reserved for fiction. */
export const parcelReceiver = {
  contact_person_name: "Hugo Lambert",
  contact_person_number: "+33639980042",
};

/** What each customer has sent from home to the second address; categories by their index above. */
export const parcels: DemoParcel[] = [
  { daysAgo: 178, category: 1, payer: "sender", tip: 0, outcome: "returned" },
  { daysAgo: 66, category: 0, payer: "sender", tip: 1, outcome: "delivered" },
  { daysAgo: 19, category: 5, payer: "receiver", tip: 0, outcome: "delivered" },
];

export const parcelCancellationReasons = [
  {
    type: "before_pickup",
    reason: localized("I no longer need to send it.", "Je n’ai plus besoin de l’envoyer."),
  },
  { type: "before_pickup", reason: localized("An address is wrong.", "Une adresse est fausse.") },
  {
    type: "before_pickup",
    reason: localized("The courier takes too long.", "Le livreur tarde trop."),
  },
  {
    type: "before_pickup",
    reason: localized("I ordered it twice.", "Je l’ai commandé deux fois."),
  },
  {
    type: "after_pickup",
    reason: localized("The receiver is not there.", "Le destinataire est absent."),
  },
  {
    type: "after_pickup",
    reason: localized("The receiver no longer wants it.", "Le destinataire n’en veut plus."),
  },
  {
    type: "after_pickup",
    reason: localized("I handed over the wrong thing.", "J’ai remis le mauvais objet."),
  },
  {
    type: "after_pickup",
    reason: localized("Something in it is missing.", "Il manque quelque chose."),
  },
] as const;

export const parcelInstructions = [
  localized("Handle with care.", "À manipuler avec précaution."),
  localized("Keep it upright.", "À garder bien droit."),
  localized("Carry it flat.", "À porter à plat."),
  localized("Keep it cool.", "À garder au frais."),
  localized("Call when you are at the door.", "Appeler une fois devant la porte."),
  localized("Do not ring: a child is asleep.", "Ne pas sonner : un enfant dort."),
  localized("The bell is out of order: knock.", "La sonnette est en panne : frapper."),
  localized("Take the lift at the back.", "Prendre l’ascenseur du fond."),
];
