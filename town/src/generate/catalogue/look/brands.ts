import type { LabelDesign } from "../../../pictures/pack/pack.types.ts";

/** How a maker prints its packages. */
export type Brand = {
  name: string;
  main: string;
  accent: string;
  paper: string;
  design: LabelDesign;
};

/**
 * Makers of packed food, drinks and household goods by aisle; versions of one product come from
 * different ones.
 */
const aisles: [categories: RegExp, brands: Brand[]][] = [
  [
    /wine|beer-cider/,
    [
      {
        name: "Les Trois Vignes",
        main: "#5a1a2c",
        accent: "#c9a24a",
        paper: "#f8f1e0",
        design: "frame",
      },
      {
        name: "Clos Mirabel",
        main: "#2e3b2c",
        accent: "#b98a3c",
        paper: "#fbf6e8",
        design: "frame",
      },
      { name: "Le Phare", main: "#1f4a6b", accent: "#e0a92c", paper: "#f6f1e4", design: "block" },
      {
        name: "Domaine du Levant",
        main: "#8a3f2a",
        accent: "#d9b767",
        paper: "#fbf4e2",
        design: "corner",
      },
    ],
  ],
  [
    /cleaning|paper|body/,
    [
      { name: "Limpide", main: "#1f7fb4", accent: "#8fd04a", paper: "#f4fafd", design: "band" },
      { name: "Claireau", main: "#2f9a7a", accent: "#f2c230", paper: "#f6fcf6", design: "block" },
      { name: "Net & Vif", main: "#4a5fb4", accent: "#f08a3c", paper: "#f8f8fe", design: "corner" },
      {
        name: "Essentiel",
        main: "#3f4a52",
        accent: "#e0553c",
        paper: "#fbfaf6",
        design: "stripes",
      },
    ],
  ],
  [
    /baby/,
    [
      { name: "Marlo", main: "#5fa8d0", accent: "#f6b52c", paper: "#fdfaf2", design: "block" },
      { name: "Petit Pas", main: "#7ab89a", accent: "#f08a7a", paper: "#fdfbf5", design: "band" },
      { name: "Doudou", main: "#c98aa8", accent: "#6fb0c9", paper: "#fef9f6", design: "stripes" },
      { name: "Câline", main: "#8a8fc9", accent: "#f2c24a", paper: "#fcfbfe", design: "corner" },
    ],
  ],
  [
    /pet/,
    [
      { name: "Gamelle", main: "#c8602f", accent: "#2f6f6a", paper: "#fdf6ea", design: "band" },
      { name: "Moustache", main: "#4a3f7a", accent: "#f2b52c", paper: "#fbf8f0", design: "block" },
      { name: "Grattou", main: "#2f7a5a", accent: "#e0803c", paper: "#f8faf2", design: "corner" },
      {
        name: "Plume & Patte",
        main: "#8a3a3a",
        accent: "#e0b44a",
        paper: "#fdf8ee",
        design: "stripes",
      },
    ],
  ],
  [
    /coffee-tea/,
    [
      {
        name: "Brûlerie des Docks",
        main: "#3b2a20",
        accent: "#d98a3c",
        paper: "#f4e9d6",
        design: "band",
      },
      {
        name: "Harbour & Co",
        main: "#1f4f5a",
        accent: "#e0b44a",
        paper: "#f6f0e0",
        design: "block",
      },
      {
        name: "Maison Rocheblave",
        main: "#6b3a2a",
        accent: "#c9a24a",
        paper: "#fbf3e2",
        design: "frame",
      },
      { name: "Salvia", main: "#4f6f3a", accent: "#d8703c", paper: "#f8f4e4", design: "corner" },
    ],
  ],
  [
    /chocolate|breakfast|nuts/,
    [
      {
        name: "Maison Castagne",
        main: "#7a3f2a",
        accent: "#e0a93c",
        paper: "#fdf4e2",
        design: "frame",
      },
      { name: "Gourmandine", main: "#c8503c", accent: "#f2c24a", paper: "#fff8ec", design: "band" },
      {
        name: "Rucher du Causse",
        main: "#b97a1e",
        accent: "#4a3a2a",
        paper: "#fff8e4",
        design: "block",
      },
      {
        name: "La Petite Récolte",
        main: "#2f6f6a",
        accent: "#f0904a",
        paper: "#fbf8ee",
        design: "stripes",
      },
    ],
  ],
  [
    /milk|cheese|eggs/,
    [
      {
        name: "Ferme du Grand Pré",
        main: "#2f7fb4",
        accent: "#f2b52c",
        paper: "#fdfdf8",
        design: "band",
      },
      {
        name: "Laiterie du Causse",
        main: "#3f8a5a",
        accent: "#e0553c",
        paper: "#fbfdf6",
        design: "corner",
      },
      { name: "Blanche", main: "#6f8fc0", accent: "#f29a8a", paper: "#fdfefe", design: "block" },
      {
        name: "Ferme des Aubiers",
        main: "#8a5a3a",
        accent: "#7aa84a",
        paper: "#fffaf0",
        design: "frame",
      },
    ],
  ],
  [
    /frozen/,
    [
      { name: "Grand Nord", main: "#1f5fa8", accent: "#6fd0e8", paper: "#f2f9fd", design: "block" },
      { name: "Cap Levant", main: "#1f7a7a", accent: "#f2a83c", paper: "#f4fbfa", design: "band" },
      { name: "Givre", main: "#4a4fa0", accent: "#8fd0f2", paper: "#f6f8fe", design: "corner" },
      { name: "Saison", main: "#3f8a4a", accent: "#f2c230", paper: "#f8fcf4", design: "stripes" },
    ],
  ],
  [
    /water|juice/,
    [
      { name: "Granita", main: "#e0803c", accent: "#3f9a5a", paper: "#fffaee", design: "block" },
      { name: "Val d'Orbe", main: "#2f8fb4", accent: "#8fc84a", paper: "#f6fcfd", design: "band" },
      {
        name: "Verger d'Anaïs",
        main: "#4f8a3a",
        accent: "#f29a3c",
        paper: "#fdfbee",
        design: "corner",
      },
      {
        name: "Limonaderie",
        main: "#c8402f",
        accent: "#f2d04a",
        paper: "#fff8ec",
        design: "stripes",
      },
    ],
  ],
  [
    /./,
    [
      {
        name: "Moulin de la Rive",
        main: "#b5502e",
        accent: "#3d7a3a",
        paper: "#fbf1de",
        design: "band",
      },
      { name: "Olivette", main: "#5a6a2a", accent: "#d9a22c", paper: "#fbf6e3", design: "frame" },
      {
        name: "Mas des Cigales",
        main: "#2f6f7a",
        accent: "#e8a03c",
        paper: "#fbf8ec",
        design: "block",
      },
      {
        name: "Maison Pruvost",
        main: "#8a2f3a",
        accent: "#d9b24a",
        paper: "#fdf6e6",
        design: "corner",
      },
    ],
  ],
];

/** The versions of a product; in a store they have different makers. */
export const versions = 4;

export function brandFor(category: string, version: number): Brand {
  const brands = aisles.find(([categories]) => categories.test(category))?.[1];
  const brand = brands?.[version % versions];
  if (!brand) throw new Error(`no brand for "${category}"`);
  return brand;
}
