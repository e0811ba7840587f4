import { expect, test } from "vitest";
import type { DemoItem } from "../../../catalogue/catalogue.types.ts";
import { createCatalogueGenerator } from "../catalogue-generator.ts";
import { shopProductNames } from "./shop-items.ts";
import { wearNames } from "./wear.ts";

const catalogue = createCatalogueGenerator();
const shops = [...catalogue.stores()].filter(({ module }) => module === "ecommerce");
const offer = shops.map((store) => [...catalogue.itemsOf(store)]);
const items = offer.flat();

const isWorn = ({ category }: DemoItem) => /^(women|men|shoes|kidswear)$/.test(category);
const optionsOf = ({ choices }: DemoItem) =>
  choices.find(({ name }) => /^(size|shoe|hat|age|months)$/.test(name))?.options ?? [];

test("names only products that shops sell", () => {
  const known = new Set(shopProductNames.flatMap((name) => [name, name.split(",")[0]]));
  const unknown = wearNames().filter((name) => !known.has(name));
  expect(unknown).toEqual([]);
});

test("clothes and shoes in sizes have a guide with a row for each size and a value for each column", () => {
  const sized = items.filter((item) => isWorn(item) && optionsOf(item).length > 0);
  expect(sized.length).toBeGreaterThan(150);
  for (const item of sized) {
    const { columns, rows } = item.sizeGuide ?? { columns: [], rows: [] };
    const sizes = optionsOf(item).map(({ en }) => en.replace(/ (years|months)$/, ""));
    expect(new Set(rows.map(({ size }) => size)), item.name.en).toEqual(new Set(sizes));
    expect(columns.length).toBeGreaterThan(0);
    for (const { values } of rows) expect(values).toHaveLength(columns.length);
  }
});

test("clothes and shoes say how long they are taken back, what touches the skin not at all", () => {
  const days = new Map(items.map(({ name, returnsDays }) => [name.en, returnsDays]));
  for (const item of items.filter(isWorn)) expect(item.returnsDays, item.name.en).not.toBeNull();
  expect(days.get("Socks, pack of three")).toBe(0);
  expect([...days].find(([name]) => name.startsWith("Linen shirt"))?.[1]).toBe(14);
  expect([...days].find(([name]) => name.startsWith("Two-piece swimsuit"))?.[1]).toBe(0);
});

test("what goes with an item is up to four other items of its store", () => {
  let companions = 0;
  for (const ofStore of offer) {
    const names = new Set(ofStore.map(({ name }) => name.en));
    for (const { name, goesWith } of ofStore) {
      expect(goesWith.filter((other) => !names.has(other) || other === name.en)).toEqual([]);
      expect(goesWith.length).toBeLessThanOrEqual(4);
      expect(new Set(goesWith).size).toBe(goesWith.length);
      companions += goesWith.length;
    }
  }
  expect(companions).toBeGreaterThan(600);
});

test("nothing for women goes with what is for men", () => {
  const category = new Map(items.map((item) => [item.name.en, item.category]));
  const mixed = items
    .filter((item) => item.category === "men")
    .flatMap(({ name, goesWith }) =>
      goesWith.filter((other) => category.get(other) === "women").map((other) => [name.en, other]),
    );
  expect(mixed).toEqual([]);
});
