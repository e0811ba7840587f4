import type { ModuleType } from "@errand/core/modules/modules.contract";
import { backgroundNamed } from "../generate/catalogue/background-choice.ts";
import { widePictureOf } from "../pictures/picture-name.ts";
import type { DemoBanner, DemoSectionBanner } from "./content.types.ts";
import { cell, listOf, localizedCells, tableRows } from "./text-table.ts";

/**
 * English | French | store, or bestItem for its best-selling item | featured. Heading: module. The
 * picture is the cover of the store.
 */
const bannerTable = `
# food
Pizza from the wood oven, until six in the morning | La pizza au feu de bois, jusqu’à six heures du matin | store pizzeria-du-phare | featured
Sushi rolled this morning | Des sushis roulés ce matin | store sushi-kiyomi | featured
Breakfast is ready at Fontaine’s | Le petit déjeuner est prêt chez Fontaine | store boulangerie-fontaine
The burger everybody talks about | Le burger dont tout le monde parle | bestItem burger-du-quai | featured
Oysters, straight from the basin | Les huîtres, tout droit du bassin | store la-cabane-a-huitres
All plants, all day and all night | Tout végétal, jour et nuit | store racines-graines
# grocery
The market of Belrive, delivered before lunch | Les halles de Belrive, livrées avant midi | store halles-de-belrive | featured
First fruit of the orchards | Les premiers fruits des vergers | store le-verger-d-anais | featured
Coffee roasted on the docks | Le café torréfié sur les docks | bestItem brulerie-des-docks
Cheese and wine for tonight | Fromages et vins pour ce soir | store fromagerie-saint-jean
# pharmacy
On duty every night | De garde toutes les nuits | store pharmacie-du-port | featured
Ready for the sun | Au soleil, bien protégé | store parapharmacie-aloe | featured
Plants that do good | Les plantes qui font du bien | store herboristerie-simples
# ecommerce
Linen season has begun | La saison du lin a commencé | store maison-corail | featured
Sound for the summer | Du son pour l’été | store studio-volt | featured
To the beach | Tous à la plage | store surf-cabane
A book for every rainy day | Un livre pour chaque jour de pluie | bestItem librairie-des-embruns
Flowers, even at midnight | Des fleurs, même à minuit | store fleurs-de-minuit
# rental
The coast road is waiting | La route de la côte vous attend | store belrive-mobilite | featured
By bicycle along the river | À vélo le long de la rivière | store velo-rive | featured
Roof down, sea on the right | Capote baissée, la mer à droite | store prestige-riviera | featured
Moving on Saturday? Twenty cubic metres are enough | Déménager samedi ? Vingt mètres cubes suffisent | store tamaris-utilitaires
Wake up in front of the sea | Se réveiller face à la mer | store vanlife-belrive
Two wheels, no traffic jam | Deux roues, aucun bouchon | store les-deux-roues-du-port
`;

/** Pictures | background | English | French | featured. */
const parcelTable = `
📦, 🛵 | amber | Across the town within the hour | D’un bout à l’autre de la ville en une heure | featured
🔑, 🏃 | sky | Keys forgotten? We run. | Clés oubliées ? Nous courons.
`;

export const banners: DemoBanner[] = [
  ...tableRows(bannerTable).map((row): DemoBanner => {
    const [kind, store = ""] = cell(row, 2).split(" ");
    return {
      module: moduleNamed(row.heading),
      title: localizedCells(row, 0),
      featured: row.cells[3] === "featured",
      target: { kind: kind === "bestItem" ? "bestItem" : "store", store },
      onStore: null,
    };
  }),
  ...tableRows(parcelTable).map(
    (row): DemoBanner => ({
      module: "parcel",
      title: localizedCells(row, 2),
      featured: row.cells[4] === "featured",
      target: {
        kind: "link",
        link: "/home",
        picture: widePictureOf(listOf(cell(row, 0)), backgroundNamed(cell(row, 1))),
      },
      onStore: null,
    }),
  ),
];

/** Banners on the pages of single stores. */
export const storeBanners: DemoBanner[] = [
  { module: "food", store: "da-lucia" },
  { module: "food", store: "burger-du-quai" },
  { module: "grocery", store: "halles-de-belrive" },
  { module: "ecommerce", store: "maison-corail" },
].map(({ module, store }) => ({
  module: moduleNamed(module),
  title: { en: "What is ordered most here", fr: "Le plus commandé ici" },
  featured: false,
  target: { kind: "bestItem", store },
  onStore: store,
}));

