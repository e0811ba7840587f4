import { flashSaleItems, flashSales } from "@errand/server/catalog/catalog.tables";
import { isUnitOfSaleItem, saleItemColumns } from "@errand/server/catalog/sales.data";
import { stockUnits } from "@errand/server/catalog/stock-units.tables";
import { addItem, addSaleItem, seedShop } from "@errand/server/catalog/testing";
import { createTestDatabase } from "@errand/server/database/testing";
import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { renewFlashSales } from "./flash-sales.ts";

const { db } = await createTestDatabase();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0] });
const started = new Date("2026-03-20T10:00:00Z");
const ended = new Date("2026-03-21T10:00:00Z");

const readSales = () => db.select().from(flashSales).orderBy(asc(flashSales.id));
const readItems = () =>
  db
    .select(saleItemColumns)
    .from(flashSaleItems)
    .innerJoin(stockUnits, isUnitOfSaleItem)
    .orderBy(asc(flashSaleItems.flashSaleId));

test("restarts an ended sale once and leaves the old one unchanged", async () => {
  const [first] = await db
    .insert(flashSales)
    .values({
      moduleId: shop.grocery.moduleId,
      title: { en: "Closing prices", fr: "Prix de fin de marché" },
      starts: started,
      ends: ended,
    })
    .returning();
  if (!first) throw new Error("no sale");
  const sold = { flashSaleId: first.id, itemId, discount: 3000, discountKind: "percent" } as const;
  await addSaleItem(db, { ...sold, stock: 12, sold: 11 });

  await renewFlashSales(db, new Date(ended.getTime() - 1));
  expect(await readSales()).toEqual([first]);

  await renewFlashSales(db, ended);
  await renewFlashSales(db, ended);
  const [old, next, ...more] = await readSales();
  expect(more).toEqual([]);
  expect(old).toEqual(first);
  expect(next).toMatchObject({
    moduleId: first.moduleId,
    title: first.title,
    starts: ended,
    ends: new Date("2026-03-22T10:00:00Z"),
  });
  expect(await readItems()).toEqual([
    { ...sold, stock: 12, left: 1 },
    { ...sold, flashSaleId: next?.id, stock: 12, left: 8 },
  ]);
});
