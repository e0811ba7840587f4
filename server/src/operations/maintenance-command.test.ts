import { answersInMaintenance } from "@errand/core/endpoint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addItem } from "../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "../checkout/testing.ts";
import { maintenancePage } from "../config/maintenance.page.ts";
import { isInMaintenance } from "../config/maintenance.ts";
import { createTestDatabase } from "../database/testing.ts";
import { contact } from "../orders/testing.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor } from "../testing.ts";
import { maintenanceCommand } from "./maintenance-command.ts";

const { api, ask, db, changes, bakery, ctx, place } = await startCheckoutTest();
const itemId = await addItem(db, { storeId: bakery });
const cook = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId: bakery });
let order: { id: number; proof: Record<string, unknown> };

beforeAll(async () => {
  const guest_id = await ctx();
  const { body } = await place(buyNowInput(itemId));
  const { contact_person_number: contact_number } = contact;
  order = { id: body.order_id, proof: { guest_id, order_id: body.order_id, contact_number } };
  await run("on");
});
afterAll(() => api.streams.close());

async function run(...args: string[]) {
  const lines: string[] = [];
  await maintenanceCommand(db, args, (line) => lines.push(line));
  await changes.flushed();
  return lines;
}

test("refuses what only an open shop does, with the time after which to try again", async () => {
  const { status, headers, body } = await ask("GET /stores/details/{id}", { id: String(bakery) });
  expect([status, body.errors?.[0]?.code]).toEqual([503, "unavailable"]);
  expect(headers.get("retry-after")).toBe("30");
  expect(headers.get("cache-control")).toBe("no-store");
  const inFrench = await ask("POST /auth/login", {}, { language: "fr" });
  expect(inFrench.body.errors?.[0]?.message).toContain("maintenance");
  expect(await place(buyNowInput(itemId))).toMatchObject({ status: 503 });
  const cancel = await ask("PUT /customer/order/cancel", { ...order.proof, note: "No" });
  expect(cancel.status).toBe(503);
});

test("reports itself in /config, and lets staff complete orders and customers track them", async () => {
  expect((await ask("GET /config")).body.maintenance_mode).toBe(true);
  const request = requestFor("GET /customer/order/stream", order.proof, {});
  const events = readEvents<{ order_status: string }>(
    await api.app.fetch(request, { address: "203.0.113.9" }),
  );
  expect((await nextOf(events)).data?.order_status).toBe("pending");
  const key = crypto.randomUUID();
  const accept = { id: order.id, processing_time: 10 };
  const accepted = await ask("POST /store/orders/{id}/accept", accept, { ...cook, key });
  expect(accepted.status).toBe(200);
  expect((await nextOf(events)).data?.order_status).not.toBe("pending");
  const { body } = await ask("GET /customer/order/track", order.proof);
  expect(body.order_status).toBe("confirmed");
  // Staff sign in; the gateways report what is paid.
  const signIn = { email_or_phone: "nobody@example.com", password: "wrong password" };
  expect((await ask("POST /store/auth/login", signIn)).status).toBe(401);
  expect((await ask("GET /payment/status", { payment_id: "A".repeat(22) })).status).toBe(404);
});

test("a page takes the place of all others but those of orders, in the language of the visitor", async () => {
  const page = maintenancePage({ ...api, styles: null }).all("*", (c) => c.text("the shop"));
  const shown = await page.request("/store/the-bakery?language=fr");
  expect([shown.status, shown.headers.get("content-language")]).toEqual([503, "fr"]);
  expect(await shown.text()).toContain("Nous revenons bientôt");
  const inEnglish = await (await page.request("/")).text();
  expect(inEnglish).toContain("We’ll be back soon");
  expect(inEnglish).toContain('href="/track-order"');
  for (const path of ["/track-order?order_id=1", "/my-orders", "/my-orders.data", "/my-trips"]) {
    expect(await (await page.request(path)).text()).toBe("the shop");
  }
  // An open tab asks for the data of a page.
  const moved = await page.request("/categories.data?page=2&_routes=search");
  expect([moved.status, moved.headers.get("x-remix-redirect")]).toEqual([
    204,
    "/categories?page=2",
  ]);
  expect((await page.request("/_root.data")).headers.get("x-remix-redirect")).toBe("/");
  await run("off");
  expect(await (await page.request("/")).text()).toBe("the shop");
  await run("on");
});

test("begins and ends in a running shop, and refuses what it does not know", async () => {
  expect((await run())[0]).toContain("Maintenance is on");
  expect((await run("off"))[0]).toContain("Maintenance is off");
  expect((await ask("GET /stores/details/{id}", { id: String(bakery) })).status).toBe(200);
  expect((await ask("GET /config")).body.maintenance_mode).toBe(false);
  await expect(run("now")).rejects.toThrow("usage: npm run maintenance");
  await expect(run("on", "off")).rejects.toThrow("usage: npm run maintenance");
});

test("an empty database has no shop to close", async () => {
  const empty = await createTestDatabase();
  await expect(maintenanceCommand(empty.db, ["on"], () => {})).rejects.toThrow("not set up yet");
  const unknown = () => Promise.reject(new Error("the settings cannot be read"));
  expect(await isInMaintenance(unknown)).toBe(false);
});

test("staff of every audience work on", () => {
  const answers = (path: `POST /${string}`) => answersInMaintenance({ path, allow: "anyone" });
  expect(["store", "courier", "desk"].map((who) => answers(`POST /${who}/auth/login`))).toEqual([
    true,
    true,
    true,
  ]);
  expect(answers("POST /auth/login")).toBe(false);
  expect(answersInMaintenance({ path: "GET /provider/trips", allow: { staff: "store" } })).toBe(
    true,
  );
});
