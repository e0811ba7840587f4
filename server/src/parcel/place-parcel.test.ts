import { basisPoints, minor } from "@errand/core/money";
import { and, eq, like, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addZone, middle } from "../catalog/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { testPicture } from "../private-files/testing.ts";
import { parcelCategories } from "./parcel.tables.ts";
import { receiver, sending, startParcelTest } from "./testing.ts";

const {
  ask,
  db,
  seeded,
  category,
  headers,
  configure,
  newCourier,
  quote,
  place,
  reset,
  runDueJobs,
} = await startParcelTest();

const { module: moduleId } = headers;
let guestId = "";
beforeEach(async () => {
  guestId = await reset();
});

const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];
const far = { latitude: middle.latitude + 0.04, longitude: middle.longitude };
const outside = { latitude: middle.latitude + 3, longitude: middle.longitude };
const linesOf = ({ receipt }: { receipt: { lines: { key: string; amount: number }[] } }) =>
  receipt.lines.map(({ key, amount }) => [key, amount]);

describe("a quote", () => {
  test("is the minimum of the category and its tax for a short way", async () => {
    const { body } = await quote({ receiver_details: { ...receiver, latitude: middle.latitude } });
    expect(linesOf(body)).toEqual([
      ["delivery_charge", 4],
      ["tax", 0.8],
    ]);
    expect(body).toMatchObject({ tax_amount: 0.8, tax_status: "excluded", distance: 1.112 });
  });

  test("grows with the distance, the tip, the service fee and the surcharge of the sender’s zone", async () => {
    await configure({
      additionalCharge: { name: { en: "Service fee", fr: "Frais" }, amount: minor(49) },
    });
    const details = { ...receiver, ...far };
    expect(linesOf((await quote({ receiver_details: details, dm_tips: 2 })).body)).toEqual([
      ["delivery_charge", 5.56],
      ["tax", 1.11],
      ["dm_tips", 2],
      ["additional_charge", 0.49],
    ]);
    await db
      .update(zones)
      .set({ deliveryFeeRaised: true, deliveryFeeRise: basisPoints(5000) })
      .where(eq(zones.id, seeded.zoneId));
    const { body } = await quote({ receiver_details: details });
    await db.update(zones).set({ deliveryFeeRaised: false }).where(eq(zones.id, seeded.zoneId));
    expect(linesOf(body)[0]).toEqual(["delivery_charge", 8.34]);
  });

  test("states an included tax without adding it", async () => {
    await configure({ taxIncluded: true });
    const { body } = await quote();
    expect(linesOf(body)).toEqual([
      ["delivery_charge", 4],
      ["tax", 0.67],
    ]);
    expect(body.receipt.total).toBe(4);
  });

  test("needs neither names nor numbers", async () => {
    const { latitude, longitude } = receiver;
    const input = { receiver_details: { latitude, longitude }, payment_method: undefined };
    expect((await quote(input)).status).toBe(200);
  });
});

