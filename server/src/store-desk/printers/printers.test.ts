import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addItem, seedShop } from "../../catalog/testing.ts";
import { addOrder } from "../../orders/testing.ts";
import { addStaff } from "../../staff/testing.ts";
import { requestFor, startTestApi } from "../../testing.ts";

const { api, ask, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const [storeId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000 });
const owner = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
const cook = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
const noon = new Date();
let printer_token = "";

async function addPrinter(language = "en") {
  const { body } = await ask("POST /store/printer", { width: 32 }, { ...owner, language });
  return new URL(body.url).pathname.split("/").at(-1) ?? "";
}

const print = (print_on_accept: string) =>
  ask("PUT /store/settings", { print_on_accept }, { token: owner.token });

beforeEach(async () => {
  setNow(noon);
  await db.execute(sql`truncate orders cascade`);
  printer_token = await addPrinter();
  await print("kitchen");
});

async function acceptOrder() {
  const id = await addOrder(db, shop, shop.grocery, { itemId, cart: { type: "take_away" } });
  const input = { id, processing_time: 20 };
  const { status } = await ask("POST /store/orders/{id}/accept", input, {
    ...{ token: cook.token, key: crypto.randomUUID() },
  });
  expect(status).toBe(200);
  return id;
}

const path = "/store/printer/{printer_token}";
const poll = async () => (await ask(`POST ${path}`, { printer_token })).body;

async function fetchTicket(input: object = {}) {
  const request = requestFor(`GET ${path}`, { printer_token, ...input }, {});
  const response = await api.app.fetch(request, { address: "203.0.113.9" });
  return { response, text: await response.text() };
}

const confirm = (code: string) => ask(`DELETE ${path}`, { printer_token, code });

describe("the printer of a store", () => {
  test("prints an accepted order once, and asks on", async () => {
    expect(await poll()).toEqual({ jobReady: false, mediaTypes: [], jobToken: null });
    const id = await acceptOrder();
    const job = await poll();
    expect(job).toEqual({
      ...{ jobReady: true, mediaTypes: ["text/plain"] },
      jobToken: expect.stringMatching(/^\d+$/),
    });
    const { response, text } = await fetchTicket({ type: "text/plain", token: job.jobToken });
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(text).toContain("Take-away");
    expect(text).toContain(String(id));
    expect(text.split("\n").every((line) => line.length <= 32)).toBe(true);
    await confirm("200%20OK");
    expect(await poll()).toMatchObject({ jobReady: false });
    expect((await fetchTicket()).response.status).toBe(404);
  });

  test("prints later what it could not print without paper, and nothing that it cannot", async () => {
    await acceptOrder();
    await confirm("410");
    expect(await poll()).toMatchObject({ jobReady: true });
    await confirm("520");
    expect(await poll()).toMatchObject({ jobReady: false });
  });

  test("prints what the store wants, in the language in which it was added", async () => {
    printer_token = await addPrinter("fr");
    await print("both");
    await acceptOrder();
    expect((await fetchTicket()).text).toContain("À emporter");
    await confirm("200");
    expect((await fetchTicket()).text).toContain("Commande");
    await confirm("200");
    await print("none");
    await acceptOrder();
    expect(await poll()).toMatchObject({ jobReady: false });
  });

  test("does not print what waited for more than a day", async () => {
    await acceptOrder();
    setNow(new Date(noon.getTime() + 24 * 3_600_000 + 60_000));
    expect(await poll()).toMatchObject({ jobReady: false });
  });

  test("takes no other type than text", async () => {
    await acceptOrder();
    const { response } = await fetchTicket({ type: "image/png" });
    expect(response.status).toBe(415);
  });

  test("is refused once its address was replaced or ended", async () => {
    const former = printer_token;
    printer_token = await addPrinter();
    expect((await ask(`POST ${path}`, { printer_token: former })).status).toBe(404);
    await poll();
    const { body } = await ask("GET /store/printer", {}, { token: owner.token });
    expect(body).toEqual({ is_set: true, width: 32, last_seen_at: noon.toISOString() });
    await ask("DELETE /store/printer", {}, { token: owner.token });
    for (const method of ["POST", "GET", "DELETE"] as const) {
      expect((await ask(`${method} ${path}`, { printer_token })).status).toBe(404);
    }
  });

  test("is added and ended only by those who change settings", async () => {
    const statuses = [
      (await ask("POST /store/printer", {}, { token: cook.token })).status,
      (await ask("DELETE /store/printer", {}, { token: cook.token })).status,
    ];
    expect(statuses).toEqual([403, 403]);
  });
});
