import { fromPercent, minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { customers, sessions } from "../account/account.tables.ts";
import { items } from "../catalog/catalog.tables.ts";
import { addAddOn, addItem, addStore } from "../catalog/testing.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { tokenHash } from "../requests/caller.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

const {
  ask,
  db,
  seeded,
  bakery,
  grocer,
  food,
  grocery,
  configure,
  order,
  counts,
  ctx,
  place,
  put,
  refused,
  placeOf,
  setNow,
} = await startCheckoutTest();
let guest_id = "";

beforeEach(async () => {
  guest_id = await ctx();
});

test("places the lines of the cart and empties it", async () => {
  const itemId = await addItem(db, {
    storeId: bakery,
    name: { en: "Rye loaf", fr: "Pain de seigle" },
  });
  const cheese = await addAddOn(db, { storeId: bakery });
  await db
    .update(items)
    .set({ addOnIds: [cheese] })
    .where(eq(items.id, itemId));
  await put(itemId, { quantity: 2, add_on_ids: [cheese], add_on_qtys: [3] });

  const response = await place({
    order_amount: 29.3,
    dm_tips: 2,
    order_note: "Ring\ntwice",
    cutlery: 1,
  });
  expect(response).toMatchObject({
    status: 201,
    body: {
      message: "Order placed successfully",
      order: {
        order_status: "pending",
        order_type: "delivery",
        is_guest: true,
        store_id: bakery,
        order_amount: 29.3,
        total_tax_amount: 2.3,
        tax_percentage: 10,
        tax_status: "excluded",
        delivery_charge: 2,
        dm_tips: 2,
        distance: 2.224,
        payment_status: "unpaid",
        order_note: "Ring\ntwice",
        cutlery: true,
        details_count: 1,
        actions: ["cancel", "reschedule"],
        delivery_address: { contact_person_number: "+33612345678", address_type: "other" },
        receipt: {
          currency_code: "EUR",
          total: 29.3,
          due: 29.3,
          lines: [
            { key: "items", label: "Rye loaf", amount: 20, quantity: 2, item_id: itemId },
            { key: "add_ons", amount: 3 },
            { key: "tax", amount: 2.3, added: true },
            { key: "delivery_charge", amount: 2 },
            { key: "dm_tips", amount: 2 },
          ],
        },
      },
    },
  });
  expect((await ask("GET /customer/cart/list", { guest_id }, food)).body).toEqual([]);

  const proof = { guest_id, contact_number: "0612345678", order_id: response.body.order_id };
  expect((await ask("GET /customer/order/details", proof, { language: "fr" })).body).toMatchObject([
    {
      item_id: itemId,
      price: 10,
      quantity: 2,
      add_ons: [{ id: cheese, price: 1, quantity: 3 }],
      total_add_on_price: 3,
      item_details: { name: "Pain de seigle" },
    },
  ]);
});

test("keeps a copy of the item and its chosen options in both languages", async () => {
  const itemId = await addItem(db, {
    storeId: bakery,
    images: ["emoji-1f35e-sand"],
    foodChoices: [
      {
        id: "size",
        name: { en: "Size", fr: "Taille" },
        type: "single",
        min: 0,
        max: 1,
        required: true,
        values: [
          { id: "small", label: { en: "Small", fr: "Petit" }, price: minor(0) },
          { id: "large", label: { en: "Large", fr: "Grand" }, price: minor(250) },
        ],
      },
    ],
  });
  const variation = [{ name: "Size", values: { label: ["Large"] } }];
  const { body, status } = await place({
    order_amount: 15.75,
    ...buyNowInput(itemId, { variation, price: 12.5 }),
  });
  expect(status).toBe(201);
  await db
    .update(items)
    .set({ name: { en: "New", fr: "Neuf" }, foodChoices: [] })
    .where(eq(items.id, itemId));
  const proof = { guest_id, contact_number: "0612345678", order_id: body.order_id };
  expect((await ask("GET /customer/order/details", proof, { language: "fr" })).body).toMatchObject([
    {
      price: 12.5,
      variation: [
        { name: "Taille", values: [{ label: "Grand", optionPrice: 2.5, isSelected: true }] },
      ],
      item_details: { name: expect.stringMatching(/^item/) },
      image_full_url: pictureUrl("http://127.0.0.1:4000", "emoji-1f35e-sand"),
      images_full_url: [pictureUrl("http://127.0.0.1:4000", "emoji-1f35e-sand")],
    },
  ]);
});

test("keeps currency and the name of a charge as they were", async () => {
  const name = { en: "Service", fr: "Service rendu" };
  await configure({ currencyCode: "EUR", additionalCharge: { name, amount: minor(50) } });
  const itemId = await addItem(db, { storeId: bakery });
  const { body } = await place({ ...buyNowInput(itemId), order_amount: 13.5 });
  const renamed = { name: { en: "Fee", fr: "Frais" }, amount: minor(90) };
  await configure({ currencyCode: "USD", taxIncluded: true, additionalCharge: renamed });
  const proof = { guest_id, contact_number: "0612345678", order_id: body.order_id };
  const tracked = await ask("GET /customer/order/track", proof, { language: "fr" });
  expect(tracked.body).toMatchObject({
    tax_status: "excluded",
    additional_charge: 0.5,
    receipt: {
      currency_code: "EUR",
      lines: expect.arrayContaining([
        expect.objectContaining({ key: "additional_charge", label: "Service rendu" }),
      ]),
    },
  });
});

test("quotes the receipt of the order and reserves nothing", async () => {
  const itemId = await addItem(db, { storeId: grocer, stock: 1 });
  const { order_amount, ...rest } = order({ store_id: grocer, ...buyNowInput(itemId) });
  const before = await counts();
  expect(await ask("POST /customer/order/get-Tax", rest, grocery)).toMatchObject({
    status: 200,
    body: {
      tax_amount: 1,
      tax_status: "excluded",
      tax_included: 0,
      receipt: { total: order_amount },
    },
  });
  expect(await counts()).toEqual(before);
});

test("says why the zone has raised the delivery charge, in the quote and for good in the order", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const rain = { en: "Heavy rain", fr: "Forte pluie" };
  const raised = { deliveryFeeRaised: true, deliveryFeeRise: fromPercent(20) };
  await db.update(zones).set({ ...raised, deliveryFeeMessage: rain });
  const input = order(buyNowInput(itemId));
  const quote = await ask("POST /customer/order/get-Tax", input, { ...food, language: "fr" });
  const { body } = await place({ ...buyNowInput(itemId), order_amount: 13.4 });
  await db.update(zones).set({ deliveryFeeRaised: false, deliveryFeeMessage: null });
  const charge = { key: "delivery_charge", amount: 2.4 };
  expect(quote.body.receipt.lines).toContainEqual(
    expect.objectContaining({ ...charge, note: "Forte pluie" }),
  );
  const proof = { order_id: body.order_id, guest_id, contact_number: "0612345678" };
  const tracked = await ask("GET /customer/order/track", proof);
  expect(tracked.body.receipt.lines).toContainEqual(
    expect.objectContaining({ ...charge, note: "Heavy rain" }),
  );
});

