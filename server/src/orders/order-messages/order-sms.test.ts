import { beforeEach, expect, test } from "vitest";
import { addItem, seedShop } from "../../catalog/testing.ts";
import type { OutgoingMessage } from "../../integrations/outbox/message.ts";
import { outbox } from "../../integrations/outbox/outbox.tables.ts";
import { decodeGuestId } from "../../requests/caller.ts";
import { startTestApi, type TestApi } from "../../testing.ts";
import { transitionOrder } from "../order-transitions.ts";
import { addGuest, addOrder, type OrderOverrides, storeOf } from "../testing.ts";

let sent: OutgoingMessage[] = [];
const record = async (message: OutgoingMessage) => {
  sent.push(message);
};
const withProvider = await startTestApi(undefined, { senders: { sms: record, mail: record } });
const demo = await startTestApi();

beforeEach(() => {
  sent = [];
});

const shops = new Map([
  [demo, await seedShop(demo.db)],
  [withProvider, await seedShop(withProvider.db)],
]);

async function confirm(api: TestApi, overrides: Partial<OrderOverrides> = {}) {
  const { db, runDueJobs } = api;
  const seeded = shops.get(api);
  if (!seeded) throw new Error("this API has no shop");
  const itemId = await addItem(db, { storeId: seeded.food.storeIds[0] });
  const guestId = decodeGuestId(await addGuest(db));
  const orderId = await addOrder(db, seeded, seeded.food, { itemId, guestId, ...overrides });
  await transitionOrder(db, orderId, "confirmed", storeOf(seeded.food), { at: new Date() });
  await runDueJobs();
  return orderId;
}

test("sends an e-mail and a text message where a provider of text messages is configured", async () => {
  const orderId = await confirm(withProvider);
  expect(sent.map(({ kind, to }) => [kind, to]).toSorted()).toEqual([
    ["mail", "ada@example.com"],
    ["sms", "+33612345678"],
  ]);
  const text = sent.find(({ kind }) => kind === "sms")?.text ?? "";
  expect(text).toContain(`Errand: your order #${orderId} is confirmed. http`);
  expect(text).toMatch(/#key=[\w-]{43}$/);
});

test("without a provider, sends a text message only to those who have no e-mail", async () => {
  await confirm(demo);
  expect(await demo.db.select().from(outbox)).toMatchObject([{ kind: "mail" }]);
  await demo.db.delete(outbox);
  await confirm(demo, { contactEmail: null });
  expect(await demo.db.select().from(outbox)).toMatchObject([
    { kind: "sms", recipient: "+33612345678" },
  ]);
});
