import { fromMinor, type Minor, minor, nothing } from "@errand/core/money";
import { discountedPrice } from "@errand/core/pricing/discount";
import { beforeAll, describe, expect, test } from "vitest";
import { flashSales } from "../catalog/catalog.tables.ts";
import { toDiscount } from "../catalog/sales.data.ts";
import { addItem, addSaleItem, addStore, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

/** Lists filter and sort by the discounted price that core computes, to the cent. */

const { ask, db, changes, setNow } = await startTestApi();
const { food, zoneId } = await seedShop(db);
const now = new Date("2026-03-02T11:00:00Z");
const here = { zones: [zoneId], module: food.moduleId };
const prices = new Map<number, Minor>();

/**
 * Discounts of each kind: none, percentages with fractions of a cent, amounts up to above the
 * price.
 */
const discounts = [
  { discount: 0, discountKind: "percent" },
  { discount: 1250, discountKind: "percent" },
  { discount: 333, discountKind: "percent" },
  { discount: 199, discountKind: "amount" },
  { discount: 5000, discountKind: "amount" },
] as const;

beforeAll(async () => {
  setNow(now);
  const storeId = await addStore(db, { moduleId: food.moduleId, zoneId });
  const sale = (title: string, starts: string) => ({
    moduleId: food.moduleId,
    title: { en: title, fr: title },
    starts: new Date(starts),
    ends: new Date("2026-03-04T00:00:00Z"),
  });
  const [running, later] = await db
    .insert(flashSales)
    .values([sale("Now", "2026-03-01T00:00:00Z"), sale("Later", "2026-03-03T00:00:00Z")])
    .returning();
  for (let number = 0; number < 60; number++) {
    const price = minor(105 + ((number * 397) % 2000));
    const own = discounts[number % discounts.length] ?? discounts[0];
    const id = await addItem(db, { storeId, price, ...own });
    const offer = { discount: 1505 + number, discountKind: "percent" as const };
    const isOnSale = number % 4 === 0;
    const hasStock = number % 8 === 0;
    await addSaleItem(db, {
      flashSaleId: (isOnSale ? running?.id : later?.id) ?? 0,
      itemId: id,
      stock: 3,
      sold: hasStock ? 2 : 3,
      ...offer,
    });
    const discount = toDiscount(isOnSale && hasStock ? offer : own);
    prices.set(id, discount ? discountedPrice(price, discount) : price);
  }
  await changes.flushed();
});

async function list(input: object): Promise<number[]> {
  const { body } = await ask("GET /items/popular", { limit: 100, ...input }, here);
  return body.products.map(({ id }) => id).filter((id) => prices.has(id));
}

describe("lists by the price that customers see", () => {
  const byPrice = () => [...prices].sort((a, b) => a[1] - b[1] || a[0] - b[0]);

  test("sort by lowest or highest price", async () => {
    expect(await list({ filter: ["low"] })).toEqual(byPrice().map(([id]) => id));
    const dearest = [...prices].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    expect(await list({ filter: ["high"] })).toEqual(dearest.map(([id]) => id));
  });

  test("have no gaps or repeats between pages", async () => {
    const pages = await Promise.all(
      Array.from({ length: 10 }, (_, page) =>
        list({ filter: ["low"], limit: 9, offset: page + 1 }),
      ),
    );
    expect(pages.flat()).toEqual(byPrice().map(([id]) => id));
  });

  test.each([10, 25, 40])(
    "include both ends of a price range (from index %i to index 50)",
    async (from) => {
      const [low, high] = [byPrice()[from]?.[1] ?? nothing, byPrice()[50]?.[1] ?? nothing];
      const range = { min_price: fromMinor(low), max_price: fromMinor(high) };
      const expected = byPrice().filter(([, price]) => price >= low && price <= high);
      expect(await list({ filter: ["low"], ...range })).toEqual(expected.map(([id]) => id));
    },
  );
});