test("charges more for a long delivery, in the quote and in the order", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  await configure({ distanceCharges: [{ fromMeters: 0, charge: minor(50) }] });
  const quote = await ask("POST /customer/order/get-Tax", order(buyNowInput(itemId)), food);
  const { status, body } = await place({ ...buyNowInput(itemId), order_amount: 13.5 });
  await configure({});
  const line = expect.objectContaining({ key: "delivery_charge", amount: 2.5 });
  expect(quote.body.receipt.lines).toContainEqual(line);
  expect([status, body.order.receipt.lines]).toEqual([201, expect.arrayContaining([line])]);
});

test("quotes without a method of payment, above the limit for cash too, and places nothing without", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  await db.update(zoneModules).set({ maximumCashOrder: minor(500) });
  const input = { ...order(buyNowInput(itemId)), payment_method: undefined };
  const { status, body } = await ask("POST /customer/order/get-Tax", input, food);
  expect([status, body.receipt]).toMatchObject([200, { total: 13, paid: 0, due: 13 }]);
  await db.update(zoneModules).set({ maximumCashOrder: null });
  const { codes } = await refused(() =>
    place({ ...buyNowInput(itemId), payment_method: undefined }),
  );
  expect(codes).toEqual(["payment_method"]);
});

test("quotes without name and number", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const {
    contact_person_name,
    contact_person_number,
    contact_person_email,
    order_amount,
    ...rest
  } = order(buyNowInput(itemId));
  expect((await ask("POST /customer/order/get-Tax", rest, food)).status).toBe(200);
});

