import type { LocalizedText } from "@errand/core/language";
import { slugOf } from "../../../content/text-table.ts";
import type { SpriteName } from "../../../pictures/fresh/sprites.ts";
import type { GoodsScene } from "../../../pictures/goods/goods.types.ts";
import type { GoodsShape } from "../../../pictures/goods/shapes.ts";
import type { PackScene, PackShape } from "../../../pictures/pack/pack.types.ts";
import { versions } from "../look/brands.ts";
import { motifOf } from "../look/motifs.ts";

export type PicturedRemedy = {
  category: string;
  name: LocalizedText;
  unit: LocalizedText;
  generic: LocalizedText | null;
  condition: string;
};

/** The name of the picture of a product, of one of its versions. */
export function pharmacyPicture({ name }: PicturedRemedy, round: number): string {
  return `pharmacy-${slugOf(name.en).slice(0, 80)}-${round % versions}`;
}

/** Laboratories of medicines and makers of care products, each with its colours. */
const laboratories = [
  { name: "Belmed", main: "#0b7a6f", accent: "#f2a33a" },
  { name: "Norphar", main: "#2463ad", accent: "#e2453c" },
  { name: "Vitalis", main: "#7a4a9a", accent: "#f2c230" },
  { name: "Clairval", main: "#b33a4a", accent: "#3f9ac4" },
];
const houses = [
  { name: "Salvéo", main: "#7fae94", accent: "#d98f7a", paper: "#fdfaf4" },
  { name: "Solène", main: "#e08a3a", accent: "#1f6fa8", paper: "#fffcf4" },
  { name: "Axiane", main: "#5f8fc0", accent: "#f2b8a0", paper: "#fafcfe" },
  { name: "Arcane", main: "#8a5f7f", accent: "#d9b25a", paper: "#fdf9fb" },
];

/** Products that are shown as they are; all others are packed. */
const goods: [words: RegExp, shape: GoodsShape][] = [
  [/hot and cold cushion/, "heat-cushion"],
  [/earplugs/, "earplugs"],
  [/sleep mask/, "sleep-mask"],
  [/inhaler/, "inhaler"],
  [/elastic bandage/, "bandage"],
  [/first-aid kit/, "first-aid-kit"],
  [/bamboo toothbrush/, "bamboo-toothbrushes"],
  [/toothbrush/, "toothbrush"],
  [/dental floss/, "floss"],
  [/masks/, "masks"],
  [/razors/, "razors"],
  [/menstrual cup/, "menstrual-cup"],
  [/anti-colic bottle|baby bottle/, "baby-bottle"],
  [/dummies/, "dummies"],
  [/bath thermometer/, "bath-thermometer"],
  [/reading glasses/, "reading-glasses"],
  [/infrared thermometer/, "infrared-thermometer"],
  [/thermometer/, "digital-thermometer"],
  [/blood pressure/, "blood-pressure-monitor"],
  [/glucose meter/, "glucose-meter"],
  [/antigen/, "self-test"],
  [/pregnancy/, "pregnancy-test"],
  [/bathroom scale/, "bathroom-scale"],
  [/crutches/, "crutches"],
  [/compression socks/, "socks"],
];

/** The package of everything else, by words of name and unit. */
const packs: [words: RegExp, shape: PackShape][] = [
  [/effervescent.*tube/, "tablet-tube"],
  [/eye drops.*box|single doses/, "single-doses"],
  [/vials/, "vials"],
  [/eye drops|vitamin d3|drops\b/, "dropper"],
  [/essential oil/, "dropper"],
  [/rehydration|hot drink powder/, "sachets"],
  [/infusion/, "flat-box"],
  [/effervescent/, "flat-box"],
  [/tablets|capsules|melatonin|valerian|magnesium|probiotic|multivitamin|iron and/, "blister"],
  [/gums.*box/, "doypack"],
  [/lozenges/, "low-tin"],
  [/syrup/, "syrup"],
  [/throat spray|nasal spray|propolis/, "mist"],
  [/repellent|sun spray/, "spray"],
  [/hand sanitiser|hand soap/, "pump"],
  [/roll-on/, "roll-on"],
  [/lip balm|sun stick/, "stick"],
  [/nappies/, "nappies"],
  [/antiseptic|mouthwash|contact lens|micellar/, "lotion"],
  [/body lotion|body and hair|after-sun|sun milk|cleansing milk|sun care/, "pump"],
  [/shampoo|shower gel/, "shampoo"],
  [/balm.*jar|jar/, "balm"],
  [/tube/, "tube"],
  [/\btin\b|\btub\b/, "powder-tin"],
  [/block/, "block"],
  [/tissues/, "wipes"],
  [/cotton pads.*bag/, "doypack"],
  [/pads, day|nursing pads/, "doypack"],
  [/bottle/, "lotion"],
  [
    /knee support|cold pack|adhesive tape|tweezers|aspirator|test strips|needles|plasters|gauze|patches|wipes|box of/,
    "carton",
  ],
];

