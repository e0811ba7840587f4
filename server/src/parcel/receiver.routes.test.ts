import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { parcelOrders } from "../order-rows/parcel-orders.tables.ts";
import { testPicture } from "../private-files/testing.ts";
import { startParcelTest } from "./testing.ts";

const { ask, db, configure, place, reset, newCourier, setNow } = await startParcelTest();

let guestId = "";
beforeEach(async () => {
  guestId = await reset();
  await configure({ deliveryVerification: true, slotMinutes: 15, scheduleOrder: true });
});

const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

interface PlacedParcel {
  id: number;
  otp: string | null;
  token: string;
}

async function placed(overrides: object = {}): Promise<PlacedParcel> {
  const { status, body } = await place(overrides);
  expect(status).toBe(201);
  const { id, otp, receiver_link } = body.order;
  return { id, otp, token: `${id}:${receiver_link?.split("#key=")[1]}` };
}

/** A parcel that its courier has just collected. */
async function collected(overrides: object = {}) {
  const parcel = await placed(overrides);
  const courier = await newCourier();
  await courier.act("accept", parcel.id);
  expect((await courier.act("pickup", parcel.id)).status).toBe(200);
  return { ...parcel, courier };
}

const read = (token: string) => ask("GET /parcel/receiver", { token });
const choose = (token: string, choice: object) =>
  ask("PUT /parcel/receiver", { token, choice } as Parameters<
    typeof ask<"PUT /parcel/receiver">
  >[1]);
const atDoor = { kind: "safe_place", place: "door", note: "Behind the plant" };

describe("the receiver’s page", () => {
  test("shows where the parcel is and what can be chosen, without the sender’s money", async () => {
    const { token } = await placed();
    const { status, body } = await read(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: "booked",
      expected_at: expect.any(String),
      schedule_at: null,
      courier: null,
      sender_name: "Ada",
      to_pay: null,
      choices: ["present", "safe_place", "later"],
      choice: null,
    });
    expect(body.times.length).toBeGreaterThan(20);
    expect(JSON.stringify(body)).not.toContain("4.8");
  });

  test("names the courier once there is one, and the cash to have ready", async () => {
    const { token } = await collected({ charge_payer: "receiver" });
    expect((await read(token)).body).toMatchObject({
      state: "on_its_way",
      courier: { first_name: expect.any(String), vehicle: expect.any(String) },
      to_pay: 4.8,
      choices: ["present"],
    });
  });

  test("opens for the link alone", async () => {
    const [one, other] = [await placed(), await placed()];
    const key = one.token.split(":")[1];
    for (const token of [`${other.id}:${key}`, `${one.id}:${"A".repeat(43)}`, "nonsense"]) {
      expect(codes(await read(token))).toEqual([404, "order"]);
      expect(codes(await choose(token, { kind: "present" }))).toEqual([404, "order"]);
    }
  });
});

