import { localized } from "../../../content/text-table.ts";

/**
 * Kind | English | French | first words of the names of further shops
 * | relative number of items.
 */
export const shopKindTable = `
clothes | Clothes | Vêtements | Atelier, Vestiaire, Maison | 24
boutique | Boutique | = | Boutique, Chez, Garde-robe | 24
shoes | Shoes | Chaussures | Chausseur, Cordonnerie, Souliers | 16
leather | Leather goods | Maroquinerie | Maroquinerie, Sellerie, Atelier | 16
jewellery | Jewellery | Bijouterie | Bijouterie, Horlogerie, Joaillerie | 12
home | Home | Maison | Maison, Intérieur, Ateliers | 22
kitchen | Kitchenware | Arts de la table | Cuisine, Arts de la table, Casserole | 14
linen | Household linen | Linge de maison | Linge, Literie, Lin | 12
tech | Electronics | High-tech | Électro, Connect, Studio | 22
sport | Sport | = | Sport, Terrain, Club | 22
bikes | Bicycles | Vélos | Cycles, Vélo, Roue | 14
beachwear | Beach shop | Plage | Plage, Surf, Large | 12
books | Bookshop | Librairie | Librairie, Bouquins, Papeterie | 20
kids | Children | Enfants | Petits, Jouets, Ribambelle | 20
perfume | Beauty and perfume | Beauté et parfums | Parfumerie, Essences, Beauté | 17
garden | Garden and DIY | Jardin et bricolage | Jardinerie, Pépinière, Serre | 22
hardware | Hardware | Quincaillerie | Quincaillerie, Outillage, Brico | 18
music | Musical instruments | Instruments de musique | Musique, Lutherie, Accord | 14
department | Department store | Grand magasin | Bazar, Galeries, Magasins | 150
florist | Florist | Fleuriste | Fleurs, Pétales, Bouquet | 18
`;

/** Name | kind | district | hours | marks. */
export const shopListTable = `
Atelier Mistral | clothes | 0 | mall | featured discount
Vestiaire Commun | clothes | 2 | mall | recommended
La Cale Sèche | clothes | 1 | shop | packaging
Maison Corail | boutique | 0 | mall | featured announcement
Les Sœurs Ravel | boutique | 4 | shop | recommended
Souliers Bertin | shoes | 0 | shop | featured
Pas à Pas | shoes | 5 | mall | discount
Sellerie Vidal | leather | 2 | shop | recommended
Bijouterie Lune | jewellery | 0 | shop | featured packaging
L'Heure Exacte | jewellery | 3 | shop | scheduled
Intérieur Calme | home | 4 | mall | featured
Ateliers du Canal | home | 6 | shop | recommended discount
Casserole & Cie | kitchen | 2 | mall | recommended
Au Beau Lin | linen | 0 | shop | free
Studio Volt | tech | 3 | mall | featured recommended
Connect Belrive | tech | 0 | all-day | discount
La Prise | tech | 5 | always | free
Terrain Neutre | sport | 6 | mall | featured
Sommets & Rivages | sport | 1 | shop | scheduled
Cycles Pélissier | bikes | 3 | shop | recommended announcement
La Roue Libre | bikes | 5 | shop | packaging
Surf Cabane | beachwear | 2 | all-day | featured
Librairie des Embruns | books | 0 | mall | featured recommended
Papeterie Plume | books | 2 | shop | free
Bouquins & Compagnie | books | 4 | shop | discount
La Ribambelle | kids | 2 | mall | recommended packaging
Petits Marins | kids | 1 | shop | featured
Essences du Sud | perfume | 0 | mall | packaging discount
Savonnerie Claire | perfume | 6 | shop | recommended
Jardinerie des Pins | garden | 6 | market | featured scheduled
Quincaillerie Roux | hardware | 3 | shop | recommended
Lutherie Sarda | music | 4 | shop | scheduled
Pétales & Mousse | florist | 0 | market | featured recommended
Fleurs de Minuit | florist | 3 | always | discount
Le Grand Bazar | department | 5 | always | full featured recommended
Galeries des Bains | department | 2 | always | full featured discount
Le Kiosque des Remparts | books | 0 | always | recommended
La Malle du Port | clothes | 1 | always | free
`;

