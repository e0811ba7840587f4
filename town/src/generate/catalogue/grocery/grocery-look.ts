import type { LocalizedText } from "@errand/core/language";
import { slugOf } from "../../../content/text-table.ts";
import type { FreshScene, Holder } from "../../../pictures/fresh/fresh.types.ts";
import type { GoodsScene } from "../../../pictures/goods/goods.types.ts";
import type { GoodsShape } from "../../../pictures/goods/shapes.ts";
import type { PackScene, PackShape } from "../../../pictures/pack/pack.types.ts";
import { brandFor, versions } from "../look/brands.ts";
import { motifOf } from "../look/motifs.ts";

export type PicturedProduct = { category: string; name: LocalizedText; unit: LocalizedText };

/** The name of the picture of a product, of one of its versions. */
export function groceryPicture(
  { name }: PicturedProduct,
  isOrganic: boolean,
  round: number,
): string {
  return `grocery-${slugOf(name.en).slice(0, 80)}${isOrganic ? "-organic" : ""}-${round % versions}`;
}

/** Returns what the picture of a product shows, or null for a product that has no look yet. */
export function groceryScene(
  product: PicturedProduct,
  isOrganic: boolean,
  round: number,
): PackScene | FreshScene | GoodsScene | null {
  const name = groceryPicture(product, isOrganic, round);
  const brand = brandFor(product.category, round);
  const goods = goodsOf(product.name.en.toLowerCase());
  if (goods)
    return {
      kind: "goods",
      shape: goods,
      colour: brand.main,
      design: round % versions,
      view: "front",
    };
  const motif = motifOf(product.name.en);
  if (!motif) return null;
  const seed = name;
  const organic = isOrganic ? { organic: true } : {};
  const held = heldBy(product);
  if (held) {
    return {
      kind: "fresh",
      sprite: motif,
      ...held,
      name: plainName(product),
      maker: growers[round % versions] ?? "",
      ...organic,
      seed,
    };
  }
  const shape = packOf(product);
  if (!shape) return null;
  return {
    kind: "pack",
    shape,
    design: designFor(shape, brand.design),
    name: product.name.en,
    subtitle: subtitleOf(product.name),
    brand: brand.name,
    size: sizeOf(product.unit.en),
    ...organic,
    main: brand.main,
    accent: brand.accent,
    paper: brand.paper,
    content: contentOf(product),
    motif,
    seed,
  };
}

const growers = ["Belrive", "Ferme des Aubiers", "Les Terres Blanches", "Val d'Orbe"];

/** The bands of low, round containers are too narrow for a tall design. */
const designFor = (shape: PackShape, design: PackScene["design"]) =>
  /^(?:low-tin|flat-tin|balm|tub|wipes|yoghurt)$/.test(shape) && design === "stripes"
    ? "band"
    : design;

const subtitleOf = ({ en, fr }: LocalizedText) => (en === fr ? "" : fr);
/** The card beside fresh food has room for few words. */
const plainName = ({ name }: PicturedProduct) => name.en.split(",")[0] ?? name.en;

function sizeOf(unit: string): string {
  const size = unit.replace(
    /^(?:tray|bag|bottle|carton|jar|tin|tub|box|bar|block|tube|roll|pack)(?: of)? /,
    "",
  );
  if (size === "piece" || size === "pair") return "";
  return /^\d+$/.test(size) ? `× ${size}` : size;
}

function goodsOf(name: string): GoodsShape | null {
  const shapes: [words: RegExp, shape: GoodsShape][] = [
    [/^broom|^mop/, "broom"],
    [/toothbrush/, "bamboo-toothbrushes"],
    [/razors/, "razors"],
    [/^bucket/, "bucket"],
    [/gloves/, "gloves"],
    [/sponges/, "sponges"],
    [/candles/, "candles"],
    [/batteries/, "batteries"],
    [/bulb/, "bulb"],
  ];
  return shapes.find(([words]) => words.test(name))?.[1] ?? null;
}

type Held = { holder: Holder; count?: number; scale?: number };

/**
 * How fresh food is shown, or null for packed products. Each rule: category, words of name and
 * unit.
 */