describe("a safe place", () => {
  test("is where the courier leaves the parcel, with a photo and without a code", async () => {
    const { id, token, courier } = await collected();
    const { body } = await choose(token, atDoor);
    expect(body.choice).toMatchObject({ choice: atDoor, at: expect.any(String) });
    const [job] = await courier.jobs("current");
    expect(job?.safe_place).toEqual({ place: "door", note: "Behind the plant" });
    expect(codes(await courier.act("deliver", id))).toEqual([422, "proof"]);
    const delivered = await courier.act("deliver", id, { proof: await testPicture() });
    expect(delivered.status).toBe(200);
    // Where a person hides a key is nobody's business afterwards.
    const over = await ask("GET /courier/jobs/{id}", { id }, courier);
    expect(JSON.stringify(over.body)).not.toContain("Behind the plant");
    const proof = { guest_id: guestId, order_id: id };
    const [, order_token] = token.split(":");
    const bySender = await ask("GET /customer/order/track", {
      ...proof,
      contact_number: "0612345678",
    });
    const byReceiver = await ask("GET /customer/order/track", { ...proof, order_token });
    for (const seen of [bySender.body, byReceiver.body]) {
      expect(seen).toMatchObject({
        order_status: "delivered",
        receiver_choice: { choice: atDoor },
        order_proof_full_url: [expect.any(String)],
      });
    }
    expect((await read(token)).body).toMatchObject({ state: "delivered", choices: [] });
  });

  test("does not keep a receiver who opens the door from naming the code", async () => {
    const { id, otp, token, courier } = await collected();
    await choose(token, atDoor);
    const wrong = otp === "0000" ? "1111" : "0000";
    expect(codes(await courier.act("deliver", id, { otp: wrong }))).toEqual([422, "otp"]);
    expect((await courier.act("deliver", id, { otp })).status).toBe(200);
  });

  test("is given up by another choice", async () => {
    const { id, token, courier } = await collected();
    await choose(token, atDoor);
    await choose(token, { kind: "present" });
    expect((await courier.jobs("current"))[0]?.safe_place).toBeNull();
    expect(codes(await courier.act("deliver", id, { proof: await testPicture() }))).toEqual([
      422,
      "otp",
    ]);
  });

  test.each([
    ["the receiver pays", { charge_payer: "receiver" }],
    ["the sender wants a handover in person", { handoff: "in_person" }],
  ])("cannot be chosen where %s", async (_why, overrides) => {
    const { token } = await placed(overrides);
    expect(codes(await choose(token, atDoor))).toEqual([409, "receiver_choice"]);
    expect((await read(token)).body.choice).toBeNull();
  });

  test("cannot be chosen once the courier is at the door", async () => {
    const { id, token, courier } = await collected();
    const { status } = await ask(
      "POST /courier/jobs/{id}/arrived",
      { id },
      { token: courier.token, key: crypto.randomUUID() },
    );
    expect(status).toBe(200);
    expect((await read(token)).body).toMatchObject({ state: "at_the_door", choices: [] });
    expect(codes(await choose(token, atDoor))).toEqual([409, "receiver_choice"]);
  });
});

describe("another time", () => {
  test("moves the parcel once, for the same price", async () => {
    const { id, token } = await placed();
    const [schedule_at = "", later = ""] = (await read(token)).body.times.slice(8);
    const { status, body } = await choose(token, { kind: "later", schedule_at });
    expect(status).toBe(200);
    expect(body).toMatchObject({ schedule_at, choices: ["present", "safe_place"], times: [] });
    const proof = { guest_id: guestId, order_id: id, contact_number: "0612345678" };
    expect((await ask("GET /customer/order/track", proof)).body).toMatchObject({
      scheduled: 1,
      schedule_at,
      order_amount: 4.8,
      receiver_choice: { choice: { kind: "later", schedule_at } },
    });
    expect(codes(await choose(token, { kind: "later", schedule_at: later }))).toEqual([
      409,
      "receiver_choice",
    ]);
    // The way it is handed over then is still open.
    expect((await choose(token, atDoor)).body).toMatchObject({ schedule_at });
  });

  test("is one of the slots", async () => {
    const { id, token } = await placed();
    // Slots begin at quarters of an hour: this is between two of them whenever the test runs.
    const quarter = 15 * 60_000;
    const quarters = Math.ceil(Date.now() / quarter) + 4;
    const schedule_at = new Date(quarters * quarter + 7 * 60_000).toISOString();
    expect(codes(await choose(token, { kind: "later", schedule_at }))).toEqual([
      422,
      "schedule_at",
    ]);
    const [row] = await db.select().from(parcelOrders).where(eq(parcelOrders.orderId, id));
    expect(row).toMatchObject({ receiverChoice: null, receiverMovedAt: null });
  });

  test("cannot be chosen once the courier has the parcel", async () => {
    const { token } = await collected();
    const { body } = await read(token);
    expect(body).toMatchObject({ choices: ["present", "safe_place"], times: [] });
  });
});

test("the link ends after 90 days", async () => {
  const { token } = await placed();
  setNow(new Date(Date.now() + 91 * 86_400_000));
  expect(codes(await read(token))).toEqual([404, "order"]);
});