/** Pictures | background | English | French | description, both | module | section key. */
const otherTable = `
🛵, 🍜 | tomato | Hot, because it is near | Chaud, parce que tout près | Most kitchens are less than two kilometres away. | La plupart des cuisines sont à moins de deux kilomètres. | food | why_choose
👩‍🍳, 🍲 | amber | Kitchens with a name | Des cuisines qui ont un nom | People of the town who cook what they like to eat. | Des gens d’ici qui cuisinent ce qu’ils aiment. | food | why_choose
🧾, 💶 | lemon | The price you saw | Le prix annoncé | Every fee is on the receipt before you order. | Tous les frais figurent sur le reçu avant la commande. | food | why_choose
🥬, 🌱 | leaf | Picked this week | Récolté cette semaine | Growers of the valley deliver to the market every morning. | Les maraîchers de la vallée livrent les halles chaque matin. | grocery | why_choose
⚖️, 🍎 | mint | Weighed and chosen by hand | Pesé et choisi à la main | If a piece is not good, it is not charged. | Une pièce abîmée n’est pas facturée. | grocery | why_choose
🧺, 🛵 | sky | One basket, one trip | Un panier, un seul trajet | Your groceries arrive together and cool. | Vos courses arrivent ensemble et au frais. | grocery | why_choose
👩‍⚕️, 💊 | teal | A pharmacist answers | Un pharmacien répond | Every order is checked before it leaves. | Chaque commande est vérifiée avant de partir. | pharmacy | why_choose
🌙, 🏥 | indigo | Day and night | Jour et nuit | Two pharmacies never close. | Deux pharmacies ne ferment jamais. | pharmacy | why_choose
🤫, 📦 | slate | Discreet | En toute discrétion | Plain bags, handed to you in person. | Des sacs neutres, remis en main propre. | pharmacy | why_choose
🏪, ❤️ | indigo | Shops, not warehouses | Des boutiques, pas des entrepôts | What you buy comes from a street of the town. | Ce que vous achetez vient d’une rue de la ville. | ecommerce | why_choose
↩️, 📦 | sky | Thirty days to change your mind | Trente jours pour changer d’avis | Bring it back to the shop, or a courier fetches it. | Rapportez-le en boutique, ou un livreur passe le prendre. | ecommerce | why_choose
🎁, ✨ | plum | Ready to be given | Prêt à offrir | Wrapping and a card on request. | Emballage et carte sur demande. | ecommerce | why_choose
📍, 🛵 | amber | Follow it on the map | À suivre sur la carte | See your parcel move from door to door. | Voyez votre colis avancer de porte à porte. | parcel | why_choose
🤝, 📦 | sand | From hand to hand | En main propre | Handed over as the receiver wishes, never left in a box. | Remis comme le destinataire le souhaite, jamais laissé dans une boîte. | parcel | why_choose
⏱️, ✉️ | lemon | Within the hour | Dans l’heure | The next free courier sets off right away. | Le premier livreur libre part aussitôt. | parcel | why_choose
🔑, 🚗 | plum | Keys in five minutes | Les clés en cinq minutes | The contract is ready before you are there. | Le contrat est prêt avant votre arrivée. | rental | why_choose
🛡️, 🚙 | slate | Insured, with nothing hidden | Assurance comprise, rien de caché | What you read is what you pay. | Le prix lu est le prix payé. | rental | why_choose
🔌, 🚲 | leaf | Electric whenever possible | Électrique dès que possible | A third of the fleet needs no fuel. | Un tiers du parc roule sans carburant. | rental | why_choose
📍, 🍽️ | tomato | Around the corner | Au coin de la rue | The kitchens nearest to you | Les cuisines les plus proches | food | basic_section_nearby
🍰, ☕ | rose | Room for dessert? | Encore une place pour le dessert ? | Pastries until late | Des pâtisseries jusque tard | food | bottom_section_banner
⭐, 🍜 | amber | Loved by the neighbours | Aimé des voisins | The best reviewed dishes | Les plats les mieux notés | food | best_reviewed_section_banner
🛒, 🥕 | leaf | Your market is near | Votre marché est tout près | Shops around you | Les commerces autour de vous | grocery | basic_section_nearby
🍯, 🥖 | lemon | For tomorrow’s breakfast | Pour le petit déjeuner de demain | Bread, honey and jam | Pain, miel et confitures | grocery | bottom_section_banner
⭐, 🧀 | mint | Best in the basket | Le meilleur du panier | What customers praise | Ce que les clients préfèrent | grocery | best_reviewed_section_banner
💊, 📍 | teal | The nearest pharmacy | La pharmacie la plus proche | Open now around you | Ouvertes autour de vous | pharmacy | basic_section_nearby
☀️, 🧴 | lemon | Take care in the sun | Prudence au soleil | Creams and after-sun | Crèmes et après-soleil | pharmacy | bottom_section_banner
🛍️, 📍 | indigo | Shops next door | Les boutiques d’à côté | In the streets around you | Dans les rues autour de vous | ecommerce | basic_section_nearby
🌸, 👗 | rose | Just arrived | Vient d’arriver | New in the windows | Nouveau en vitrine | ecommerce | new_arrival_section_banner
🎁, 💐 | mint | A present by tonight | Un cadeau pour ce soir | Wrapped and delivered | Emballé et livré | ecommerce | promotion
`;

export const otherBanners: DemoSectionBanner[] = tableRows(otherTable).map((row) => ({
  module: moduleNamed(cell(row, 6)),
  key: keyNamed(cell(row, 7)),
  title: localizedCells(row, 2),
  description: localizedCells(row, 4),
  picture: widePictureOf(listOf(cell(row, 0)), backgroundNamed(cell(row, 1))),
}));

function moduleNamed(name: string): ModuleType {
  return oneOf(["food", "grocery", "pharmacy", "ecommerce", "parcel", "rental"], name);
}

function keyNamed(name: string): DemoSectionBanner["key"] {
  return oneOf(
    [
      "basic_section_nearby",
      "bottom_section_banner",
      "best_reviewed_section_banner",
      "new_arrival_section_banner",
      "promotion",
      "why_choose",
    ],
    name,
  );
}

function oneOf<Name extends string>(names: Name[], name: string): Name {
  const found = names.find((known) => known === name);
  if (!found) throw new Error(`"${name}" is none of ${names.join(", ")}`);
  return found;
}
