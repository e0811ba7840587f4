import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { middle } from "../catalog/testing.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { addresses, streets } from "../location/map.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { deliveryLocation } from "../orders/testing.ts";
import { toOds, toXlsx, toXlsxRows } from "../tables/testing-workbook.ts";
import { parcelCategories } from "./parcel.tables.ts";
import { receiver, startParcelTest } from "./testing.ts";

const { db, ask, category, changes, headers, reset, configure } = await startParcelTest();

/** The streets of the town with one door each, by how far they lie north of the middle. */
const doors = { "Rue Alpha": 0.01, "Rue Bravo": 0.03, "Rue Charlie": 0.02, "Route lointaine": 3 };

beforeAll(async () => {
  for (const [name, north] of Object.entries(doors)) {
    const point = { latitude: middle.latitude + north, longitude: middle.longitude };
    const [street] = await db
      .insert(streets)
      .values({ name, ...point })
      .returning();
    if (street) await db.insert(addresses).values({ streetId: street.id, number: "1", ...point });
  }
  await changes.flushed();
});

let customer: Awaited<ReturnType<typeof addCustomer>>;
beforeEach(async () => {
  await reset();
  customer = await addCustomer(db);
});

const sender = {
  parcel_category_id: category?.id,
  address: "2 Place des Essais",
  ...deliveryLocation,
  contact_person_name: "Ada",
  contact_person_number: "0612345678",
};

async function preview(content: string | Uint8Array<ArrayBuffer>, overrides: object = {}) {
  const file = new File([content], "receivers.csv", { type: "text/csv" });
  const input = { parcel_category_id: category?.id, ...deliveryLocation, file, ...overrides };
  return ask("POST /customer/parcel-batch/preview", input, { ...headers, ...customer });
}

