import type { DemoFlashSale, DemoItemCampaign, DemoStoreCampaign } from "./content.types.ts";
import { cell, cents, localized, localizedCells, tableRows } from "./text-table.ts";

export const basicCampaigns: DemoStoreCampaign[] = [
  {
    module: "food",
    title: localized("Seafood fortnight", "Quinzaine de la mer"),
    description: localized(
      "Twelve kitchens cook what the boats bring in. Fish, shellfish and seaweed at gentle prices.",
      "Les cuisines de la ville travaillent ce que les bateaux rapportent. Poissons, coquillages et algues à prix doux.",
    ),
    startsInDays: -3,
    endsInDays: 120,
    opens: null,
    closes: null,
    stores: [
      "la-cabane-a-huitres",
      "le-petit-chalutier",
      "sushi-kiyomi",
      "baan-siam",
      "le-bistrot-des-halles",
    ],
  },
  {
    module: "food",
    title: localized("Late-night kitchens", "Cuisines de nuit"),
    description: localized(
      "For those who work, dance or study late: these kitchens cook until morning.",
      "Pour qui travaille, danse ou étudie tard : ces cuisines tournent jusqu'au matin.",
    ),
    startsInDays: -10,
    endsInDays: 200,
    opens: "18:00:00",
    closes: "23:59:00",
    stores: [
      "pizzeria-du-phare",
      "burger-du-quai",
      "ramen-kaze",
      "wok-de-minuit",
      "anatolie-grill",
      "la-cantina-azul",
    ],
  },
  {
    module: "grocery",
    title: localized("Orchard week", "Semaine des vergers"),
    description: localized(
      "Peaches, apricots and the first apples, straight from the orchards above the town.",
      "Pêches, abricots et premières pommes, tout droit des vergers de la ville.",
    ),
    startsInDays: -1,
    endsInDays: 90,
    opens: null,
    closes: null,
    stores: ["le-verger-d-anais", "primeur-bastide", "potager-du-port", "halles-de-belrive"],
  },
  {
    module: "ecommerce",
    title: localized("Craftspeople's weeks", "Les semaines des artisans"),
    description: localized(
      "Turned, sewn, forged or bound in Belrive: things made here.",
      "Tourné, cousu, forgé ou relié à Belrive : des choses faites ici.",
    ),
    startsInDays: -5,
    endsInDays: 150,
    opens: null,
    closes: null,
    stores: ["ateliers-du-canal", "sellerie-vidal", "lutherie-sarda", "la-cale-seche"],
  },
];

/**
 * Picture | store | English | French | description, both | category | price | percent off | starts,
 * ends in days | marks.
 */
const itemCampaignTable = `
🍕 | pizzeria-du-phare | Lighthouse pizza | Pizza du Phare | Tomato sauce, mozzarella, sardines of the bay, capers and lemon. | Sauce tomate, mozzarella, sardines de la baie, câpres et citron. | pizza-red | 13.50 | 20 | -2 | 60 |
🦪 | la-cabane-a-huitres | Grand platter for two | Grand plateau pour deux | Twelve oysters, pink prawns, whelks, half a crab, bread and butter. | Douze huîtres, crevettes roses, bulots, demi-tourteau, pain et beurre. | shellfish | 58.00 | 15 | -4 | 75 |
🍔 | burger-du-quai | Harbour master's burger | Burger du capitaine | Double beef, smoked cheddar, onion compote and seaweed mayonnaise. | Double bœuf, cheddar fumé, compotée d'oignons et mayonnaise aux algues. | burger-beef | 16.90 | 20 | -1 | 45 |
🍰 | patisserie-colombe | Strawberry charlotte for six | Charlotte aux fraises pour six | Sponge fingers, strawberries of the orchards and light cream. | Biscuits cuillère, fraises des vergers et crème légère. | desserts-cakes | 28.00 | 10 | -2 | 50 | veg
🥗 | le-bol-vert | Heatwave bowl | Bol canicule | Watermelon, feta, mint, cucumber and quinoa. | Pastèque, feta, menthe, concombre et quinoa. | poke | 12.50 | 15 | 2 | 80 | veg
🥘 | riad-zitoun | Friday couscous for four | Couscous du vendredi pour quatre | Semolina, seven vegetables, chicken and merguez. | Semoule, sept légumes, poulet et merguez. | couscous | 52.00 | 15 | -6 | 100 |
🧺 | le-verger-d-anais | Fruit basket of the week | Panier de fruits de la semaine | Four kilos of what is ripe now. | Quatre kilos de ce qui est mûr maintenant. | orchard-fruit | 15.90 | 20 | -3 | 90 | veg stocked
🧀 | fromagerie-saint-jean | Board of six cheeses | Plateau de six fromages | Chosen by the cheesemonger, for six. | Choix du fromager, pour six personnes. | cheese | 29.00 | 10 | -3 | 90 | veg stocked
🏄 | surf-cabane | Beginner's surf set | Kit de surf débutant | Foam board, leash and wax. | Planche en mousse, leash et wax. | seaside | 249.00 | 20 | -5 | 60 | veg stocked
🧳 | sellerie-vidal | Weekend bag | Sac de week-end | Waxed canvas and leather, made in the shop. | Toile cirée et cuir, fabrication à l'atelier. | bags-accessories | 159.00 | 15 | 3 | 70 | veg stocked
`;

export const itemCampaigns: DemoItemCampaign[] = tableRows(itemCampaignTable).map((row) => ({
  emoji: cell(row, 0),
  store: cell(row, 1),
  name: localizedCells(row, 2),
  description: localizedCells(row, 4),
  category: cell(row, 6),
  price: cents(cell(row, 7)),
  discount: { kind: "percent", value: Number(cell(row, 8)) },
  startsInDays: Number(cell(row, 9)),
  endsInDays: Number(cell(row, 10)),
  isVeg: cell(row, 11).includes("veg"),
  isStocked: cell(row, 11).includes("stocked"),
}));

export const flashSales: DemoFlashSale[] = [
  {
    module: "grocery",
    title: localized("Market closing prices", "Prix de fin de marché"),
    stores: [
      "marche-bonjour",
      "halles-de-belrive",
      "epicerie-minuit",
      "primeur-bastide",
      "coop-de-la-rive",
      "proxi-gare",
    ],
    discounts: [
      { kind: "percent", value: 30 },
      { kind: "percent", value: 40 },
      { kind: "percent", value: 25 },
    ],
  },
  {
    module: "ecommerce",
    title: localized("Flash sale of the shops", "Vente flash des boutiques"),
    stores: [
      "atelier-mistral",
      "studio-volt",
      "terrain-neutre",
      "la-prise",
      "maison-corail",
      "petits-marins",
    ],
    discounts: [
      { kind: "percent", value: 35 },
      { kind: "amount", value: 500 },
      { kind: "percent", value: 25 },
    ],
  },
];