const conditions: Record<string, SpriteName> = {
  "fever-pain": "thermometer",
  "cold-flu": "lungs",
  "sore-throat": "throat",
  cough: "lungs",
  "hay-fever": "camomile",
  stomach: "stomach",
  sleep: "moon",
  wounds: "plaster",
  "muscles-joints": "knee",
  "dry-skin": "drop",
  sunburn: "sun",
  teeth: "tooth",
  "dry-eyes": "eye",
  tiredness: "orange-half",
  "baby-care": "baby",
  "blood-pressure": "heart",
  diabetes: "drop-red",
  everyday: "bubbles",
  infection: "pill",
};

/** Natural ingredients and signs that say more than the condition does. */
const signs: [words: RegExp, motif: SpriteName][] = [
  [/arnica|calendula/, "calendula"],
  [/aloe/, "aloe"],
  [/tea tree/, "sprig"],
  [/propolis|royal jelly|beeswax/, "bee"],
  [/mosquito|insect/, "mosquito"],
  [/omega/, "fish"],
  [/rose/, "rose"],
  [/vitamin d|sun/, "sun"],
  [/eucalyptus|charcoal|valerian/, "leaf"],
  [/sea water/, "mountain"],
  [/roll-on|cotton/, "blossom"],
  [/tissues|plaster/, "plaster"],
  [/nourishing oil/, "drop-oil"],
  [/honey|lavender|ginger|lemon|lime blossom|fennel|mint\b|thyme|camomile|\boat\b/, "leaf"],
];

function motifFor({ name, condition }: PicturedRemedy): SpriteName | null {
  const text = name.en.toLowerCase();
  const sign = signs.find(([words]) => words.test(text))?.[1];
  if (sign === "leaf") return motifOf(name.en) ?? "leaf";
  return sign ?? conditions[condition] ?? null;
}

const isMedicine = ({ category, generic }: PicturedRemedy) =>
  generic !== null || /prescription|pain-fever|allergy|digestion|first-aid/.test(category);

/** Returns what the picture of a product shows, or null for a product that has no look yet. */
export function pharmacyScene(
  product: PicturedRemedy,
  round: number,
): PackScene | GoodsScene | null {
  const version = round % versions;
  const laboratory = laboratories[version];
  const house = houses[version];
  if (!laboratory || !house) return null;
  const text = `${product.name.en} ${product.unit.en}`.toLowerCase();
  const shape = goods.find(([words]) => words.test(text))?.[1];
  if (shape)
    return {
      kind: "goods",
      shape,
      colour: laboratory.main,
      design: version,
      view: "front",
      title: product.name.en,
    };
  const pack = packs.find(([words]) => words.test(text))?.[1];
  const motif = motifFor(product);
  if (!pack || !motif) return null;
  const medicine = isMedicine(product);
  const { main, accent } = medicine ? laboratory : house;
  return {
    kind: "pack",
    shape: pack,
    design: medicine ? "medicine" : careDesign(pack, version),
    name: product.name.en,
    subtitle: product.name.fr === product.name.en ? "" : product.name.fr,
    brand: medicine ? laboratory.name : house.name,
    size: sizeOf(product.unit.en),
    main,
    accent,
    paper: medicine ? "#ffffff" : house.paper,
    content: medicine ? "#f3f6f7" : contentOf(text),
    motif,
    seed: pharmacyPicture(product, round),
  };
}

function careDesign(shape: PackShape, version: number): PackScene["design"] {
  const designs = (["band", "corner", "block", "frame"] as const)[version] ?? "band";
  return shape === "balm" && designs === "frame" ? "band" : designs;
}

function contentOf(text: string): string {
  if (/oil/.test(text)) return "#e2b04a";
  if (/mouthwash|micellar|gel|sanitiser/.test(text)) return "#bfe3e0";
  return /soap|bar/.test(text) ? "#e8dcc6" : "#f6f2ea";
}

function sizeOf(unit: string): string {
  const size = unit.replace(/^(?:box|tube|bottle|jar|tin|pack|bag|roll|block)(?: of)? /, "");
  if (size === "piece" || size === "pair") return "";
  return /^\d+$/.test(size) ? `× ${size}` : size;
}