describe("a parcel", () => {
  test("is placed with its sender, its receiver and its category, and waits for a courier", async () => {
    const { status, body } = await place({
      delivery_instruction: "Keep it upright.",
      receiver_details: { ...receiver, additional_address: "Second courtyard" },
    });
    expect(status).toBe(201);
    expect(body.order).toMatchObject({
      order_type: "parcel",
      order_status: "confirmed",
      order_amount: 4.8,
      delivery_charge: 4,
      total_tax_amount: 0.8,
      store: null,
      details_count: 0,
      charge_payer: "sender",
      parcel_category: { id: category?.id, name: "Documents", tax: 20 },
      delivery_address: { contact_person_name: "Ada", address: "2 Place des Essais" },
      receiver_details: {
        contact_person_name: "Hugo",
        contact_person_number: "+33687654321",
        additional_address: "Second courtyard",
        zone_id: seeded.zoneId,
      },
      delivery_instruction: "Keep it upright.",
      pickup_code: expect.stringMatching(/^\d{4}$/),
      receiver_link: expect.stringContaining(`/track-order?order_id=${body.order_id}#key=`),
      viewed_by: "owner",
      parcel_cancellation: null,
      actions: ["cancel", "reschedule"],
    });
  });

  test("keeps what it is worth, its handover and its photos for the courier", async () => {
    const parcel_image = [await testPicture("png", "#111"), await testPicture("png", "#222")];
    const { status, body } = await place({
      declared_value: 40,
      handoff: "in_person",
      parcel_image,
    });
    expect(status).toBe(201);
    expect(body.order).toMatchObject({
      order_amount: 4.8,
      parcel_declared_value: 40,
      parcel_handoff: "in_person",
    });
    expect(body.order.parcel_image_full_url).toHaveLength(2);
    const byReceiver = await ask("GET /customer/order/track", {
      order_id: body.order_id,
      guest_id: guestId,
      order_token: body.order.receiver_link?.split("#key=")[1],
    });
    expect(byReceiver.body).toMatchObject({
      viewed_by: "receiver",
      parcel_declared_value: null,
      parcel_image_full_url: [],
    });
    const courier = await newCourier();
    await courier.act("accept", body.order_id);
    const job = await ask("GET /courier/jobs/{id}", { id: body.order_id }, courier);
    expect(job.body.parcel_image_full_url).toHaveLength(2);
    expect(job.body.parcel_declared_value).toBeNull();
  });

  test("is worth at most what the shop replaces", async () => {
    await configure({ maxDeclaredValue: minor(10_000) });
    expect((await place({ declared_value: 100 })).status).toBe(201);
    const { status, body } = await place({ declared_value: 100.01 });
    expect([status, body.errors]).toMatchObject([
      422,
      [{ code: "declared_value", data: { max: 100 }, field: "declared_value" }],
    ]);
    expect(codes(await quote({ declared_value: 100.01 }))).toEqual([422, "declared_value"]);
  });

  test("takes three photos, and pictures alone", async () => {
    const pictures = await Promise.all(
      ["#111", "#222", "#333", "#444"].map((c) => testPicture("png", c)),
    );
    expect((await place({ parcel_image: pictures })).status).toBe(422);
    const script = new File(["<script>alert(1)</script>"], "a.png");
    expect(codes(await place({ parcel_image: [script] }))).toEqual([415, "media_type"]);
  });

  test("stays as it was placed when its category changes", async () => {
    const { body } = await place();
    const { name, minimumCharge } = parcelCategories;
    await db
      .update(parcelCategories)
      .set({ name: sql`${name} || '{"en":"Papers"}'`, minimumCharge: sql`${minimumCharge} + 100` });
    const proof = { order_id: body.order_id, guest_id: guestId, contact_number: "0612345678" };
    const tracked = await ask("GET /customer/order/track", proof);
    await db.update(parcelCategories).set({ minimumCharge: sql`${minimumCharge} - 100` });
    expect(tracked.body.parcel_category).toEqual(body.order.parcel_category);
  });

  test("is refused when its price is not the one that was shown", async () => {
    const { status, body } = await place({ order_amount: 4 });
    expect([status, body.errors]).toMatchObject([
      409,
      [{ code: "price_changed", data: { order_amount: 4.8 } }],
    ]);
  });

  test.each<[string, object, unknown[]]>([
    ["of an unknown category", { parcel_category_id: 999_999 }, [404, "parcel_category"]],
    ["without an address", { address: undefined }, [422, "address"]],
    ["from outside every zone", outside, [422, "zone"]],
    [
      "to outside every zone",
      { receiver_details: { ...receiver, ...outside } },
      [422, "receiver_zone"],
    ],
    [
      "between two places outside",
      { ...outside, receiver_details: { ...receiver, ...outside } },
      [422, "zone", "receiver_zone"],
    ],
    [
      "with a number that no phone has",
      { receiver_details: { ...receiver, contact_person_number: "123" } },
      [422, "receiver_details"],
    ],
    ...[
      ["with a receiver’s number that lacks a digit", "06 87 65 43 2"],
      ["with a receiver’s number that gets no messages", "0465710000"],
    ].map(([title = "", contact_person_number]): [string, object, unknown[]] => [
      title,
      { receiver_details: { ...receiver, contact_person_number } },
      [422, "contact_person_number"],
    ]),
    [
      "with a number of the sender that lacks a digit",
      { contact_person_number: "06 12 34 56 7" },
      [422, "contact_person_number"],
    ],
    [
      "of a guest without an e-mail",
      { contact_person_email: undefined },
      [422, "contact_person_email"],
    ],
    ["scheduled too soon", { schedule_at: soon() }, [422, "schedule_at"]],
    ["with a store", { order_type: "delivery" }, [422, "store_id"]],
  ])("is refused %s", async (_title, overrides, expected) => {
    const before = await db.$count(orders);
    const response = await place(overrides);
    expect(codes(response)).toEqual(expected);
    expect(await db.$count(orders)).toBe(before);
  });

  test("is refused when its receiver is to pay in another way than cash", async () => {
    await configure({ wallet: true });
    const { token } = await addCustomer(db);
    const input = { charge_payer: "receiver", payment_method: "wallet", guest_id: undefined };
    expect(codes(await place(input, { token }))).toEqual([422, "payment_method", "wallet_balance"]);
  });

  test("is refused in a module of stores", async () => {
    expect(codes(await place({}, { module: seeded.food.moduleId }))).toEqual([422, "moduleId"]);
  });

  test("with the same key is one parcel", async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => place({}, { key })));
    const placed = answers.filter(({ status }) => status === 201);
    expect(new Set(placed.map(({ body }) => body.order_id)).size).toBe(1);
  });
});

