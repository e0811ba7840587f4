import { minor } from "@errand/core/money";
import type { OrderLineSnapshot } from "@errand/core/orders/line-snapshot";
import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { stores } from "../../catalog/catalog.tables.ts";
import { addItem, same, seedShop } from "../../catalog/testing.ts";
import { cartOrders } from "../../order-rows/cart-orders.tables.ts";
import { orderLines, orders } from "../../order-rows/orders.tables.ts";
import { addOrder, testSnapshot } from "../../orders/testing.ts";
import { addStaff } from "../../staff/testing.ts";
import { startTestApi } from "../../testing.ts";
import { toPlainText } from "./plain-text.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const [storeId, otherStoreId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000 });
const cook = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
const placed = "2026-03-20T17:54:00.000Z";
const id = 100427;
await db
  .update(stores)
  .set({ name: same("Da Lucia") })
  .where(eq(stores.id, storeId));

const both = (en: string, fr: string) => ({ en, fr });

const pizza: Partial<OrderLineSnapshot> = {
  name: both("Prosciutto and rocket", "Jambon cru et roquette"),
  groups: [
    {
      ...{
        id: "size",
        label: both("Size", "Taille"),
        type: "single",
        min: 1,
        max: 1,
        required: true,
      },
      options: [{ id: "40", label: both("40 cm, to share", "40 cm, à partager"), price: minor(0) }],
    },
  ],
  addOns: [
    { id: 1, name: same("Burrata"), price: minor(200), quantity: 1 },
    { id: 2, name: both("Egg", "Œuf"), price: minor(100), quantity: 2 },
  ],
};

await db.execute(sql`alter table orders alter column id restart with ${sql.raw(String(id))}`);
await addOrder(db, shop, shop.grocery, {
  itemId,
  status: "processing",
  createdAt: new Date(placed),
  statusTimestamps: { pending: placed, processing: "2026-03-20T17:57:00.000Z" },
  cart: { processingMinutes: 20, cutlery: true },
});

/** Tests change the one order: its number is on what is printed. */
beforeEach(async () => {
  const note = "Allergy: sesame and nuts. My daughter eats the pizza.";
  await db
    .update(orders)
    .set({ note, bringChange: minor(5000) })
    .where(eq(orders.id, id));
  await db.update(cartOrders).set({ bags: 2, storeId }).where(eq(cartOrders.orderId, id));
  const snapshot = testSnapshot(pizza);
  await db
    .update(orderLines)
    .set({ quantity: 2, snapshot, note: "Well done" })
    .where(eq(orderLines.orderId, id));
});

async function read(kind: "kitchen" | "customer" | "bag", language = "en", width = 32) {
  const { body } = await ask(
    "GET /store/orders/{id}/ticket",
    { id, kind, width },
    { token: cook.token, headers: { "X-localization": language } },
  );
  return body;
}

async function print(kind: "kitchen" | "customer" | "bag", language?: string, width = 32) {
  const ticket = await read(kind, language, width);
  for (const line of ticket.lines) {
    const length = `${line.left ?? ""}${line.right ?? ""}`.length;
    expect(length).toBeLessThanOrEqual(width / (line.size ?? 1));
  }
  return `\n${toPlainText(ticket, width)}`;
}

describe("the ticket for the kitchen", () => {
  test("has the number, the time, the note, and what is to be made", async () => {
    expect(await print("kitchen")).toMatchInlineSnapshot(`
      "
                    427
      Delivery          Ready by 19:17
      Ada               20 March 18:54
      --------------------------------
      ! Allergy:
      sesame and nuts.
      My daughter eats
      the pizza.
      --------------------------------
      2 x Prosciutto
      and rocket
        40 cm, to share
        + Burrata
        + 2 x Egg
        ! Well done
      --------------------------------
      With cutlery              100427
      "
    `);
    expect(await print("kitchen", "fr", 42)).toMatchInlineSnapshot(`
      "
                         427
      Livraison                    Prête à 19:17
      Ada                          20 mars 18:54
      ------------------------------------------
      ! Allergy: sesame and
      nuts. My daughter
      eats the pizza.
      ------------------------------------------
      2 x Jambon cru et
      roquette
        40 cm, à partager
        + Burrata
        + 2 x Œuf
        ! Well done
      ------------------------------------------
      Avec couverts                       100427
      "
    `);
  });

  test("has number, notes and items in large letters", async () => {
    const { lines, language, rtl } = await read("kitchen");
    const large = lines.filter(({ size }) => size === 2).map(({ left }) => left);
    expect(large.join(" ")).toBe(
      "427 ! Allergy: sesame and nuts. My daughter eats the pizza. 2 x Prosciutto and rocket",
    );
    expect({ language, rtl }).toEqual({ language: "en", rtl: false });
  });

  test("says that a text is written from right to left, and keeps commands from printers", async () => {
    const snapshot = testSnapshot({ name: same("كنافة") });
    await db.update(orderLines).set({ snapshot }).where(eq(orderLines.orderId, id));
    await db.update(orders).set({ note: "\u001b@Open\n the\u0007 door" }).where(eq(orders.id, id));
    const { lines, rtl } = await read("kitchen");
    expect(rtl).toBe(true);
    expect(lines).toContainEqual({ left: "2 x كنافة", size: 2, bold: true });
    expect(lines).toContainEqual({ left: "! @Open the door", size: 2, bold: true });
  });
});

