import type { LocalizedText } from "@errand/core/language";
import { slugOf } from "../../../content/text-table.ts";
import type { SpriteName } from "../../../pictures/fresh/sprites.ts";
import type { GoodsScene, GoodsView } from "../../../pictures/goods/goods.types.ts";
import type { GoodsShape } from "../../../pictures/goods/shapes.ts";
import type { PackScene, PackShape } from "../../../pictures/pack/pack.types.ts";
import { versions } from "../look/brands.ts";

export type PicturedGoods = { category: string; name: LocalizedText; specification: LocalizedText };

/** The colours of variations, and the ones of products that come in one colour. */
export const colours: Record<string, string> = {
  sand: "#d9c3a0",
  navy: "#2c3e5c",
  white: "#f4f2ec",
  black: "#33343a",
  olive: "#7a7d4a",
  terracotta: "#c4694a",
  "sky-blue": "#8fbfdc",
  lemon: "#f0d560",
};
const ownColours: [words: RegExp, colours: string[]][] = [
  [/jeans/, ["#3f5a80", "#5f7fa8", "#2b3a55", "#8fa8c4"]],
  [/sailor/, ["#2c3e5c", "#b33a3a", "#3f6f5a", "#6b4a7a"]],
  [/raincoat/, ["#f2c230", "#f2b52c", "#e8cf4a", "#f0a92c"]],
  [/floral/, ["#2f5f5a", "#8a3a4a", "#2c3e5c", "#c9844a"]],
  [/boots|frying pan/, ["#8a5a34", "#4a4038", "#6b4a30", "#7a6a4a"]],
  [/lipstick|varnish|balm/, ["#c23a4a", "#e0604a", "#8a2f5a", "#b0506a"]],
  [/./, ["#3f7f8f", "#b5603c", "#6f8a5a", "#7a5f9a"]],
];