describe("the preview of a file", () => {
  test("prices each receiver, refuses the others with their reasons, and orders the stops", async () => {
    const { status, body } = await preview(
      [
        "\uFEFFNom;Téléphone;Adresse;Complément",
        "Hugo;06 87 65 43 21;1 Rue Bravo;",
        "Inès;0687654322;1 rue alpha;Code 12",
        ";12;zzzzzz;",
        "Léa;0687654323;1 Route lointaine;",
        "Tom;0687654324;1 Rue Charlie;",
      ].join("\r\n"),
    );
    expect(status).toBe(200);
    expect(body.rows.map(({ line, price, errors }) => [line, price, errors.length])).toEqual([
      [2, 5.34, 0],
      [3, 4.8, 0],
      [4, null, 3],
      [5, null, 1],
      [6, 4.8, 0],
    ]);
    expect(body.rows[1]?.receiver).toEqual({
      contact_person_name: "Inès",
      contact_person_number: "+33687654322",
      address: expect.stringContaining("1 Rue Alpha"),
      additional_address: "Code 12",
      latitude: middle.latitude + 0.01,
      longitude: middle.longitude,
      parcel_category_id: category.id,
    });
    expect(body.stops).toEqual([1, 4, 0]);
    expect(body.total).toBe(14.94);
  });

  test("prices no row whose number or phone is incomplete, and shortens nothing", async () => {
    const { body } = await preview(
      [
        "name,phone,address",
        "Hugo,0687654321,999 Rue Alpha",
        "Inès,06 87 65 43 2,1 Rue Alpha",
        "Léa,0465710000,1 Rue Alpha",
        'Tom,0687654324,"1 rue alpha, bâtiment B"',
        "Zoé,0687654325,Rue Alpha",
      ].join("\n"),
    );
    expect(
      body.rows.map(({ receiver, price, errors }) => [receiver?.address, price, errors]),
    ).toEqual([
      [
        undefined,
        null,
        [
          {
            field: "address",
            message: expect.stringMatching(/^We know this street, but not this number/),
          },
        ],
      ],
      // Its place is known, so it has a price, which does not count.
      [
        undefined,
        4.8,
        [{ field: "phone", message: "One digit of the receiver’s phone number is missing." }],
      ],
      [
        undefined,
        4.8,
        [{ field: "phone", message: expect.stringContaining("gets no text messages") }],
      ],
      [expect.stringMatching(/^1 Rue Alpha, bâtiment B/), 4.8, []],
      [
        undefined,
        null,
        [{ field: "address", message: expect.stringMatching(/^This address has no house number/) }],
      ],
    ]);
    expect(body.rows[0]).toMatchObject({ address: "999 Rue Alpha" });
    expect([body.stops, body.total]).toEqual([[3], 4.8]);
  });

  test("reads a file of Excel on Windows", async () => {
    const latin = Uint8Array.from(
      Buffer.from("Nom;Téléphone;Adresse\nInès;0687654321;1 Rue Alpha", "latin1"),
    );
    const { body } = await preview(latin);
    expect(body.rows).toMatchObject([{ name: "Inès", errors: [] }]);
  });

  test("has one delimiter, so that addresses keep their commas", async () => {
    const rows = [
      "\uFEFFNom;Téléphone;Adresse;Complément;E-mail",
      "Ana;0687654321;1 Rue Alpha, Ville;;ana@t.example",
      "Ben;\u202a+33 6 87 65 43 22\u202c;1 Rue Alpha;Bât. B, 2e étage;ben@t.example",
      ";;;;",
      ";;;;",
    ];
    const { body } = await preview(rows.join("\r\n"));
    expect(body.rows.map(({ line, errors }) => [line, errors])).toEqual([
      [2, []],
      [3, []],
    ]);
    expect(body.rows[1]).toMatchObject({
      address: "1 Rue Alpha",
      receiver: {
        contact_person_number: "+33687654322",
        additional_address: "Bât. B, 2e étage",
        contact_person_email: "ben@t.example",
      },
    });
  });

  test("may be a sheet of a workbook", async () => {
    const rows = toXlsxRows([
      ["Nom", "Téléphone", "Adresse"],
      ["Inès", "0687654321", "1 Rue Alpha"],
    ]);
    const { body } = await preview(await toXlsx({ sheets: { Clients: rows } }));
    expect(body.rows).toMatchObject([{ line: 2, name: "Inès", errors: [], price: 4.8 }]);
  });

  test("is refused as a workbook with a password, and says so", async () => {
    const entry = "<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>";
    expect(await preview(await toOds("", entry))).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            code: "file",
            message:
              "This file cannot be read: the workbook is locked with a password (save it without one).",
          },
        ],
      },
    });
  });

  test("leaves a column to the sender whose title stands twice", async () => {
    const content = "name,phone,phone,address\nHugo,,0687654321,1 Rue Alpha";
    const { body } = await preview(content);
    expect(body.columns).toMatchObject({ name: 0, phone: null, address: 3 });
    const chosen = await preview(content, { columns: { ...body.columns, phone: 2 } });
    expect(chosen.body.rows).toMatchObject([{ errors: [] }]);
  });

  test.each([
    ["is no table", "just words"],
    ["has no receivers", "name,phone,address"],
    ["is not text", "\uD800"],
    ["has too many", `name,phone,address\n${"Hugo,0687654321,1 Rue Alpha\n".repeat(51)}`],
  ])("is refused when it %s", async (_title, content) => {
    expect(await preview(content)).toMatchObject({
      status: 422,
      body: { errors: [{ code: "file" }] },
    });
  });

  test("leaves the column of a field to the sender where no title is known", async () => {
    const content = "Client;Portable;Où;Remarque\nHugo;0687654321;1 Rue Alpha;Code 12";
    const { body } = await preview(content);
    expect(body.titles).toEqual(["Client", "Portable", "Où", "Remarque"]);
    expect(body.columns).toMatchObject({ name: null, phone: 1, address: null });
    expect(body.rows[0]?.errors.map(({ field }) => field)).toEqual(["name", "address"]);
    const columns = { ...body.columns, name: 0, address: 2, additional_address: 3 };
    const chosen = await preview(content, { columns });
    expect(chosen.body).toMatchObject({
      columns,
      rows: [{ errors: [], receiver: { additional_address: "Code 12" } }],
      total: 4.8,
    });
  });

  test("prices each row by its size", async () => {
    const { id: _id, ...own } = category;
    const [large] = await db
      .insert(parcelCategories)
      .values({
        ...own,
        name: { en: "Large parcel", fr: "Grand colis" },
        minimumCharge: minor(800),
      })
      .returning();
    const { body } = await preview(
      [
        "name,phone,address,size",
        "Hugo,0687654321,1 Rue Alpha,",
        "Inès,0687654322,1 Rue Alpha,grand",
        "Léa,0687654323,1 Rue Alpha,enormous",
      ].join("\n"),
    );
    expect(body.rows).toMatchObject([
      { parcel_category_id: category.id, price: 4.8, tax: 0.8, additional_charge: 0 },
      { parcel_category_id: large?.id, price: 9.6 },
      { receiver: null, price: null, errors: [{ field: "size" }] },
    ]);
    const { status, body: placed } = await place(
      body.rows.flatMap((row) => row.receiver ?? []),
      { order_amount: body.total },
    );
    expect(placed.errors).toBeUndefined();
    expect(status).toBe(201);
    expect(
      placed.orders.map(({ parcel_category, parcel_batch_id }) => [
        parcel_category?.name,
        parcel_batch_id,
      ]),
    ).toEqual([
      ["Documents", placed.batch_id],
      ["Large parcel", placed.batch_id],
    ]);
    await db.delete(parcelCategories).where(eq(parcelCategories.id, large?.id ?? 0));
  });

  test("stores nothing", async () => {
    const before = await db.$count(orders);
    await preview("name,phone,address\nHugo,0687654321,1 Rue Alpha");
    expect(await db.$count(orders)).toBe(before);
  });
});