/** Brand | picture | background | categories of its products. */
export const brandTable = `
Calanque | ⛵ | sky | women, men, seaside, kidswear
Garrigue | 🌿 | leaf | women, men, beauty
Maison Ravel | 🧵 | plum | women, bags-accessories
Tramontane | 💨 | slate | men, outdoors
Ondine | 🌊 | teal | women, seaside
Bertin & Fils | 👞 | sand | shoes, bags-accessories
Pasquale | 👟 | tomato | shoes
Foulée | 🏃 | leaf | shoes, fitness
Vidal | 👜 | amber | bags-accessories
Heol | ☀️ | lemon | bags-accessories, jewellery
Orfèbre | 💎 | indigo | jewellery
Horizon | ⌚ | slate | jewellery, chargers
Fonte & Braise | 🥘 | tomato | kitchenware
Lame Vive | 🔪 | slate | kitchenware, tools
Terre Douce | 🏺 | sand | kitchenware, decoration
Linéa | 🛏️ | mint | bedding
Nuit Blanche | 🌙 | indigo | bedding, decoration
Atelier Frêne | 🪑 | amber | furniture, decoration
Sonora | 🎧 | plum | audio
Voltéo | ⚡ | lemon | chargers, computing
Pixelia | 📷 | rose | photo, computing
Kestrel | 🦅 | slate | computing, audio
Altaïr | ⛰️ | leaf | outdoors
Équilibre | 🧘 | mint | fitness
Pélissier | 🚲 | teal | cycling
Éditions du Phare | 📚 | amber | novels
Plume & Buvard | 🖋️ | indigo | stationery
Marlo | 🧸 | lemon | toys, kidswear
Salvia | 🌸 | rose | beauty
Racine | 🌱 | leaf | garden
Forge du Port | 🔨 | slate | tools
Accordance | 🎻 | plum | music-shop
`;

/** Names of models, after winds, coves and hills of the coast; the same in both languages. */
export const models = [
  "Mistral",
  "Autan",
  "Marin",
  "Levant",
  "Sirocco",
  "Embrun",
  "Rivage",
  "Sillage",
  "Ponant",
  "Alizé",
  "Cassis",
  "Sormiou",
  "Almeria",
  "Palma",
  "Corfou",
  "Lérins",
  "Estérel",
  "Aubrac",
  "Vercors",
  "Lozère",
  "Alba",
  "Nova",
  "Vela",
  "Iris",
  "Lune",
  "Opale",
];

/** Name suffixes for repeated products in towns larger than the demo. */
export const editions = [
  localized("limited edition", "édition limitée"),
  localized("gift box", "coffret cadeau"),
  localized("small series", "petite série"),
  localized("new collection", "nouvelle collection"),
  localized("anniversary edition", "édition anniversaire"),
  localized("travel version", "version voyage"),
  localized("artisan version", "version artisanale"),
  localized("recycled materials", "matières recyclées"),
  localized("winter collection", "collection d'hiver"),
  localized("summer collection", "collection d'été"),
  localized("workshop edition", "édition d'atelier"),
  localized("collector's edition", "édition de collection"),
  localized("student version", "version étudiante"),
  localized("signature series", "série signature"),
  localized("coastal series", "série du littoral"),
];

/** Remarks that a shop may add to the description of any product. */
export const remarks = [
  localized("Chosen by our team.", "Sélection de notre équipe."),
  localized("Exchange within thirty days.", "Échange possible sous trente jours."),
  localized("Two-year guarantee.", "Garantie de deux ans."),
  localized("Gift wrapping on request.", "Emballage cadeau sur demande."),
  localized("From a small European workshop.", "D'un petit atelier européen."),
  localized("Made to last and to be repaired.", "Conception durable et réparable."),
];
