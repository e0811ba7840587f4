import type { Language } from "@errand/core/language";
import { walletGift } from "@errand/core/ledger/wallet-journals";
import { minor, nothing } from "@errand/core/money";
import { moneyText } from "@errand/core/money-text";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { goldenReceipts } from "@errand/core/pricing/golden-receipts.testing";
import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addReferral } from "../account/referrals.data.ts";
import { addCustomer } from "../cart/testing.ts";
import { flashSales } from "../catalog/catalog.tables.ts";
import {
  addAddOn,
  addCoupon,
  addItem,
  addModule,
  addSaleItem,
  addStore,
  addZone,
  middle,
  testShopSettings,
} from "../catalog/testing.ts";
import { inTransaction } from "../database/database.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { postJournal } from "../ledger/ledger.ts";
import { zoneModules } from "../location/zones.tables.ts";
import { messageIn } from "../messages/messages.ts";
import { goldenBonusOrders } from "./golden-bonus-orders.testing.ts";
import { type GoldenLine, type GoldenOrder, goldenOrders } from "./golden-orders.testing.ts";
import { startCheckoutTest } from "./testing.ts";

const { ask, db, changes, configure, order, nextKey, runDueJobs } = await startCheckoutTest();

/** The option of `large`, for food. */
const size = {
  id: "size",
  name: { en: "Size", fr: "Taille" },
  type: "single" as const,
  min: 0,
  max: 1,
  required: false,
  values: [{ id: "large", label: { en: "Large", fr: "Grand" }, price: minor(250) }],
};

/** Adds a line to the customer's cart, with the item that it sells. */
async function addLine(line: GoldenLine, store: { id: number; moduleId: number }, options: object) {
  const { price, quantity = 1, item = {}, variation, large, addOns = 0, flash } = line;
  const addOnId = addOns > 0 ? await addAddOn(db, { storeId: store.id }) : null;
  const itemId = await addItem(db, {
    storeId: store.id,
    price: minor(price),
    ...(large && { foodChoices: [size] }),
    ...(addOnId && { addOnIds: [addOnId] }),
    ...item,
  });
  if (flash !== undefined) {
    const title = { en: "Sale", fr: "Vente" };
    const [starts, ends] = [new Date("2000-01-01"), new Date("2099-12-31")];
    const [sale] = await db
      .insert(flashSales)
      .values({ moduleId: store.moduleId, title, starts, ends })
      .returning();
    const terms = { discount: flash * 100, discountKind: "percent" as const, stock: 9 };
    await addSaleItem(db, { flashSaleId: sale?.id ?? 0, itemId, ...terms });
  }
  const type = item.variations?.[variation ?? -1]?.type.en;
  const response = await ask(
    "POST /customer/cart/add",
    {
      model: item.campaignStarts ? "ItemCampaign" : "Item",
      item_id: itemId,
      quantity,
      price: (price + (large ? 250 : 0)) / 100,
      ...(type !== undefined && { variation: [{ type }] }),
      ...(large && { variation: [{ name: "Size", values: { label: ["Large"] } }] }),
      ...(addOnId && { add_on_ids: [addOnId], add_on_qtys: [addOns] }),
    },
    options,
  );
  expect(response).toMatchObject({ status: 200 });
}

/** Sets up the shop of an order, fills the cart and returns the request. */
async function prepare({
  module,
  lines,
  shop,
  store,
  zone,
  fixedCharge,
  coupon,
  bonus,
  wallet,
  input,
}: GoldenOrder) {
  const referral = { reward: nothing, bonus: bonus ? { discount: bonus, validDays: 1 } : null };
  await configure({ wallet: true, referral, ...shop });
  const zoneId = await addZone(db, zone);
  const { moduleId } = await addModule(db, zoneId, module);
  if (fixedCharge !== undefined) {
    await db
      .update(zoneModules)
      .set({ chargeType: "fixed", fixedCharge: minor(fixedCharge) })
      .where(eq(zoneModules.zoneId, zoneId));
  }
  const storeId = await addStore(db, {
    moduleId,
    zoneId,
    latitude: middle.latitude + 0.01,
    ...store,
  });
  const code = coupon && {
    coupon_code: (
      await addCoupon(db, {
        moduleId,
        ...coupon,
        ...(coupon.type === "store_wise" && { storeId }),
        ...(coupon.type === "zone_wise" && { zoneIds: [zoneId] }),
      })
    ).code,
  };
  const { token, customerId } = await addCustomer(db);
  if (bonus) {
    const friend = await addCustomer(db);
    await addReferral(db, customerId, friend.customerId, new Date());
  }
  if (wallet !== undefined) {
    const gift = { cause: `gift:${customerId}`, customerId, amount: minor(wallet) };
    const journal = walletGift("wallet_credit", gift);
    await inTransaction(db, (tx) => postJournal(tx, { ...journal, at: new Date() }));
  }
  const options = { zones: [zoneId], module: moduleId, token };
  // Zone and module are known to requests once the change feed has told.
  await changes.flushed();
  for (const line of lines) await addLine(line, { id: storeId, moduleId }, options);
  const request = { ...order({ store_id: storeId, ...code, ...input }), order_amount: undefined };
  return { request, options };
}

