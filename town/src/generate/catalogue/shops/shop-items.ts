import type { LocalizedText } from "@errand/core/language";
import type { DemoBrand, DemoChoice, DemoStore } from "../../../catalogue/catalogue.types.ts";
import {
  bilingual,
  capital,
  cell,
  cents,
  listOf,
  localized,
  localizedCells,
  slugOf,
  tableRows,
} from "../../../content/text-table.ts";
import type { GoodsView } from "../../../pictures/goods/goods.types.ts";
import { pictureOf } from "../../../pictures/picture-name.ts";
import type { NamedScene } from "../../../pictures/scene.types.ts";
import type { Random } from "../../random.ts";
import { backgroundNamed } from "../background-choice.ts";
import { stockBy } from "../grocery/grocery-items.ts";
import {
  discountBy,
  type ItemDraft,
  nameOfRound,
  priceNear,
  type StoreKind,
} from "../item-draft.ts";
import { versions } from "../look/brands.ts";
import { inWindow } from "../stores/window-subjects.ts";
import { variationsOf } from "../variations.ts";
import { choiceTable } from "./choices.table.ts";
import { shopTable } from "./products.table.ts";
import { shopPicture, shopScene } from "./shop-look.ts";
import { brandTable, editions, models, remarks, shopKindTable } from "./shops.table.ts";
import { wearOf } from "./wear.ts";

type ShopProduct = {
  category: string;
  kinds: string[];
  name: LocalizedText;
  price: number;
  /** Keys of choices. */
  choices: string[];
  specification: LocalizedText;
};

const products: ShopProduct[] = tableRows(shopTable).map((row) => {
  const [category = "", ...kinds] = row.heading.split(" ");
  const [en = "", fr = en] = cell(row, 4).split("; ");
  return {
    category,
    kinds,
    name: localizedCells(row, 0),
    price: cents(cell(row, 2)),
    choices: cell(row, 3).split(" ").filter(Boolean),
    specification: { en: `${capital(en)}.`, fr: `${capital(fr)}.` },
  };
});

/** The English names of all products. */
export const shopProductNames = products.map(({ name }) => name.en);

const brandRows = tableRows(brandTable);

export const brands: DemoBrand[] = brandRows.map((row) => ({
  key: slugOf(cell(row, 0)),
  name: localized(cell(row, 0)),
  picture: pictureOf(cell(row, 1), backgroundNamed(cell(row, 2))),
}));

const makersOf = new Map<string, DemoBrand[]>();
for (const [index, brand] of brands.entries()) {
  for (const category of listOf(brandRows[index]?.cells[3])) {
    makersOf.set(category, [...(makersOf.get(category) ?? []), brand]);
  }
}

function brandOf(category: string, random: Random): DemoBrand | null {
  const makers = makersOf.get(category);
  return makers ? random.pick(makers) : null;
}

type ChoiceOptions = { choice: DemoChoice; extra: number[]; minOptions: number };

const choices = new Map<string, ChoiceOptions>();
for (const row of tableRows(choiceTable)) {
  const [, key = "", en = "", fr = "", minOptions] =
    /^(\S+) (\S+) (.+) (\d+)$/.exec(row.heading) ?? [];
  const known = choices.get(key) ?? {
    choice: { name: key, title: localized(en, fr), options: [] },
    extra: [],
    minOptions: Number(minOptions),
  };
  known.choice.options.push(localizedCells(row, 0));
  known.extra.push(Number(cell(row, 2)));
  choices.set(key, known);
}

export const shopKinds: StoreKind[] = tableRows(shopKindTable).map((row) => ({
  key: cell(row, 0),
  name: localizedCells(row, 1),
  heads: listOf(cell(row, 3)),
  size: Number(cell(row, 4)),
}));

/**
 * Generates the items of a shop: every product once, then further models of products with models
 * (`Linen shirt Mistral`) until the model names are used up, then editions of all.
 */
export function* shopItems(store: DemoStore, random: Random): Generator<ItemDraft> {
  const pool = products.filter(
    (product) => store.kind === "department" || product.kinds.includes(store.kind),
  );
  const inModels = pool.filter(hasModels);
  const offset = random.between(0, models.length - 1);
  const rounds = inModels.length > 0 ? models.length : 1;
  let left = store.size;
  for (let round = 0; left > 0; round++) {
    const products = round % rounds === 0 ? pool : inModels;
    for (const product of left < products.length ? random.some(products, left) : products) {
      const index = offset + pool.indexOf(product) * 7 + round * 5;
      const model = hasModels(product) ? models[index % models.length] : undefined;
      const named = model
        ? bilingual((language) => `${product.name[language]} ${model}`)
        : product.name;
      yield draftOf(
        product,
        nameOfRound(named, editions, Math.floor(round / rounds)),
        round,
        random,
      );
    }
    left -= Math.min(left, products.length);
  }
}