describe("the preview of typed rows", () => {
  const row = { name: "Hugo", phone: "0687654321", address: "1 Rue Alpha" };
  const priceRow = (changes: object) =>
    ask(
      "POST /customer/parcel-batch/preview",
      { parcel_category_id: category.id, ...deliveryLocation, rows: [{ ...row, ...changes }] },
      { ...headers, ...customer },
    );

  test("prices a corrected row by itself", async () => {
    const wrong = await priceRow({ phone: "06 87 65 43 2" });
    expect(wrong.body).toMatchObject({ total: 0, rows: [{ receiver: null, price: 4.8 }] });
    const { body } = await priceRow({});
    expect(body).toMatchObject({
      titles: [],
      rows: [{ line: 1, ...row, price: 4.8, errors: [] }],
      stops: [0],
      total: 4.8,
    });
  });

  test("says which address may be meant by one that is not found", async () => {
    const { body } = await priceRow({ address: "1 Rue Alfa" });
    expect(body.rows).toMatchObject([
      { receiver: null, errors: [{ field: "address" }], suggestion: "1 Rue Alpha, Centre" },
    ]);
  });

  test("brings the parcel to the pin of an unknown number, and keeps what was typed", async () => {
    const pin = { latitude: middle.latitude + 0.012, longitude: middle.longitude };
    const { body } = await priceRow({ address: "999 Rue Alpha", ...pin });
    expect(body.rows).toMatchObject([
      { receiver: { address: "999 Rue Alpha", ...pin }, errors: [], ...pin },
    ]);
  });

  test("is refused without rows and without a file", async () => {
    const input = { parcel_category_id: category.id, ...deliveryLocation };
    const { status, body } = await ask("POST /customer/parcel-batch/preview", input, {
      ...headers,
      ...customer,
    });
    expect([status, body.errors]).toMatchObject([422, [{ code: "file" }]]);
  });
});

const place = (receivers: object[], overrides: object = {}) =>
  ask(
    "POST /customer/parcel-batch/place",
    { ...sender, payment_method: "cash_on_delivery", receivers, ...overrides },
    { ...headers, ...customer, key: crypto.randomUUID() },
  );
const second = { ...receiver, contact_person_name: "Inès", latitude: middle.latitude + 0.02 };

describe("a batch", () => {
  test("is a parcel for each receiver, in the order of the ride", async () => {
    const { status, body } = await place([second, receiver], { order_amount: 9.6 });
    expect(status).toBe(201);
    expect(body.orders.map(({ order_status }) => order_status)).toEqual(["confirmed", "confirmed"]);
    const read = await ask("GET /customer/parcel-batch/{id}", { id: body.batch_id }, customer);
    const names = read.body.orders.map(
      ({ receiver_details }) => receiver_details?.contact_person_name,
    );
    expect(names).toEqual(["Hugo", "Inès"]);
  });

  test("is paid from the wallet as a whole, or not placed at all", async () => {
    await configure({ wallet: true });
    await fundWallet(db, customer.customerId, minor(500));
    const before = await db.$count(orders);
    const input = { payment_method: "wallet", order_amount: 9.6 };
    expect(await place([receiver, second], input)).toMatchObject({
      status: 422,
      body: { errors: [{ code: "wallet_balance", data: { receiver: 1 } }] },
    });
    expect(await db.$count(orders)).toBe(before);
    expect(await walletBalance(db, customer.customerId)).toBe(500);
    await fundWallet(db, customer.customerId, minor(460));
    expect((await place([receiver, second], input)).status).toBe(201);
    expect(await walletBalance(db, customer.customerId)).toBe(0);
  });

  test("is refused with the receiver that cannot be reached", async () => {
    const far = { ...receiver, latitude: middle.latitude + 3 };
    expect(await place([receiver, far], { order_amount: 9.6 })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "receiver_zone", data: { receiver: 1 } }] },
    });
  });

  test("is refused at another price than the one that was shown", async () => {
    expect(await place([receiver, second], { order_amount: 9 })).toMatchObject({
      status: 409,
      body: { errors: [{ code: "price_changed", data: { order_amount: 9.6 } }] },
    });
  });

  test("is nobody else’s", async () => {
    const { body } = await place([receiver], { order_amount: 4.8 });
    const other = await addCustomer(db);
    const read = await ask("GET /customer/parcel-batch/{id}", { id: body.batch_id }, other);
    expect(read.status).toBe(404);
  });
});
