import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { addCourier } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, setNow } = await startTestApi();
await seedShop(db);
const desk = await addStaff(db, { kind: "operator", role: "owner" });
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==", "base64");
const picture = () => new File([new Uint8Array(pixel)], "licence.gif", { type: "image/gif" });
let token: string;
let courierId: number;

beforeEach(async () => {
  setNow(new Date("2026-03-20T10:00:00Z"));
  courierId = await addCourier(db);
  await db.update(couriers).set({ active: false }).where(eq(couriers.id, courierId));
  token = (await addStaff(db, { kind: "courier", role: null, courierId })).token;
});

const key = () => crypto.randomUUID();
const add = (input: object = {}) =>
  ask(
    "POST /courier/papers",
    { kind: "licence", number: "75 12 34", image: [picture()], ...input },
    { token, key: key() },
  );
const decide = (id: number, input: object) =>
  ask("PUT /desk/papers/{id}", { id, ...input }, { token: desk.token });
const goOnDuty = () => ask("PUT /courier/duty", { on: true }, { token });

test("a paper waits for the desk, which sees its pictures and refuses it with a reason", async () => {
  const { status, body } = await add({ valid_until: "2027-01-31" });
  expect(status).toBe(201);
  expect(body.paper).toMatchObject({
    kind: "licence",
    valid_until: "2027-01-31",
    state: "waiting",
    expired: false,
    image_full_url: [expect.any(String)],
  });
  const waiting = await ask("GET /desk/papers", { courier_id: courierId }, { token: desk.token });
  expect(waiting.body).toMatchObject({
    total_size: 1,
    papers: [{ id: body.paper.id, courier_id: courierId, courier_name: "Max Roux" }],
  });
  const unexplained = await decide(body.paper.id, { state: "refused" });
  expect([unexplained.status, unexplained.body.errors?.[0]?.code]).toEqual([422, "reason"]);
  await decide(body.paper.id, { state: "refused", reason: "Not readable" });
  expect((await ask("GET /courier/papers", {}, { token })).body).toMatchObject([
    { state: "refused", reason: "Not readable" },
  ]);
});

test("a courier whose accepted paper has expired works once its renewal is accepted", async () => {
  const first = (await add({ valid_until: "2026-03-20" })).body.paper;
  await decide(first.id, { state: "accepted" });
  expect((await goOnDuty()).status).toBe(200);
  // Who is at work when a paper expires may finish, and end the duty.
  setNow(new Date("2026-03-21T10:00:00Z"));
  expect((await goOnDuty()).status).toBe(200);
  expect((await ask("PUT /courier/duty", { on: false }, { token })).status).toBe(200);
  const refused = await goOnDuty();
  expect([refused.status, refused.body.errors?.[0]]).toMatchObject([
    409,
    { code: "papers", data: { kinds: ["licence"] } },
  ]);
  const renewed = (await add({ valid_until: "2027-03-20" })).body.paper;
  expect((await goOnDuty()).status).toBe(409);
  await decide(renewed.id, { state: "accepted" });
  expect((await goOnDuty()).status).toBe(200);
});

test("a paper that is not valid any more is refused at once, and one needs a picture", async () => {
  const expired = await add({ valid_until: "2026-03-19" });
  expect([expired.status, expired.body.errors?.[0]?.code]).toEqual([422, "valid_until"]);
  const script = new File(["<script>"], "licence.gif");
  expect((await add({ image: [script] })).status).toBe(415);
});
