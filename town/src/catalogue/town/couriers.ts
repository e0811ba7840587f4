import { pictureOf } from "../../pictures/picture-name.ts";
import type { CatalogueCourier } from "../catalogue.types.ts";
import { words } from "../table.ts";

const bicycle = words("Bicycle", "Vélo");
const cargo = words("Cargo bicycle", "Vélo cargo");
const scooter = words("Electric scooter", "Scooter électrique");

/** 06 39 98 is the block of French mobile numbers kept for fiction. */
export const couriers: CatalogueCourier[] = [
  {
    firstName: "Samir",
    lastName: "Benali",
    phone: "+33639980011",
    picture: pictureOf("🧔🏽", "sky"),
    vehicle: scooter,
    district: 0,
    avgRating: 4.82,
    ratingCount: 214,
  },
  {
    firstName: "Lola",
    lastName: "Marchetti",
    phone: "+33639980022",
    picture: pictureOf("👩🏻‍🦰", "mint"),
    vehicle: bicycle,
    district: 1,
    avgRating: 4.91,
    ratingCount: 187,
  },
  {
    firstName: "Aminata",
    lastName: "Diallo",
    phone: "+33639980033",
    picture: pictureOf("👩🏿", "amber"),
    vehicle: cargo,
    district: 3,
    avgRating: 4.77,
    ratingCount: 156,
  },
  {
    firstName: "Tomás",
    lastName: "Oliveira",
    phone: "+33639980044",
    picture: pictureOf("👨🏼", "lemon"),
    vehicle: scooter,
    district: 5,
    avgRating: 4.64,
    ratingCount: 98,
  },
  {
    firstName: "Mai",
    lastName: "Tran",
    phone: "+33639980055",
    picture: pictureOf("👩🏻", "rose"),
    vehicle: bicycle,
    district: 6,
    avgRating: 4.88,
    ratingCount: 132,
  },
];

export const cancellationReasons = [
  words("I ordered by mistake", "J'ai commandé par erreur"),
  words("I want to change my order", "Je veux modifier ma commande"),
  words("The delivery takes too long", "La livraison est trop longue"),
  words("The address is wrong", "L'adresse n'est pas la bonne"),
  words("I am no longer there", "Je ne suis plus sur place"),
  words("I chose the wrong payment", "Le moyen de paiement ne convient pas"),
];
