import { beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { seedShop } from "../catalog/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { addTrip, seedRental } from "./testing.ts";

/** Customers and the providers of their trips. */

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const rental = await seedRental(db, shop.zoneId);
const kind = "rental_staff";
const provider = await addStaff(db, { kind, role: "owner", storeId: rental.providerId });
const other = await addStaff(db, { kind, role: "owner", storeId: rental.otherProviderId });
let ada: { customerId: number; token: string };

beforeEach(async () => {
  ada = await addCustomer(db);
});

const toProvider = { receiver_type: "vendor", receiver_id: rental.providerId };
const send = (input: object) =>
  ask("POST /customer/message/send", { ...toProvider, ...input }, { token: ada.token });
const codeOf = ({ body }: { body: { errors?: { code: string }[] } }) => body.errors?.[0]?.code;

test.each(["pending", "confirmed", "ongoing"] as const)(
  "write to each other while a trip is %s",
  async (status) => {
    await addTrip(db, rental, { status, customerId: ada.customerId });
    const sent = await send({ message: "Is there a roof box?" });
    expect(sent).toMatchObject({
      status: 201,
      body: { conversation: { receiver: { id: rental.providerId, type: "vendor" } } },
    });
    const conversation_id = sent.body.conversation.id;
    const options = { token: provider.token };
    const listed = await ask("GET /store/message/list", {}, options);
    expect(listed.body.conversations[0]).toMatchObject({
      id: conversation_id,
      unread_message_count: 1,
    });
    const answer = { conversation_id, message: "Yes, it is on the car." };
    expect((await ask("POST /store/message/send", answer, options)).status).toBe(201);
  },
);

test.each(["completed", "canceled"] as const)(
  "do not write once the trip is %s, and still read",
  async (status) => {
    await addTrip(db, rental, { status, customerId: ada.customerId });
    const refused = await send({ message: "Hello?" });
    expect([refused.status, codeOf(refused)]).toEqual([403, "chat_closed"]);
    const read = await ask("GET /customer/message/details", toProvider, { token: ada.token });
    expect(read.body).toMatchObject({ status: false, messages: [] });
  },
);

test("a provider does not write to the customer of another, nor read what is written to it", async () => {
  await addTrip(db, rental, { customerId: ada.customerId });
  const { conversation } = (await send({ message: "Hello" })).body;
  for (const address of [{ conversation_id: conversation.id }, { receiver_id: ada.customerId }]) {
    const options = { token: other.token };
    const refused = [
      await ask("GET /store/message/details", address, options),
      await ask("POST /store/message/send", { ...address, message: "Hi" }, options),
    ];
    for (const { status } of refused) expect(status).toBe(404);
  }
});

test("a message names orders only, because a trip has a number of its own", async () => {
  const order_id = await addTrip(db, rental, { customerId: ada.customerId });
  const refused = await send({ message: "About this one", order_id });
  expect([refused.status, codeOf(refused)]).toEqual([404, "order"]);
});
