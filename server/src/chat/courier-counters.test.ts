import { afterEach, expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { addCourier, addOrder } from "../orders/testing.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor, startTestApi } from "../testing.ts";

const { ask, api, db } = await startTestApi();
const shop = await seedShop(db);
const [storeId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000 });
const courierId = await addCourier(db);
const courier = await addStaff(db, { kind: "courier", role: null, courierId });
const desk = await addStaff(db, { kind: "operator", role: "support" });

afterEach(() => api.streams.close());

const newOrder = () => addOrder(db, shop, shop.grocery, { itemId, status: "processing" });
const read = async () => (await ask("GET /courier/counters", {}, courier)).body;
const duty = (on: boolean) => ask("PUT /courier/duty", { on }, courier);
const write = () => {
  const to = { receiver_type: "delivery_man", receiver_id: courierId };
  return ask("POST /desk/message/send", { ...to, message: "All well?" }, desk);
};

test("count what a courier on duty can take, and messages, in the stream as well", async () => {
  await duty(false);
  await newOrder();
  expect(await read()).toEqual({ offered: 0, messages: 0 });
  await duty(true);
  expect(await read()).toEqual({ offered: 1, messages: 0 });
  const request = requestFor("GET /courier/stream", {}, courier);
  const response = await api.app.fetch(request, { address: "203.0.113.9" });
  const events = readEvents<object>(response);
  const next = async () => {
    for (;;) {
      const { event, data } = await nextOf(events);
      if (event === "counters") return data;
    }
  };
  expect(await next()).toEqual({ offered: 1, messages: 0 });
  const { body } = await write();
  expect(await next()).toEqual({ offered: 1, messages: 1 });
  const seen = { conversation_id: body.conversation.id };
  await ask("PUT /courier/message/seen", seen, courier);
  expect(await next()).toEqual({ offered: 1, messages: 0 });
});
