import type { DemoPage } from "./content.types.ts";
import { localized } from "./text-table.ts";

/** Short pages that state that this is a demonstration. */
export const pages: DemoPage[] = [
  {
    key: "about",
    title: localized("About us", "À propos"),
    content: localized(
      `Errand is one shop for every errand: dinner, groceries, medicine, gifts, parcels and rentals.

## The town
Belrive is invented. Its streets, shops, dishes, reviews and couriers were made for this demonstration, so nothing you order here will arrive anywhere but on your screen.

## The people
Stores set their own prices and hours. Couriers know every stairway between the harbour and the heights.

## The pictures
Dishes, packages, shop fronts and logos are drawn by Errand itself. The icons are Fluent Emoji by Microsoft, under the MIT licence.`,
      `Errand est une seule adresse pour toutes vos courses : repas, épicerie, médicaments, cadeaux, colis et véhicules.

## La ville
Belrive est inventée. Ses rues, ses boutiques, ses plats, ses avis et ses livreurs ont été créés pour cette démonstration : rien de ce que vous commandez ici n’arrivera ailleurs que sur votre écran.

## Les gens
Les commerces fixent leurs prix et leurs horaires. Les livreurs connaissent chaque escalier entre le port et les hauteurs.

## Les images
Les plats, les emballages, les devantures et les logos sont dessinés par Errand. Les icônes sont les Fluent Emoji de Microsoft, sous licence MIT.`,
    ),
  },
  {
    key: "terms",
    title: localized("Terms and conditions", "Conditions générales"),
    content: localized(
      `## Ordering
An order is a contract between you and the store. It starts when the store confirms it. Prices include tax where the receipt says so, and every fee is shown before you order.

## Delivery
Times are estimates. If nobody answers at the address, the courier calls and then returns the order to the store.

## Age
Alcohol is sold to adults only. Prescription medicines need a valid prescription.

## This demonstration
No payment is taken and nothing is delivered.`,
      `## Commander
Une commande est un contrat entre vous et le commerce. Il commence quand le commerce la confirme. Les prix comprennent la taxe lorsque le reçu l’indique, et tous les frais sont affichés avant la commande.

## Livraison
Les délais sont indicatifs. Si personne ne répond à l’adresse, le livreur appelle, puis rapporte la commande au commerce.

## Âge
La vente d’alcool est interdite aux mineurs. Les médicaments sur ordonnance exigent une ordonnance valable.

## Cette démonstration
Aucun paiement n’est encaissé et rien n’est livré.`,
    ),
  },
  {
    key: "privacy",
    title: localized("Privacy policy", "Politique de confidentialité"),
    content: localized(
      `## What we keep
Your location, language, theme and cart, so that the shop is as you left it. With an order: name, phone, address and what you ordered. With an account: also your email address, and your password in a form that nobody can read.

## What we never do
We never let others advertise here or track you, and we never sell your data.

## Your rights
You can see and delete your account in your profile. Orders are kept as long as accounting rules require.`,
      `## Ce que nous conservons
Votre lieu, votre langue, votre thème et votre panier, pour retrouver la boutique telle que vous l’avez laissée. Avec une commande : nom, téléphone, adresse et contenu. Avec un compte : aussi votre adresse e-mail, et votre mot de passe sous une forme que personne ne peut lire.

## Ce que nous ne faisons jamais
Nous ne laissons personne d’extérieur afficher de la publicité ou vous suivre, et nous ne vendons jamais vos données.

## Vos droits
Vous pouvez consulter et supprimer votre compte dans votre profil. Les commandes sont conservées aussi longtemps que la comptabilité l’exige.`,
    ),
  },
  {
    key: "refund",
    title: localized("Refund policy", "Politique de remboursement"),
    content: localized(
      `Something missing, broken or not as described? Tell us after delivery, from the order’s page, with a picture if you can.

- You can ask within 14 days of the delivery, item by item. We answer within two days.
- Each item comes back with its part of discounts, tax and fees, to your wallet or the way you paid. The delivery and the tip stay with the courier, unless the order never arrived.
- A refund takes back what the order had earned, in proportion: loyalty points, cashback, and the reward of whoever invited you. Once all items are refunded, all of it goes back, and the order no longer counts as your first one.
- If you have spent them meanwhile, your points fall below zero, and cashback or rewards are owed: what you earn next pays them. Your own money is never taken.`,
      `Un article manquant, abîmé ou différent de sa description ? Dites-le-nous après la livraison, depuis la page de la commande, avec une photo si possible.

- Vous pouvez demander dans les 14 jours qui suivent la livraison, article par article. Nous répondons sous deux jours.
- Chaque article revient avec sa part des remises, de la TVA et des frais, sur votre portefeuille ou par le moyen de paiement utilisé. La livraison et le pourboire restent au livreur, sauf si la commande n’est jamais arrivée.
- Un remboursement reprend, en proportion, ce que la commande a rapporté : points de fidélité, cashback et récompense de la personne qui vous a parrainé. Quand tous les articles sont remboursés, tout est repris, et la commande ne compte plus comme la première.
- Si vous les avez déjà utilisés, vos points passent sous zéro, et le cashback ou les récompenses sont dus : vos prochains gains les règlent. Votre propre argent n’est jamais prélevé.`,
    ),
  },
  {
    key: "shipping",
    title: localized("Shipping policy", "Politique de livraison"),
    content: localized(
      `We deliver in the seven districts of Belrive. The charge depends on the module and, for meals, groceries and parcels, on the distance by road; it is shown before you order. A small supplement for Larkfield Heights pays the courier for the climb.`,
      `Nous livrons dans les sept quartiers de Belrive. Les frais dépendent du service et, pour les repas, les courses et les colis, de la distance par la route ; ils sont affichés avant la commande. Aux Hauts des Alouettes, un petit supplément rémunère la montée.`,
    ),
  },
  {
    key: "cancellation",
    title: localized("Cancellation policy", "Politique d’annulation"),
    content: localized(
      `You can cancel an order as long as the store has not confirmed it, at no cost. After that, call the store: if it has not begun, it can still cancel. You get a full refund.`,
      `Vous pouvez annuler une commande sans frais tant que le commerce ne l’a pas confirmée. Ensuite, appelez le commerce : s’il n’a pas commencé, il peut encore annuler. La somme payée est alors rendue en totalité.`,
    ),
  },
];