const holders: [category: RegExp, words: RegExp, held: Held][] = [
  [/leaf-vegetables/, /bag /, { holder: "salad-bag" }],
  [/herbs/, /pot\b/, { holder: "pot" }],
  [/herbs/, /bunch/, { holder: "single", scale: 1.05 }],
  [
    /fruit|citrus|berries|vegetables|herbs/,
    /tray .*\b125 g|blueberr/,
    { holder: "punnet", scale: 0.36 },
  ],
  [/fruit|citrus|berries|vegetables|herbs/, /tray/, { holder: "punnet", scale: 0.5 }],
  [/vegetables|fruit|citrus/, /pack of (\d+)/, { holder: "row" }],
  [/fruit|vegetables|citrus/, /piece|bunch/, { holder: "single", scale: 1 }],
  [/citrus|root-vegetables/, /[25] kg|limes|onions|garlic/, { holder: "net" }],
  [/fruit/, /cherries/, { holder: "crate", scale: 0.5 }],
  [/summer-vegetables/, /chillies|peas/, { holder: "crate", scale: 0.7 }],
  [/fruit|citrus|berries|vegetables|herbs/, /./, { holder: "crate" }],
  [/cheese/, /^(?!.*(?:bag|tub|grated|mozzarella|feta))/, { holder: "board" }],
  [/cheese/, /^(?!.*(?:bag|tub)).*(?:mozzarella|feta)/, { holder: "board", scale: 0.9 }],
  [/^(?:meat|poultry)$/, /^(?!.*box of)/, { holder: "paper" }],
  [/charcuterie/, /^(?!.*jar)/, { holder: "board", scale: 1 }],
  [
    /fishmonger/,
    /^(?!.*jar)(?=.*(?:oysters|mussels|langoustines))/,
    { holder: "ice", count: 3, scale: 0.9 },
  ],
  [/fishmonger/, /^(?!.*(?:jar|smoked))/, { holder: "ice" }],
  [/fishmonger/, /smoked/, { holder: "board" }],
  [/bread/, /croissants|bagels/, { holder: "row", count: 4 }],
  [/bread/, /^(?!.*(?:sliced|gluten-free|crispbread))/, { holder: "board" }],
];

function heldBy({ category, name, unit }: PicturedProduct): Held | null {
  const text = `${name.en} ${unit.en}`.toLowerCase();
  const held = holders.find(
    ([categories, words]) => categories.test(category) && words.test(text),
  )?.[2];
  if (!held) return null;
  const pieces = Number(/pack of (\d+)/.exec(text)?.[1] ?? 0);
  return held.holder === "row" && pieces > 0 ? { ...held, count: Math.min(pieces, 6) } : held;
}

/** The package of everything else. Each rule: category, words of name and unit. */
const packs: [category: RegExp, words: RegExp, shape: PackShape][] = [
  [/wine/, /sparkling|champagne|brut/, "champagne"],
  [/wine/, /./, "wine"],
  [/beer/, /box of/, "carton"],
  [/beer/, /\bcan\b|pack of/, "can-pack"],
  [/beer/, /cider/, "champagne"],
  [/beer/, /./, "beer"],
  [/eggs/, /./, "egg-box"],
  [/milk/, /cream.*jar|yoghurt.*jar/, "tub"],
  [/milk/, /pack of/, "yoghurt"],
  [/milk/, /butter/, "butter"],
  [/milk/, /bottle/, "juice"],
  [/milk/, /carton/, "milk-carton"],
  [/milk/, /./, "tub"],
  [/cheese/, /tub/, "tub"],
  [/cheese/, /./, "doypack"],
  [/poultry/, /./, "flat-box"],
  [/charcuterie/, /jar/, "jar"],
  [/fishmonger/, /jar/, "preserve"],
  [/bread/, /crispbread/, "carton"],
  [/bread/, /./, "pillow-bag"],
  [/frozen/, /\btub\b/, "ice-tub"],
  [/frozen/, /pizza/, "cube-box"],
  [/frozen/, /box/, "flat-box"],
  [/frozen/, /./, "pillow-bag"],
  [/pet/, /tub/, "salt-tub"],
  [/pet/, /box/, "carton"],
  [/pet/, /bag/, "sack"],
  [/pet/, /./, "doypack"],
  [/baby/, /nappies/, "nappies"],
  [/baby/, /wipes/, "wipes"],
  [/baby/, /tin/, "powder-tin"],
  [/baby/, /jar/, "jar"],
  [/baby/, /./, "yoghurt"],
  [/body/, /soap bars/, "block"],
  [/body/, /hand soap|lotion/, "pump"],
  [/body/, /deodorant|foam/, "mist"],
  [/body/, /tube/, "tube"],
  [/body/, /bottle/, "shampoo"],
  [/body/, /bag/, "doypack"],
  [/body/, /./, "carton"],
  [/cleaning/, /cloths/, "doypack"],
  [/cleaning/, /laundry|softener|bleach|floor/, "detergent"],
  [/cleaning/, /spray|window|stain/, "spray"],
  [/cleaning/, /soap/, "block"],
  [/cleaning/, /tablets|powder/, "carton"],
  [/cleaning/, /bottle/, "shampoo"],
  [/paper/, /bin bags/, "bin-bags"],
  [/paper/, /tissues|napkins/, "wipes"],
  [/paper/, /foil|film|baking|freezer|matches/, "flat-box"],
  [/paper/, /./, "rolls"],
  [/coffee/, /pods|box of/, "flat-box"],
  [/coffee/, /matcha/, "low-tin"],
  [/coffee/, /drinking chocolate/, "powder-tin"],
  [/coffee/, /tin/, "tea-tin"],
  [/coffee/, /coffee|espresso/, "coffee-bag"],
  [/coffee/, /./, "doypack"],
  [/water-soda/, /pack of|spring/, "bottle-pack"],
  [/water-soda/, /syrup|lemonade/, "oil"],
  [/water-soda/, /\bcan\b|energy/, "can"],
  [/water-soda/, /./, "water"],
  [/juice/, /carton/, "milk-carton"],
  [/juice/, /./, "juice"],
  [/oils/, /\btube\b/, "tube"],
  [/oils/, /baking powder/, "flat-box"],
  [/oils/, /oil |vinegar/, "oil"],
  [/oils/, /salt.*tub/, "salt-tub"],
  [/oils/, /mustard|mayonnaise/, "jar"],
  [/oils/, /flour|sugar/, "flour-bag"],
  [/oils/, /bag|bay/, "doypack"],
  [/oils/, /bottle/, "oil"],
  [/oils/, /./, "spice-jar"],
  [/breakfast/, /honey.*jar/, "jar"],
  [/breakfast/, /jam|marmalade/, "preserve"],
  [/breakfast/, /jar/, "jar"],
  [/breakfast/, /tin/, "tin"],
  [/breakfast/, /bottle/, "oil"],
  [/breakfast/, /granola|muesli/, "doypack"],
  [/breakfast/, /./, "carton"],
  [/chocolate/, /\bbar\b/, "bar"],
  [/chocolate/, /box/, "cube-box"],
  [/chocolate/, /lollipop|caramels|bag/, "doypack"],
  [/chocolate/, /./, "flat-box"],
  [/nuts/, /crisps|chips|popcorn|pretzel/, "pillow-bag"],
  [/nuts/, /./, "doypack"],
  [/pasta/, /instant/, "pillow-bag"],
  [/pasta/, /lasagne|couscous/, "carton"],
  [/pasta/, /./, "pouch"],
  [/tins/, /bottle/, "juice"],
  [/tins/, /carton/, "milk-carton"],
  [/tins/, /cubes/, "flat-box"],
  [/tins/, /sardine|anchov|mackerel/, "flat-tin"],
  [/tins/, /tuna/, "low-tin"],
  [/tins/, /tin/, "tin"],
  [/tins/, /tub/, "tub"],
  [/tins/, /./, "jar"],
];