const stepsOf = ({ lines }: ReceiptResponse) =>
  lines.map(({ key, amount, added }) => [added ? key : `${key}*`, amount]);

/** The rows of a receipt as a person reads them, with its sums. */
function printed({ lines, total, paid, due }: ReceiptResponse, language: Language): string[] {
  const { currencySymbol: symbol, currencySide: side, decimals } = testShopSettings();
  const row = (name: string, amount: number) =>
    `${name} ${moneyText(amount, { symbol, side, decimals }, language)}`;
  const sum = (key: "total" | "paid" | "due", amount: number) =>
    row(messageIn(language, "orderMessages", key), amount);
  return [
    ...lines.map(({ key, label, quantity, note, amount }) => {
      const name = key === "items" ? `${quantity} × ${label}` : label;
      return row(note === null ? name : `${name} (${note})`, amount);
    }),
    sum("total", total),
    ...(paid > 0 ? [sum("paid", paid), sum("due", due)] : []),
  ];
}

/** The rows below the heading of the receipt, in both versions of an e-mail. */
function rowsOfMail({ text, html }: { text: string; html: string | null }, language: Language) {
  const heading = messageIn(language, "orderMessages", "receipt");
  const [ofText = ""] = (text.split(`\n${heading}\n`)[1] ?? "").split("\n\n");
  const ofHtml = (html ?? "").split(`${heading}</h2>`)[1] ?? "";
  return {
    text: ofText
      .split("\n")
      .filter((row) => !/^-+$/.test(row))
      .map((row) => row.replace(/ +/g, " ")),
    html: [...ofHtml.matchAll(/<td[^>]*>(.*?)<\/td>\s*<td[^>]*>(.*?)<\/td>/g)].map(
      ([, name, amount]) => `${name} ${amount}`,
    ),
  };
}

const everyOrder = [...goldenOrders, ...goldenBonusOrders];
const cases = everyOrder.map(
  (golden, index) => [golden.module, golden.title, golden, index % 2 === 0 ? "en" : "fr"] as const,
);

test.each(cases)("%s: %s", async (_module, _title, golden, language) => {
  const expected = goldenReceipts[golden.title];
  const prepared = await prepare(golden);
  const { request } = prepared;
  const options = { ...prepared.options, language };
  const quote = await ask("POST /customer/order/get-Tax", request, options);
  const { receipt } = quote.body;
  expect(stepsOf(receipt)).toEqual(expected?.receipt);
  expect(receipt.total).toBe(expected?.total);

  const placed = await ask(
    "POST /customer/order/place",
    { ...request, order_amount: expected?.total },
    { ...options, key: nextKey() },
  );
  expect(placed.status).toBe(201);
  expect(placed.body.order.receipt).toEqual(receipt);
  const input = { order_id: placed.body.order_id };
  const tracked = await ask("GET /customer/order/track", input, options);
  expect(tracked.body.receipt).toEqual(receipt);
  const invoice = await ask("GET /customer/order/invoice", input, options);
  expect(invoice.body.order.receipt).toEqual(receipt);

  await runDueJobs();
  const [mail] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  if (!mail) throw new Error("no e-mail was sent");
  expect(mail.subject).toContain(String(placed.body.order_id));
  const rows = printed(receipt, language);
  expect(rowsOfMail(mail, language)).toEqual({ text: rows, html: rows });
});

test("there are 40 of them, and six with a bonus", () => {
  expect([goldenOrders.length, goldenBonusOrders.length]).toEqual([40, 6]);
  expect(everyOrder.map(({ title }) => title)).toEqual(Object.keys(goldenReceipts));
});