function soon(): string {
  const slot = 30 * 60_000;
  return new Date(Math.floor(Date.now() / slot) * slot + 1).toISOString();
}

describe("the border of a zone", () => {
  const edge = middle.latitude + 0.1;
  const at = (latitude: number) => ({ receiver_details: { ...receiver, latitude } });

  test("is reached from the inside and not from the outside", async () => {
    expect((await quote(at(edge - 1e-6))).status).toBe(200);
    expect(codes(await quote(at(edge + 1e-6)))).toEqual([422, "receiver_zone"]);
  });

  test("leads into the zone beside it, where the module serves both", async () => {
    const beside = await addZone(db, {}, { ...middle, latitude: middle.latitude + 0.2 });
    const [pivot] = await db.select().from(zoneModules).where(eq(zoneModules.moduleId, moduleId));
    if (pivot) await db.insert(zoneModules).values({ ...pivot, zoneId: beside });
    const parcel = at(edge + 0.001);
    const order_amount = (await quote(parcel)).body.receipt.total;
    const { body } = await place({ ...parcel, order_amount });
    await db.delete(zoneModules).where(eq(zoneModules.zoneId, beside));
    expect(body.order).toMatchObject({
      zone_id: seeded.zoneId,
      receiver_details: { zone_id: beside },
    });
  });
});

test("every price of a parcel is the same, from the first one to the invoice and the mail", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        step: fc.double({ min: 0.001, max: 0.06, noNaN: true }),
        service: fc.constantFrom("standard", "express"),
        taxIncluded: fc.boolean(),
        fee: fc.integer({ min: 0, max: 300 }),
        weight: fc.integer({ min: 1, max: 3000 }).map((hundredths) => hundredths / 100),
        payer: fc.constantFrom("sender", "receiver"),
        declared: fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }),
      }),
      async ({ step, service, taxIncluded, fee, weight, payer, declared }) => {
        const name = { en: "Service fee", fr: "Frais de service" };
        await configure({ taxIncluded, additionalCharge: { name, amount: minor(fee) } });
        const receiver_details = { ...receiver, latitude: middle.latitude + step };
        const parcel = {
          receiver_details,
          service,
          items: [{ name: "Books", weight }],
          charge_payer: payer,
          declared_value: declared,
        };
        const { address: from, latitude, longitude } = sending;
        const { address: to, ...point } = receiver_details;
        const first = await ask(
          "POST /shipping/rates",
          {
            from: { address: from, latitude, longitude },
            to: { address: to, latitude: point.latitude, longitude: point.longitude },
            items: parcel.items,
          },
          headers,
        );
        const shown = first.body.rates.find((rate) => rate.service === service)?.total;
        const quoted = (await quote(parcel)).body.receipt;
        const { body } = await place({ ...parcel, order_amount: shown });
        const proof = { order_id: body.order_id, guest_id: guestId, contact_number: "0612345678" };
        const invoice = (await ask("GET /customer/order/invoice", proof)).body.order;
        expect([quoted.total, body.order.order_amount, invoice.order_amount]).toEqual([
          shown,
          shown,
          shown,
        ]);
        expect(body.order.receipt).toEqual({ ...quoted, due: shown });
        expect(invoice.receipt).toEqual(body.order.receipt);
        await runDueJobs();
        const mails = await db
          .select()
          .from(outbox)
          .where(and(eq(outbox.kind, "mail"), like(outbox.text, `%${body.order_id}%`)));
        const texts = mails.map(({ text }) => text.replaceAll(/\s/g, ""));
        expect(texts).toContainEqual(expect.stringContaining(`Total${shown?.toFixed(2)}`));
      },
    ),
    { numRuns: 15 },
  );
});