function packOf({ category, name, unit }: PicturedProduct): PackShape | null {
  const text = `${name.en} ${unit.en}`.toLowerCase();
  if (/tonic.*pack of/.test(text)) return "can-pack";
  return (
    packs.find(([categories, words]) => categories.test(category) && words.test(text))?.[2] ?? null
  );
}

/** The colour of what shows through glass or a window. */
const contents: [words: RegExp, colour: string][] = [
  [/strawberr|grenadine|raspberr|red berr/, "#c22b3c"],
  [/tomato|cassoulet/, "#c8402c"],
  [/orange|apricot|peach|carrot/, "#ee9a2c"],
  [/honey|apple|white|muscat|chardonnay|champagne|sparkling wine/, "#e2ab3c"],
  [/chestnut honey|hazelnut|chocolate|coffee|cola|balsamic|dates|tea\b/, "#54301c"],
  [/rosé/, "#f2a08c"],
  [/mint|pesto|gherkin|olive|\bpeas|verbena|matcha|lentil/, "#7f9a36"],
  [/grape|wine|muscat noir|red|tapenade|syrah|grenache|pinot/, "#5a1f3a"],
  [/milk|cream|yoghurt|salt|flour|rice|coconut|vinegar with|feta/, "#fbf8ee"],
  [/water/, "#b9def0"],
  [
    /oil|lemon|pineapple|mustard|pasta|spaghetti|penne|tagliatelle|corn|chickpea|couscous/,
    "#e6bf4a",
  ],
  [/paprika|espelette|pepper|chilli/, "#b8402a"],
  [/peanut|almond|cashew|oat|granola|quinoa|walnut|duck|terrine|fish soup/, "#c99a5e"],
  [/washing|laundry/, "#4fb0c9"],
  [/bin bags/, "#3a3f46"],
  [/soap/, "#c9b87a"],
  [/herbs|bay/, "#8a9a5a"],
];

function contentOf({ name }: PicturedProduct): string {
  const text = name.en.toLowerCase();
  return contents.find(([words]) => words.test(text))?.[1] ?? "#d9b98a";
}