test("sets a delivery code where the shop requires one, and charges extra packaging when chosen", async () => {
  await configure({ deliveryVerification: true });
  const storeId = await addStore(db, { ...placeOf(seeded.food), extraPackaging: minor(50) });
  const itemId = await addItem(db, { storeId });
  const { body } = await place({
    ...buyNowInput(itemId),
    store_id: storeId,
    extra_packaging: 1,
    order_amount: 13.5,
  });
  expect(body.order).toMatchObject({
    otp: expect.stringMatching(/^\d{4}$/),
    extra_packaging_amount: 0.5,
  });
});

test("takes the contact from the customer's profile and shows the order to that customer only", async () => {
  const token = "C".repeat(43);
  const [customer] = await db
    .insert(customers)
    .values({
      firstName: "Ada",
      lastName: "Byron",
      phone: "+33698765432",
      email: "ada@example.com",
    })
    .returning();
  await db.insert(sessions).values({ tokenHash: tokenHash(token), customerId: customer?.id ?? 0 });
  const itemId = await addItem(db, { storeId: bakery });
  const withoutContact = {
    guest_id: undefined,
    contact_person_name: undefined,
    contact_person_number: undefined,
    contact_person_email: undefined,
  };
  const signedIn = { ...food, token };
  const { status, body } = await place({ ...buyNowInput(itemId), ...withoutContact }, signedIn);
  expect(status).toBe(201);
  expect(body.order).toMatchObject({
    is_guest: false,
    delivery_address: {
      contact_person_name: "Ada Byron",
      contact_person_number: "+33698765432",
      contact_person_email: "ada@example.com",
    },
  });
  const proof = { guest_id, order_id: body.order_id, contact_number: "+33698765432" };
  expect((await ask("GET /customer/order/track", proof)).status).toBe(404);
  expect(
    await refused(() =>
      place({ ...buyNowInput(itemId), ...withoutContact, coupon_code: "TENOFF" }, signedIn),
    ),
  ).toMatchObject({ status: 404, codes: ["coupon"] });
});

test("asks a guest with a coupon code to sign in", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const { status, body } = await place({ ...buyNowInput(itemId), coupon_code: "TENOFF" });
  const message = "Sign in to use a coupon.";
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { errors: [{ code: "coupon_code", field: "coupon_code", message }] },
  });
});

test("requires an idempotency key", async () => {
  expect((await ask("POST /customer/order/place", order(), food)).body).toMatchObject({
    errors: [{ code: "idempotency_key" }],
  });
});

test("places a campaign item during its campaign, with its model and its own discount", async () => {
  const itemId = await addItem(db, {
    storeId: bakery,
    campaignStarts: "2026-03-01",
    campaignEnds: "2026-03-31",
    discount: 1000,
    discountKind: "percent",
  });
  const bought = (model: string) => buyNowInput(itemId, { model });
  setNow(new Date("2026-03-05T12:00:00Z"));
  expect(await refused(() => place(bought("Item")))).toMatchObject({ codes: ["item"] });
  const { status, body } = await place({ ...bought("ItemCampaign"), order_amount: 11.9 });
  expect({ status, body }).toMatchObject({ status: 201 });
  const details = await ask("GET /customer/order/details", {
    order_id: body.order_id,
    guest_id,
    contact_number: "+33612345678",
  });
  expect(details.body).toMatchObject([{ model: "ItemCampaign", discount_on_item: 1 }]);
  setNow(new Date("2026-04-01T12:00:00Z"));
  expect((await refused(() => place(bought("ItemCampaign")))).codes).toContain("not_available");
});
