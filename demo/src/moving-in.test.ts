import { isDeepStrictEqual } from "node:util";
import { basisPoints, minor, percentOf } from "@errand/core/money";
import { addModule } from "@errand/server/catalog/testing";
import { startExports } from "@errand/server/import/systems/testing";
import { committedCatalogue, itemModules } from "@errand/town/catalogue/catalogue-source";
import { describe, expect, test } from "vitest";
import { type Fields, toExportedItem, writeExport, writers } from "./export-writers.testing.ts";

/** The catalogue of the town leaves for another system and comes back. */
const { db, zoneId, fileOf, newStore, importing, readItems } = await startExports();

/** One of so many items, because each is imported five times. */
const every = 3;

type Item = Awaited<ReturnType<typeof readItems>>[number];

/** What a customer sees and pays, and what there is. */
function toComparable({ discount, discountKind, ...item }: Item, hasWeights: boolean) {
  const now = (price: number) =>
    price -
    (discountKind === "percent" ? percentOf(minor(price), basisPoints(discount)) : discount);
  const grams = hasWeights ? item.weightStep : null;
  return {
    sku: item.sku,
    name: item.name.en,
    description: item.description.en,
    path: item.path,
    price: now(item.price),
    isByWeight: grams !== null,
    // In steps of 100 g, as no system says how large a step is.
    stock: grams === null ? item.stock : Math.floor(((item.stock ?? 0) * grams) / 100),
    variations: item.variations.map(([type, price, stock]) => [type, now(Number(price)), stock]),
  };
}

describe.each(itemModules)("the items of %s", async (module) => {
  const records: Fields[] = [];
  let count = 0;
  for await (const fields of committedCatalogue.items(module)) {
    count += 1;
    if (count % every !== 0) continue;
    const { pictures: _pictures, goes_with: _others, ...kept } = fields;
    records.push({ ...kept, sku: fields.slug });
  }
  const { moduleId } = await addModule(db, zoneId, module);
  const own = `${module}-own`;

  test("are imported from their own form", async () => {
    await newStore(own, moduleId);
    const plain = records.map(
      ({ store: _store, customer_reviews: _reviews, add_ons: _addOns, ...fields }) => fields,
    );
    const file = await fileOf(`${own}.jsonl`, plain.map((row) => JSON.stringify(row)).join("\n"));
    const report = await importing(file, { module, store: own });
    expect(report.refused.slice(0, 3)).toEqual([]);
  });

  test.each(writers)("come back from $system as they were", async (writer) => {
    const store = `${module}-${writer.system}`;
    await newStore(store, moduleId);
    const file = await fileOf(`${store}.csv`, writeExport(writer, records.map(toExportedItem)));
    const report = await importing(file, { module, store });
    expect(report.refused.slice(0, 3)).toEqual([]);
    expect(report.reading).toMatchObject({ system: writer.system, unused: [] });
    const hasWeights = !writer.cannotSay.includes("weight_step");
    const expected = (await readItems(own)).map((item) => toComparable(item, hasWeights));
    const found = (await readItems(store)).map((item) => toComparable(item, hasWeights));
    const bySku = new Map(expected.map((item) => [item.sku, item]));
    const changed = found.filter((item) => !isDeepStrictEqual(item, bySku.get(item.sku)));
    expect(changed.slice(0, 3)).toEqual(changed.slice(0, 3).map(({ sku }) => bySku.get(sku)));
    expect(found).toHaveLength(records.length);
  });
});

test("what no other system says is left out and named", () => {
  for (const { cannotSay } of writers) {
    expect(cannotSay).toEqual(expect.arrayContaining(["option_groups", "add_ons", "name_fr"]));
  }
});
