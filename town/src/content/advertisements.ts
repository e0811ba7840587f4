import type { DemoAdvertisement } from "./content.types.ts";
import { cell, localizedCells, tableRows } from "./text-table.ts";

/** Advertisements of stores: store | title, both | description, both. The most important first. */
const advertisementTable = `
da-lucia | Lucia cooks as at home | Lucia cuisine comme à la maison | Fresh pasta, rolled every morning in our kitchen. | Des pâtes fraîches, étalées chaque matin dans notre cuisine.
ramen-kaze | Twenty hours for one broth | Vingt heures pour un bouillon | The noodles take four minutes; the rest takes a night. | Les nouilles prennent quatre minutes, le reste une nuit.
racines-graines | Everything that grows | Tout ce qui pousse | Bowls, soups and cakes without anything from animals. | Des bols, des soupes et des gâteaux sans rien d’animal.
le-verger-d-anais | Picked yesterday, with you today | Cueilli hier, chez vous aujourd’hui | Fruit from our own orchards above the town. | Les fruits de nos vergers, au-dessus de la ville.
fromagerie-saint-jean | Ripe when you eat it | Affiné pour le jour dit | Tell us the evening and we choose the cheese. | Dites-nous le soir, nous choisissons le fromage.
pharmacie-du-port | Awake when you are ill | Debout quand vous êtes malade | A pharmacist on duty, every night of the year. | Un pharmacien de garde, toutes les nuits de l’année.
herboristerie-simples | Plants with names | Des plantes qui ont un nom | Grown, dried and mixed by hand in Belrive. | Cultivées, séchées et mélangées à la main à Belrive.
studio-volt | Listen before you choose | Écoutez avant de choisir | Thirty days to change your mind about a sound. | Trente jours pour changer d’avis sur un son.
sellerie-vidal | Sewn once, carried for years | Cousu une fois, porté des années | Leather and waxed canvas from our workshop. | Cuir et toile cirée de notre atelier.
belrive-mobilite | The coast is forty minutes away | La côte est à quarante minutes | Cars, vans and scooters, keys in five minutes. | Voitures, fourgons et scooters, les clés en cinq minutes.
`;

export const advertisements: DemoAdvertisement[] = tableRows(advertisementTable).map((row) => ({
  store: cell(row, 0),
  title: localizedCells(row, 1),
  description: localizedCells(row, 3),
}));
