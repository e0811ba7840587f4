import { topUp, walletGift } from "@errand/core/ledger/wallet-journals";
import { minor } from "@errand/core/money";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { seedShop, testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import { inTransaction } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import { requestFor, startTestApi } from "../testing.ts";

const { api, ask, changes, db } = await startTestApi();
let ada: Awaited<ReturnType<typeof addCustomer>>;

beforeAll(() => seedShop(db));
beforeEach(async () => {
  await configure({ wallet: true });
  ada = await addCustomer(db);
});

async function configure(settings: { wallet: boolean }) {
  const all = { ...testShopSettings(), timeZone: "Europe/Paris", ...settings };
  await db.update(shopTable).set({ settings: all });
  await changes.flushed();
}

async function post(journal: Omit<Parameters<typeof postJournal>[1], "at">, at: string) {
  await inTransaction(db, (tx) => postJournal(tx, { ...journal, at: new Date(at) }));
}

/**
 * 5.00 in the last hour of January in Paris, 50.00 with a bonus of 5.00 in its February, 1.50 in
 * March.
 */
async function fill({ customerId } = ada) {
  const gift = (cause: string, amount: number) => ({
    ...walletGift("wallet_credit", { cause, customerId, amount: minor(amount) }),
  });
  await post(gift(`test:${customerId}:1`, 500), "2026-01-31T22:59:00Z");
  const paid = { cause: `test:${customerId}:2`, customerId, gateway: "card" };
  await post(topUp({ ...paid, amount: minor(5000), bonus: minor(500) }), "2026-01-31T23:30:00Z");
  await post(gift(`test:${customerId}:3`, 150), "2026-03-01T12:00:00Z");
}

const read = (input: Record<string, unknown> = {}) =>
  ask("GET /customer/wallet/statement", input, { token: ada.token });

async function download(input: Record<string, unknown> = {}, language: "en" | "fr" = "en") {
  const path = "GET /customer/wallet/statement.csv";
  const request = requestFor(path, input, { token: ada.token, language });
  const response = await api.app.fetch(request, { address: "203.0.113.8" });
  // `text` would remove the byte order mark.
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return { response, lines: text.split("\r\n") };
}

test("has the transactions of days of the shop, oldest first, between two balances", async () => {
  await fill();
  const { status, body } = await read({ from: "2026-02-01", to: "2026-02-28" });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ from: "2026-02-01", to: "2026-02-28", opening_balance: 5, closing_balance: 60 },
    data: [{ transaction_type: "add_fund", credit: 50, admin_bonus: 5, balance: 60 }],
  });
  expect(body.shop).toBe(testShopSettings().businessName);
});

test("without days has everything until today", async () => {
  await fill();
  const { body } = await read();
  expect(body).toMatchObject({ from: null, opening_balance: 0, closing_balance: 61.5 });
  expect(body.data.map(({ balance }) => balance)).toEqual([5, 60, 61.5]);
});

test("of one type keeps the balances of the wallet", async () => {
  await fill();
  const { body } = await read({ type: "CashBack", from: "2026-02-01" });
  expect(body).toMatchObject({ opening_balance: 5, closing_balance: 61.5, data: [] });
});

test("is a CSV file that spreadsheets read", async () => {
  await fill();
  const { response, lines } = await download({ from: "2026-02-01", to: "2026-02-28" });
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="wallet-2026-02-01-2026-02-28.csv"',
  );
  expect(lines).toEqual([
    "\u{feff}Date,Time,Transaction,Reference,In (EUR),Bonus (EUR),Out (EUR),Balance (EUR),Number",
    expect.stringMatching(
      /^2026-02-01,00:30:00,Funds added,,50\.00,5\.00,0\.00,60\.00,[0-9a-f-]{36}$/,
    ),
    "",
  ]);
});

test("has more rows than fit into one read, and French headings", async () => {
  const { customerId } = ada;
  for (let count = 0; count < 502; count++) {
    const gift = { cause: `test:${customerId}:${count}`, customerId, amount: minor(1) };
    await post(walletGift("cashback", gift), "2026-02-01T12:00:00Z");
  }
  const { lines } = await download({ type: "CashBack" }, "fr");
  expect(lines[0]).toContain("Heure,Opération,Référence,Crédit (EUR)");
  expect(lines).toHaveLength(504);
  expect(lines.at(-2)).toMatch(/,5\.02,[0-9a-f-]{36}$/);
});

test("lists only the caller's own, and nothing where the shop has no wallets", async () => {
  await fill(await addCustomer(db));
  expect((await read()).body.data).toEqual([]);
  await configure({ wallet: false });
  expect((await read()).status).toBe(403);
  expect((await download()).response.status).toBe(403);
});

test("refuses days that do not exist", async () => {
  const { status, body } = await read({ from: "2026-02-30" });
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([{ code: "from" }]);
});