const modelled =
  /^(women|men|shoes|bags-accessories|jewellery|bedding|decoration|furniture|audio|chargers|computing|photo|fitness|outdoors|cycling|seaside|kitchenware|kidswear|music-shop)$/;

function hasModels(product: ShopProduct): boolean {
  return modelled.test(product.category) && !/,| of | for /.test(product.name.en);
}

function draftOf(
  product: ShopProduct,
  name: LocalizedText,
  round: number,
  random: Random,
): ItemDraft {
  const price = priceNear(product.price, random, 0.12);
  const brand = brandOf(product.category, random);
  const remark = random.pick(remarks);
  const draft: Omit<ItemDraft, "pictures"> = {
    name,
    description: bilingual((language) => `${product.specification[language]} ${remark[language]}`),
    category: product.category,
    price,
    discount: discountBy(random, 0.18, price),
    stock: stockBy(random),
    maximumCartQuantity: random.chance(0.06) ? random.pick([1, 2, 4]) : null,
    brand: brand?.key ?? null,
    tags: brand ? [brand.name] : [],
    ...chosenOf(product, price, random),
  };
  return {
    ...draft,
    ...(draft.choices && { choices: withPictures(draft.choices, viewsOf(product).length) }),
    ...wearOf(product.name.en, draft.choices ?? []),
    pictures: galleryOf(product, coloursIn(draft.choices ?? []), round),
  };
}

/** Adds to the colours the positions of their pictures in the gallery. */
function withPictures(offered: DemoChoice[], views: number): DemoChoice[] {
  const pictures = (index: number) =>
    index === 0 ? [...Array(views).keys()] : [views + index - 1];
  return offered.map((choice) =>
    choice.name === "colour"
      ? { ...choice, pictures: choice.options.map((_, index) => pictures(index)) }
      : choice,
  );
}

const coloursIn = (offered: DemoChoice[]): string[] =>
  offered.find(({ name }) => name === "colour")?.options.map(({ en }) => en) ?? [];

/** Returns the pictures of an item: its first colour from three sides, then its other colours. */
function galleryOf(product: ShopProduct, colours: string[], round: number): string[] {
  const [first = null, ...others] = colours;
  return [
    ...viewsOf(product).map((view) => shopPicture(product, first, round, view)),
    ...others.map((colour) => shopPicture(product, colour, round)),
  ];
}

/** Packages have one side; other products also a second angle and a detail. */
function viewsOf(product: ShopProduct): GoodsView[] {
  return shopScene(product, null, 0, "front")?.kind === "pack"
    ? ["front"]
    : ["front", "angle", "detail"];
}

/** Yields the pictures of all products, in every colour, version and view. */
export function* shopScenes(): Generator<NamedScene> {
  const colours = choices.get("colour")?.choice.options.map(({ en }) => en) ?? [];
  for (const product of products) {
    for (const colour of product.choices.includes("colour") ? colours : [null]) {
      for (let round = 0; round < versions; round++) {
        for (const view of viewsOf(product)) {
          const scene = shopScene(product, colour, round, view);
          if (!scene) throw new Error(`no look for "${product.name.en}" of ${product.category}`);
          yield { name: shopPicture(product, colour, round, view), scene };
        }
      }
    }
  }
}

/**
 * Returns pictures of products that shops of a kind have in their window; `turn` makes windows
 * differ.
 */
export function shopWindow(shop: string, kind: string, turn: number): string[] {
  const ofKind = products.filter(({ kinds }) => kinds.includes(kind));
  const sold = inWindow(ofKind, shop, kind, ({ category }) => [category]);
  const step = Math.max(1, Math.floor(sold.length / 5));
  return Array.from(
    { length: 5 },
    (_, index) => sold[(turn * 2 + index * step) % sold.length],
  ).flatMap((product) => {
    if (!product) return [];
    const colours = choices.get("colour")?.choice.options ?? [];
    const colour = product.choices.includes("colour")
      ? colours[(turn + product.name.en.length) % colours.length]?.en
      : null;
    return shopPicture(product, colour ?? null, turn);
  });
}

/** Returns variations of some of a product's sizes and colours, because no shop has all of them. */
function chosenOf(product: ShopProduct, price: number, random: Random) {
  const offered = product.choices.map((key) => {
    const known = choices.get(key);
    if (!known) throw new Error(`no choice "${key}"`);
    const count = random.between(
      known.minOptions,
      Math.min(known.minOptions + 1, known.extra.length),
    );
    const indexes = random.some([...known.extra.keys()], count);
    return {
      choice: {
        ...known.choice,
        options: indexes.flatMap((index) => known.choice.options[index] ?? []),
      },
      extra: indexes.map((index) => known.extra[index] ?? 0),
    };
  });
  if (offered.length === 0) return {};
  return variationsOf(
    offered.map(({ choice }) => choice),
    offered.map(({ extra }) => extra),
    price,
    () => Math.round(stockBy(random) / 3),
  );
}