/** What every product looks like: words of its English name, then the silhouette. */
const shapes: [words: RegExp, shape: GoodsShape][] = [
  [/children's sailor|sailor top/, "sailor-top"],
  [/bodysuits/, "bodysuits"],
  [/wrap dress/, "wrap-dress"],
  [/dress\b/, "dress"],
  [/blouse/, "blouse"],
  [/wool coat/, "coat"],
  [/jeans|trousers|chinos/, "trousers"],
  [/jumper|cardigan|sweater/, "jumper"],
  [/silk scarf|scarf/, "scarf"],
  [/swimsuit/, "swimsuit"],
  [/t-shirt/, "t-shirt"],
  [/overshirt/, "overshirt"],
  [/linen shirt|oxford shirt|\bshirt/, "shirt"],
  [/swim shorts|shorts/, "shorts"],
  [/rain jacket|raincoat|jacket/, "jacket"],
  [/bathrobe/, "bathrobe"],
  [/gardening gloves|work gloves/, "work-gloves"],
  [/gloves/, "gloves"],
  [/socks/, "socks"],
  [/sun hat/, "sun-hat"],
  [/straw hat/, "straw-hat"],
  [/cotton cap|\bcap\b/, "cap"],
  [/running shoes/, "runner"],
  [/trainers|sneakers/, "trainer"],
  [/hiking boots/, "boot"],
  [/derbies|loafers/, "derby"],
  [/sandals/, "sandal"],
  [/espadrilles/, "espadrille"],
  [/ankle boots/, "ankle-boot"],
  [/flip-flops/, "flip-flop"],
  [/shoulder bag|handbag|tote/, "shoulder-bag"],
  [/backpack/, "backpack"],
  [/wash bag/, "wash-bag"],
  [/wallet/, "wallet"],
  [/sunglasses/, "sunglasses"],
  [/umbrella/, "umbrella"],
  [/ring$/, "ring"],
  [/necklace/, "necklace"],
  [/earrings/, "earrings"],
  [/bracelet/, "bracelet"],
  [/minimal watch/, "fine-watch"],
  [/sport watch/, "sport-watch"],
  [/watch/, "watch"],
  [/frying pan/, "pan"],
  [/casserole/, "casserole"],
  [/knife/, "knife"],
  [/teapot/, "teapot"],
  [/mugs/, "mugs"],
  [/bowls/, "bowls"],
  [/plates/, "plates"],
  [/pepper mill/, "mill"],
  [/wine glasses/, "wine-glasses"],
  [/storage jars/, "jars"],
  [/coffee maker/, "french-press"],
  [/duvet/, "duvet"],
  [/sheet$/, "fitted-sheet"],
  [/pillow/, "pillow"],
  [/beach towel/, "beach-towel"],
  [/towel/, "towel"],
  [/laundry basket/, "laundry-basket"],
  [/bike basket/, "bike-basket"],
  [/candle/, "candle"],
  [/terracotta pot/, "terracotta-pot"],
  [/framed print/, "framed-print"],
  [/mirror/, "mirror"],
  [/vase/, "vase"],
  [/clock/, "clock"],
  [/lamp$/, "lamp"],
  [/armchair/, "armchair"],
  [/chair/, "chair"],
  [/stool/, "stool"],
  [/shelf/, "shelf"],
  [/headphones/, "headphones"],
  [/earphones/, "earphones"],
  [/speaker/, "speaker"],
  [/radio/, "radio"],
  [/microphone/, "microphone"],
  [/usb-c charger/, "charger"],
  [/power bank/, "power-bank"],
  [/phone case/, "phone-case"],
  [/cable/, "cable"],
  [/mouse/, "mouse"],
  [/compact keyboard/, "keyboard"],
  [/ssd/, "ssd"],
  [/monitor stand/, "monitor-stand"],
  [/printer/, "printer"],
  [/camera/, "camera"],
  [/colour film/, "film"],
  [/telescope/, "telescope"],
  [/yoga mat/, "yoga-mat"],
  [/dumbbells/, "dumbbells"],
  [/table tennis/, "table-tennis"],
  [/tennis racket/, "racket"],
  [/football/, "football"],
  [/basketball/, "basketball"],
  [/tent/, "tent"],
  [/head torch/, "head-torch"],
  [/torch/, "torch"],
  [/compass/, "compass"],
  [/insulated bottle/, "insulated-bottle"],
  [/children's bike/, "kids-bike"],
  [/city bike/, "city-bike"],
  [/bike helmet/, "helmet"],
  [/folding lock/, "folding-lock"],
  [/bike lights/, "bike-lights"],
  [/multi-tool/, "multi-tool"],
  [/surfboard/, "surfboard"],
  [/snorkel/, "snorkel"],
  [/parasol/, "parasol"],
  [/goggles/, "goggles"],
  [/life vest/, "life-vest"],
  [/notebook(?! month)$|dotted notebook/, "notebook"],
  [/weekly diary/, "diary"],
  [/fountain pen/, "fountain-pen"],
  [/graphite pencils/, "pencils"],
  [/colouring pencils/, "colouring-pencils"],
  [/watercolour/, "watercolours"],
  [/writing paper/, "writing-paper"],
  [/soft bear/, "bear"],
  [/puzzle/, "puzzle"],
  [/train/, "train"],
  [/yo-yo/, "yoyo"],
  [/kite/, "kite"],
  [/board game/, "board-game"],
  [/chess set/, "chess"],
  [/nesting dolls/, "dolls"],
  [/three-wheel scooter/, "kick-scooter"],
  [/finger paint/, "finger-paints"],
  [/hairbrush/, "hairbrush"],
  [/safety razor/, "safety-razor"],
  [/gift box/, "gift-box"],
  [/tomato seeds/, "tomato-seeds"],
  [/flower seeds/, "flower-seeds"],
  [/cactus/, "cactus"],
  [/monstera/, "monstera"],
  [/herb planter/, "herb-planter"],
  [/watering can/, "watering-can"],
  [/insect hotel/, "insect-hotel"],
  [/hammer/, "hammer"],
  [/screwdriver/, "screwdrivers"],
  [/spanner/, "spanner"],
  [/hand saw/, "saw"],
  [/toolbox/, "toolbox"],
  [/tape measure/, "tape-measure"],
  [/stepladder/, "stepladder"],
  [/screws/, "screws"],
  [/axe/, "axe"],
  [/builder's bucket/, "builders-bucket"],
  [/extension lead/, "extension-lead"],
  [/led bulbs/, "bulbs"],
  [/padlock/, "padlock"],
  [/mortar/, "mortar"],
  [/wall hooks/, "hooks"],
  [/paintbrush/, "paintbrushes"],
  [/classical guitar/, "guitar"],
  [/portable keyboard/, "keyboard-piano"],
  [/drum/, "drum"],
  [/violin/, "violin"],
  [/banjo/, "banjo"],
  [/recorder/, "recorder"],
  [/trumpet/, "trumpet"],
  [/bouquet of roses/, "roses"],
  [/tulips/, "tulips"],
  [/sunflowers/, "sunflowers"],
  [/bouquet/, "bouquet"],
  [/orchid/, "orchid"],
  [/wreath/, "wreath"],
];

/** Beauty products come in packages. */
const packed: [words: RegExp, shape: PackShape, motif: SpriteName, content: string][] = [
  [/orange blossom eau/, "perfume", "blossom", "#f6c99a"],
  [/jasmine perfume/, "perfume", "camomile", "#f3e3b0"],
  [/eau de parfum/, "perfume", "fig", "#b9c98a"],
  [/lipstick/, "stick", "rose", "#c23a4a"],
  [/tinted lip balm/, "stick", "bee", "#e0808a"],
  [/face cream/, "balm", "drop", "#ffffff"],
  [/olive oil soap/, "block", "olive", "#b9c08a"],
  [/nail varnish/, "varnish", "rose", "#c23a4a"],
  [/clay mask/, "balm", "rose", "#e8c4bc"],
  [/bath salts/, "preserve", "lavender", "#c9b8dc"],
  [/argan/, "dropper", "almond", "#e0b04a"],
  [/rosemary shampoo/, "shampoo", "sprig", "#dfe6d0"],
  [/beard oil/, "dropper", "leaf", "#c98a3c"],
  [/rose water/, "mist", "rose", "#f3c9d0"],
];

const houses = [
  {
    name: "Salvia",
    main: "#7a4a5f",
    accent: "#d9b25a",
    paper: "#fdf8f4",
    design: "frame" as const,
  },
  {
    name: "Garrigue",
    main: "#5f7a4a",
    accent: "#d98f5a",
    paper: "#fbf9ee",
    design: "band" as const,
  },
  {
    name: "Essences",
    main: "#3f6f7f",
    accent: "#f2b8a0",
    paper: "#f8fbfb",
    design: "block" as const,
  },
  {
    name: "Claire",
    main: "#c98a6a",
    accent: "#4a6f6a",
    paper: "#fffaf4",
    design: "corner" as const,
  },
];

const isBook = ({ category, name }: PicturedGoods) =>
  category === "novels" || /songbook/.test(name.en);

/** Returns the title of a book, with the number of its volume, and what kind of book it is. */
function titleOf(name: string): string[] {
  const [, title = name, kind = "", volume = ""] =
    /^(.+?), (novel|crime|picture book|comic book|songbook)(?:, volume( \d))?$/.exec(name) ?? [];
  return [title + volume, kind];
}

/** The name of one picture of a product, in a colour and of one of its designs. */
export function shopPicture(
  { name }: PicturedGoods,
  colour: string | null,
  round: number,
  view: GoodsView = "front",
): string {
  const end = view === "front" ? "" : `-${view}`;
  return `goods-${slugOf(name.en).slice(0, 70)}${colour ? `-${slugOf(colour)}` : ""}-${round % versions}${end}`;
}

/** Returns what the picture of a product shows, or null for a product that has no look yet. */
export function shopScene(
  product: PicturedGoods,
  colour: string | null,
  round: number,
  view: GoodsView,
): GoodsScene | PackScene | null {
  const version = round % versions;
  const text = product.name.en.toLowerCase();
  const pack = packed.find(([words]) => words.test(text));
  const house = houses[version];
  if (pack && house) {
    const [, shape, motif, content] = pack;
    const size = /\d+ m[lL]|\d+ g/.exec(product.specification.en)?.[0] ?? "";
    return {
      kind: "pack",
      shape,
      design: house.design,
      name: product.name.en,
      subtitle: product.name.fr,
      brand: house.name,
      size,
      main: house.main,
      accent: house.accent,
      paper: house.paper,
      content,
      motif,
      seed: shopPicture(product, colour, round),
    };
  }
  const shape = isBook(product) ? "book" : shapes.find(([words]) => words.test(text))?.[1];
  if (!shape) return null;
  const own =
    ownColours.find(([words]) => words.test(text))?.[1][
      isBook(product) ? text.length % versions : version
    ] ?? "#3f7f8f";
  const [title = "", author] = isBook(product)
    ? titleOf(product.name.en)
    : [
        /massage/.test(text)
          ? product.name.en
          : /seeds|mortar/.test(text)
            ? (product.name.en.split(",")[0] ?? "")
            : "",
      ];
  const subtitle = isBook(product)
    ? (/^[A-ZÉÈ]\p{L}+ [A-ZÉÈ]\p{L}+/u.exec(product.specification.en)?.[0] ?? author ?? "")
    : /seeds/.test(text)
      ? "Racine"
      : "";
  return {
    kind: "goods",
    shape,
    colour: colour ? (colours[slugOf(colour)] ?? own) : own,
    design: isBook(product) ? (text.length + version) % versions : version,
    view,
    ...(title !== "" && { title }),
    ...(subtitle !== "" && { subtitle }),
  };
}