test("the ticket for the customer has the receipt and what is to be paid", async () => {
  expect(await print("customer")).toMatchInlineSnapshot(`
    "
                Da Lucia
           1 Place des Essais
              +33400000000
    --------------------------------
    Order 100427      20 March 18:54
    --------------------------------
    1 x Prosciutto and       10.00 €
    rocket
    Delivery fee              2.00 €
    --------------------------------
    Total                    12.00 €
    Cash to take             12.00 €
    Change for               50.00 €
    "
  `);
  expect(await print("customer", "fr")).toMatchInlineSnapshot(`
    "
                Da Lucia
           1 Place des Essais
              +33400000000
    --------------------------------
    Commande 100427    20 mars 18:54
    --------------------------------
    1 x Jambon cru et        10,00 €
    roquette
    Frais de livraison        2,00 €
    --------------------------------
    Total                    12,00 €
    À encaisser              12,00 €
    Monnaie sur              50,00 €
    "
  `);
});

test("each member of a group has a bag with the name and what is in it", async () => {
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
  if (!line) throw new Error("the order has no line");
  const { id: lineId, ...rest } = line;
  const added = [
    { ...rest, quantity: 1, member: { id: 2, name: "Noé" } },
    { ...rest, quantity: 3, member: { id: 3, name: "Noé" } },
  ];
  await db
    .update(orderLines)
    .set({ member: { id: 1, name: "Camille" } })
    .where(eq(orderLines.id, lineId));
  const stored = await db.insert(orderLines).values(added).returning({ id: orderLines.id });
  const bags = await print("bag");
  expect(bags).toContain("Bag 1 of 3\nCamille\n  2 x Prosciutto");
  expect(bags).toContain("Bag 2 of 3\nNoé\n  1 x Prosciutto");
  expect(bags).toContain("Bag 3 of 3\nNoé 2\n  3 x Prosciutto");
  expect(await print("kitchen", "fr")).toContain("Pour Noé 2\n3 x Jambon cru");
  const ids = stored.map(({ id: added }) => added);
  await db.delete(orderLines).where(inArray(orderLines.id, ids));
  await db.update(orderLines).set({ member: null }).where(eq(orderLines.orderId, id));
});

test("each bag has a label that says how many there are", async () => {
  expect(await print("bag")).toMatchInlineSnapshot(`
    "
                  427
               Bag 1 of 2
    Ada                     Delivery
    Da Lucia          Ready by 19:17
    Cash to take             12.00 €
    Change for               50.00 €
    100427
    --------------------------------
                  427
               Bag 2 of 2
    Ada                     Delivery
    Da Lucia          Ready by 19:17
    Cash to take             12.00 €
    Change for               50.00 €
    100427
    "
  `);
  expect(await print("bag", "fr", 48)).toMatchInlineSnapshot(`
    "
                          427
                      Sac 1 sur 2
    Ada                                    Livraison
    Da Lucia                           Prête à 19:17
    À encaisser                              12,00 €
    Monnaie sur                              50,00 €
    100427
    ------------------------------------------------
                          427
                      Sac 2 sur 2
    Ada                                    Livraison
    Da Lucia                           Prête à 19:17
    À encaisser                              12,00 €
    Monnaie sur                              50,00 €
    100427
    "
  `);
  await db.update(cartOrders).set({ bags: null }).where(eq(cartOrders.orderId, id));
  expect(await print("bag")).toContain("Bag 1 of 1");
});

test("is not printed for another store", async () => {
  await db.update(cartOrders).set({ storeId: otherStoreId }).where(eq(cartOrders.orderId, id));
  const input = { id, kind: "kitchen", width: 32 };
  expect((await ask("GET /store/orders/{id}/ticket", input, cook)).status).toBe(404);
});
