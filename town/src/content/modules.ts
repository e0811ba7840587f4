import { pictureOf, widePictureOf } from "../pictures/picture-name.ts";
import type { DemoModule } from "./content.types.ts";
import { localized } from "./text-table.ts";

const everywhere = [0, 1, 2, 3, 4, 5, 6];

/** The six modules of Belrive with their districts and delivery charges. */
export const modules: DemoModule[] = [
  {
    type: "food",
    slug: "food",
    name: localized("Food", "Repas"),
    description: localized(
      "Restaurants, bakeries and ice cream of the town, hot at your door.",
      "Restaurants, boulangeries et glaciers de la ville, livrés chauds.",
    ),
    icon: pictureOf("🍕", "tomato"),
    thumbnail: widePictureOf(["🍕", "🍜", "🥗"], "tomato"),
    districts: everywhere,
    delivery: { kind: "distance", perKm: 60, minimum: 190, maximum: 690, maximumCashOrder: 15_000 },
  },
  {
    type: "grocery",
    slug: "grocery",
    name: localized("Grocery", "Courses"),
    description: localized(
      "Markets, greengrocers and delicatessens: the week’s shopping or one lemon.",
      "Marchés, primeurs et épiceries fines : les courses de la semaine ou un seul citron.",
    ),
    icon: pictureOf("🥦", "leaf"),
    thumbnail: widePictureOf(["🥦", "🍎", "🥖"], "leaf"),
    districts: everywhere,
    delivery: { kind: "distance", perKm: 70, minimum: 290, maximum: 890, maximumCashOrder: 20_000 },
  },
  {
    type: "pharmacy",
    slug: "pharmacy",
    name: localized("Pharmacy", "Pharmacie"),
    description: localized(
      "Medicines and care from the pharmacies of the town, day and night.",
      "Médicaments et soins des pharmacies de la ville, jour et nuit.",
    ),
    icon: pictureOf("💊", "teal"),
    thumbnail: widePictureOf(["💊", "🩹", "🌿"], "teal"),
    districts: everywhere,
    delivery: { kind: "fixed", charge: 250, maximumCashOrder: 10_000 },
  },
  {
    type: "ecommerce",
    slug: "shops",
    name: localized("Shops", "Boutiques"),
    description: localized(
      "Clothes, books, tools and gifts from the shops of the town.",
      "Vêtements, livres, outils et cadeaux des boutiques de la ville.",
    ),
    icon: pictureOf("🛍️", "indigo"),
    thumbnail: widePictureOf(["🛍️", "👗", "📚"], "indigo"),
    districts: everywhere,
    delivery: { kind: "fixed", charge: 390, maximumCashOrder: 30_000 },
  },
  {
    type: "parcel",
    slug: "parcel",
    name: localized("Parcel", "Colis"),
    description: localized(
      "A courier takes your parcel across the town within the hour.",
      "Un livreur porte votre colis à travers la ville dans l’heure.",
    ),
    icon: pictureOf("📦", "amber"),
    thumbnail: widePictureOf(["📦", "🛵", "✉️"], "amber"),
    districts: [0, 1, 2, 3, 4, 5],
    delivery: { kind: "distance", perKm: 80, minimum: 400, maximum: null, maximumCashOrder: null },
  },
  {
    type: "rental",
    slug: "rental",
    name: localized("Rental", "Location"),
    description: localized(
      "Cars, vans, scooters and bicycles by the hour, the day or the kilometre.",
      "Voitures, utilitaires, scooters et vélos à l’heure, au jour ou au kilomètre.",
    ),
    icon: pictureOf("🚗", "plum"),
    thumbnail: widePictureOf(["🚗", "🛵", "🚲"], "plum"),
    districts: [0, 1, 2, 3, 5, 6],
    delivery: { kind: "fixed", charge: 0, maximumCashOrder: null },
  },
];
