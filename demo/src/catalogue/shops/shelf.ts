import type { LocalizedText } from "@errand/core/language";
import type { Ground } from "../../pictures/grounds.ts";
import { galleryOf, pictureOf } from "../../pictures/picture-name.ts";
import type { CatalogueStore, Choice, Named } from "../catalogue.types.ts";
import { stockBy } from "../grocery/shelf.ts";
import { groundFor, groundNamed } from "../ground.ts";
import { type Draft, discountBy, type Kind, nameOfRound, priceNear } from "../offer.ts";
import type { Random } from "../random.ts";
import {
  bilingual,
  capital,
  cell,
  cents,
  listOf,
  rowsOf,
  slugOf,
  words,
  wordsAt,
} from "../table.ts";
import { variationsOf } from "../variations.ts";
import { choiceTable } from "./choices.table.ts";
import { shopTable } from "./products.table.ts";
import { brandTable, editions, models, remarks, shopKindTable } from "./shops.table.ts";

type Product = {
  category: string;
  kinds: string[];
  emoji: string;
  name: LocalizedText;
  price: number;
  /** Keys of choices. */
  choices: string[];
  specification: LocalizedText;
};

const products: Product[] = rowsOf(shopTable).map((row) => {
  const [category = "", ...kinds] = row.heading.split(" ");
  const [en = "", fr = en] = cell(row, 5).split("; ");
  return {
    category,
    kinds,
    emoji: cell(row, 0),
    name: wordsAt(row, 1),
    price: cents(cell(row, 3)),
    choices: cell(row, 4).split(" ").filter(Boolean),
    specification: { en: `${capital(en)}.`, fr: `${capital(fr)}.` },
  };
});

const brandRows = rowsOf(brandTable);

export const brands: Named[] = brandRows.map((row) => ({
  key: slugOf(cell(row, 0)),
  name: words(cell(row, 0)),
  picture: pictureOf(cell(row, 1), groundNamed(cell(row, 2))),
}));

const makersOf = new Map<string, Named[]>();
for (const [index, brand] of brands.entries()) {
  for (const category of listOf(brandRows[index]?.cells[3])) {
    makersOf.set(category, [...(makersOf.get(category) ?? []), brand]);
  }
}

function brandOf(category: string, random: Random): Named | null {
  const makers = makersOf.get(category);
  return makers ? random.pick(makers) : null;
}

type Options = { choice: Choice; extra: number[]; atLeast: number };

const choices = new Map<string, Options>();
for (const row of rowsOf(choiceTable)) {
  const [, key = "", en = "", fr = "", atLeast] =
    /^(\S+) (\S+) (.+) (\d+)$/.exec(row.heading) ?? [];
  const known = choices.get(key) ?? {
    choice: { name: key, title: words(en, fr), options: [] },
    extra: [],
    atLeast: Number(atLeast),
  };
  known.choice.options.push(wordsAt(row, 0));
  known.extra.push(Number(cell(row, 2)));
  choices.set(key, known);
}

export const shopKinds: Kind[] = rowsOf(shopKindTable).map((row) => ({
  key: cell(row, 0),
  name: wordsAt(row, 3),
  emoji: cell(row, 1),
  ground: groundNamed(cell(row, 2)),
  heads: listOf(cell(row, 5)),
  cover: listOf(cell(row, 6)),
  size: Number(cell(row, 7)),
}));

/**
 * A shop's things: all of them once; then, as long as there are names, more models of what
 * comes in models (`Linen shirt Mistral`); then editions of everything.
 */
export function* shopShelf(store: CatalogueStore, random: Random): Generator<Draft> {
  const pool = products.filter((product) => product.kinds.includes(store.kind));
  const inModels = pool.filter(hasModels);
  const offset = random.between(0, models.length - 1);
  const rounds = inModels.length > 0 ? models.length : 1;
  let left = store.size;
  for (let round = 0; left > 0; round++) {
    const shelf = round % rounds === 0 ? pool : inModels;
    for (const product of left < shelf.length ? random.some(shelf, left) : shelf) {
      const place = offset + pool.indexOf(product) * 7 + round * 5;
      const model = hasModels(product) ? models[place % models.length] : undefined;
      const named = model
        ? bilingual((language) => `${product.name[language]} ${model}`)
        : product.name;
      yield draftOf(product, nameOfRound(named, editions, Math.floor(round / rounds)), random);
    }
    left -= Math.min(left, shelf.length);
  }
}

const modelled =
  /^(women|men|shoes|bags-accessories|jewellery|bedding|decoration|furniture|audio|chargers|computing|photo|fitness|outdoors|cycling|seaside|kitchenware|kidswear|music-shop)$/;

function hasModels(product: Product): boolean {
  return modelled.test(product.category) && !/,| of | for /.test(product.name.en);
}

function draftOf(product: Product, name: LocalizedText, random: Random): Draft {
  const price = priceNear(product.price, random, 0.12);
  const brand = brandOf(product.category, random);
  const said = random.pick(remarks);
  return {
    name,
    description: bilingual((language) => `${product.specification[language]} ${said[language]}`),
    pictures: galleryOf(product.emoji, groundFor(name.en, palette)),
    category: product.category,
    price,
    discount: discountBy(random, 0.18, price),
    stock: stockBy(random),
    maximumCartQuantity: random.chance(0.06) ? random.pick([1, 2, 4]) : null,
    brand: brand?.key ?? null,
    tags: brand ? [brand.name] : [],
    ...chosenOf(product, price, random),
  };
}

/** Some of the sizes and colours there are, as shops never have all. */
function chosenOf(product: Product, price: number, random: Random) {
  const offered = product.choices.map((key) => {
    const known = choices.get(key);
    if (!known) throw new Error(`no choice "${key}"`);
    const count = random.between(known.atLeast, Math.min(known.atLeast + 1, known.extra.length));
    const places = random.some([...known.extra.keys()], count);
    return {
      choice: {
        ...known.choice,
        options: places.flatMap((place) => known.choice.options[place] ?? []),
      },
      extra: places.map((place) => known.extra[place] ?? 0),
    };
  });
  if (offered.length === 0) return {};
  return variationsOf(
    offered.map((one) => one.choice),
    offered.map((one) => one.extra),
    price,
    () => Math.round(stockBy(random) / 3),
  );
}

const palette: Ground[] = ["indigo", "plum", "sky", "rose", "sand", "slate", "mint"];
