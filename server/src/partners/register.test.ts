import { testPdf } from "@errand/core/testing-pdf";
import { eq, like } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import { zones } from "../location/zones.tables.ts";
import { privateFileRoutes } from "../private-files/private-files.routes.ts";
import { privateFiles } from "../private-files/private-files.tables.ts";
import { testPicture } from "../private-files/testing.ts";
import { partnerApplications } from "./partners.tables.ts";
import { codesOf, partnerPassword, startPartnersTest } from "./testing.ts";

const partners = await startPartnersTest();
const { api, ask, db, shop, rental, picture, person, register, storeForm, courierForm } = partners;

test("takes the application of a store, with the number that the store will have", async () => {
  const { status, body } = await register("store", {
    cover_photo: picture,
    tax: 5.5,
    company_number: "732 829 320 00074",
    tin: "FR-42",
    tin_expire_date: "2030-01-31",
    tin_certificate_image: picture,
  });
  expect([status, body.message]).toEqual([201, "We have your application."]);
  expect(body.application).toMatchObject({
    kind: "store",
    status: "submitted",
    next_step: "verify_phone",
    is_phone_verified: 0,
    is_email_verified: 0,
    reason: null,
    decided_at: null,
    courier: null,
    store: {
      store_id: body.store_id,
      module_id: shop.grocery.moduleId,
      tax: 5.5,
      company_number: "73282932000074",
      tin: "FR-42",
      tin_expire_date: "2030-01-31",
      pickup_zone_id: [],
    },
  });
  expect(await db.$count(stores, eq(stores.id, body.store_id))).toBe(0);
  const { store } = body.application;
  const urls = [
    store?.logo_full_url,
    store?.cover_photo_full_url,
    store?.tin_certificate_image_full_url,
  ];
  for (const url of urls) expect(url).toMatch(/\/files\//);
});

test("takes the application of a courier, whose pictures are readable by their links only", async () => {
  const { status, body } = await register("courier", { earning: 0 });
  expect(status).toBe(201);
  expect(body.application.courier).toMatchObject({ earning: 0, vehicle_id: 1 });
  const urls = body.application.courier?.identity_image_full_url ?? [];
  expect(urls).toHaveLength(2);
  for (const url of urls) {
    const { pathname } = new URL(url);
    expect((await privateFileRoutes(api).request(pathname)).status).toBe(200);
    const unsigned = pathname.split("/").slice(0, -1).join("/");
    expect((await privateFileRoutes(api).request(`${unsigned}/AAAA`)).status).toBe(404);
  }
});

test("takes PDF documents as papers, and sends them as they are", async () => {
  const pdf = new File([testPdf()], "../Justificatif d’identité.pdf");
  const { body } = await register("courier", { identity_image: [picture, pdf] });
  const { courier, documents } = body.application;
  const [, url = ""] = courier?.identity_image_full_url ?? [];
  const name = "Justificatif d’identité.pdf";
  expect(documents).toEqual([{ url, name, size: pdf.size, pages: [`${url}/1`] }]);
  const response = await privateFileRoutes(api).request(new URL(url).pathname);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(testPdf());
  const headers = ["content-type", "x-content-type-options", "content-disposition"];
  expect(headers.map((name) => response.headers.get(name))).toEqual([
    "application/pdf",
    "nosniff",
    "inline; filename*=UTF-8''Justificatif%20d%E2%80%99identit%C3%A9.pdf",
  ]);
  expect(response.headers.get("content-security-policy")).toContain("script-src 'none'");

  const store = await register("store", { tin_certificate_image: pdf });
  expect(store.body.application.documents).toHaveLength(1);
});

test.each<[string, string, object, RegExp]>([
  ["a protected PDF", testPdf("/Encrypt 9 0 R"), {}, /protected by a password/],
  ["half a PDF", testPdf().slice(0, 90), {}, /damaged or incomplete/],
  ["text", "hello", {}, /JPG, PNG, GIF or PDF files only/],
  ["a protected PDF", testPdf("/Encrypt 9 0 R"), { language: "fr" }, /protégé par un mot de passe/],
])("refuses %s as a paper", async (_title, text, options, message) => {
  const file = new File([text], "paper.pdf");
  const answer = await register("store", { tin_certificate_image: file }, options);
  expect(codesOf(answer)).toEqual([415, "media_type"]);
  expect(answer.body.errors?.[0]?.message).toMatch(message);
});

test("takes no PDF as a picture that customers see", async () => {
  const logo = new File([testPdf()], "logo.pdf");
  const answer = await register("store", { logo });
  expect(codesOf(answer)).toEqual([415, "media_type"]);
  expect(answer.body.errors?.[0]?.message).toBe(
    "This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.",
  );
});

test("stores neither the password nor a code as it was typed", async () => {
  const { body } = await register("store", { password: "Unu5ual-phrase" });
  const row = await partners.rowOf(body.application.id);
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(body)).not.toContain("Unu5ual");
});

test("takes lists of a form as repeated parts", async () => {
  const form = new FormData();
  const input = storeForm({ module_id: rental.moduleId });
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof File) form.append(name, value);
    else form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  form.append("pickup_zone_id[]", String(shop.zoneId));
  form.append("pickup_zone_id[]", String(shop.otherZoneId));
  const url = "http://127.0.0.1:4000/api/v1/auth/vendor/register";
  const request = new Request(url, { method: "POST", body: form });
  const response = await api.app.fetch(request, person().options);
  expect(await response.json()).toMatchObject({
    application: { store: { pickup_zone_id: [shop.zoneId, shop.otherZoneId] } },
  });
});

describe("refuses a store", () => {
  const name = { locale: "en", key: "name", value: "Shop" };
  const cases: [string, object, number, string][] = [
    ["of an unknown zone", { zone_id: 999 }, 404, "zone"],
    ["of an unknown module", { module_id: 999 }, 404, "module"],
    ["of a module that does not serve the zone", { zone_id: shop.otherZoneId }, 404, "module"],
    ["with a pin outside its zone", { latitude: 10 }, 422, "coordinates"],
    [
      "with a longest delivery time below the shortest",
      { minimum_delivery_time: 41 },
      422,
      "maximum_delivery_time",
    ],
    ["without an address in any language", { translations: [name] }, 422, "translations"],
    ["with a wrong SIRET", { company_number: "732 829 320 00075" }, 422, "company_number"],
    ["without a logo", { logo: undefined }, 422, "logo"],
    ["with a short password", { password: "Sh0rt-x" }, 422, "password"],
    ["with a password without a sign", { password: "NoSign123" }, 422, "password"],
    ["with a password without upper case", { password: "no-upper-1" }, 422, "password"],
    ["with a phone number that cannot exist", { phone: "+33123456789012" }, 422, "phone"],
    ["with an invalid e-mail", { email: "ada@" }, 422, "email"],
    ["with a tax above 100 percent", { tax: 101 }, 422, "tax"],
    ["that rents without pickup zones", { module_id: rental.moduleId }, 422, "pickup_zone_id"],
    [
      "that rents in an unknown pickup zone",
      { module_id: rental.moduleId, pickup_zone_id: [999] },
      404,
      "zone",
    ],
  ];
  test.each(cases)("%s", async (_title, overrides, status, code) => {
    const before = await db.$count(partnerApplications);
    expect(codesOf(await register("store", { ...overrides }))).toEqual([status, code]);
    expect(await db.$count(partnerApplications)).toBe(before);
  });
});

describe("refuses a courier", () => {
  const cases: [string, object, number, string][] = [
    ["of an unknown zone", { zone_id: 999 }, 404, "zone"],
    ["with an unknown vehicle", { vehicle_id: 999 }, 404, "vehicle"],
    ["without a picture of the identity", { identity_image: undefined }, 422, "identity_image"],
    [
      "with six pictures of the identity",
      { identity_image: Array.from({ length: 6 }, () => picture) },
      422,
      "identity_image",
    ],
    ["without a picture", { image: undefined }, 422, "image"],
    ["with an unknown kind of identity", { identity_type: "library_card" }, 422, "identity_type"],
    ["with a phone number that cannot exist", { phone: "+33123456789012" }, 422, "phone"],
  ];
  test.each(cases)("%s", async (_title, overrides, status, code) => {
    expect(codesOf(await register("courier", { ...overrides }))).toEqual([status, code]);
  });
});

test("refuses a closed zone", async () => {
  const zone_id = await partners.addZone();
  await db.update(zones).set({ open: false }).where(eq(zones.id, zone_id));
  expect(codesOf(await register("courier", { zone_id }))).toEqual([404, "zone"]);
});

test("refuses contacts of an application that is not decided, of the same kind", async () => {
  const { contact } = person();
  expect((await register("store", contact)).status).toBe(201);
  const other = { ...contact, password: `${partnerPassword}-2` };
  expect(codesOf(await register("store", other))).toEqual([422, "email", "phone"]);
  const { email } = contact;
  expect(codesOf(await register("store", { email: email.toUpperCase() }))).toEqual([422, "email"]);
  expect((await register("courier", { email })).status).toBe(201);
});

test("answers a repeated form, whose first response was lost, with the application that exists", async () => {
  const { contact } = person();
  const { body: first } = await register("courier", contact);
  const repeated = await register("courier", contact);
  expect(repeated).toMatchObject({ status: 201, body: { application: first.application } });
  expect(await db.$count(partnerApplications, eq(partnerApplications.email, contact.email))).toBe(
    1,
  );
});

test("refuses contacts of an account of the same audience", async () => {
  const { email } = partners.desk;
  // An operator may run a store, but a store cannot be run twice by the same person.
  const { id } = await partners.waiting("store", { email });
  await partners.approve(id);
  expect(codesOf(await register("store", { email }))).toEqual([422, "email"]);
  expect((await register("courier", { email })).status).toBe(201);
});

test("of two applications with the same e-mail at the same time, one is taken", async () => {
  const { email } = person().contact;
  const answers = await Promise.all([1, 2, 3].map(() => register("store", { email })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  expect(await db.$count(partnerApplications, eq(partnerApplications.email, email))).toBe(1);
});

test("takes ten registrations of a form an hour from an address, and counts refused ones apart", async () => {
  const address = "192.0.2.99";
  const send = (input: object) =>
    ask("POST /auth/delivery-man/store", { ...courierForm(), ...input }, { address });
  const wrong = { vehicle_id: 999 };
  for (let count = 0; count < 12; count++) expect((await send(wrong)).status).toBe(404);
  for (let count = 0; count < 10; count++) {
    expect((await send({})).status).toBe(201);
  }
  const refused = await send({});
  expect(codesOf(refused)).toEqual([429, "throttled"]);
  expect(refused.body.errors?.[0]?.message).toMatch(/try again in \d+ minutes\.$/);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const store = await ask("POST /auth/vendor/register", storeForm(), { address });
  expect(store.status).toBe(201);
});

test("refuses another application soon after a code was sent to its contact", async () => {
  const { contact } = person();
  const { body } = await register("store", contact);
  await ask("DELETE /auth/partner/application", { application_token: body.application_token });
  expect(codesOf(await register("store", contact))).toEqual([429, "otp"]);
});

test("takes no applications while the shop does not offer it", async () => {
  const { body } = await partners.register("courier");
  const configure = async (isOn: boolean) => {
    const settings = {
      ...testShopSettings(),
      storeRegistration: isOn,
      courierRegistration: isOn,
    };
    await db.update(shopTable).set({ settings });
    await api.changes.flushed();
  };
  await configure(false);
  expect(codesOf(await register("store"))).toEqual([403, "feature_off"]);
  expect(codesOf(await register("courier"))).toEqual([403, "feature_off"]);
  const { application_token } = body;
  for (const [path, form] of [
    ["PUT /auth/vendor/register", storeForm()],
    ["PUT /auth/delivery-man/store", courierForm()],
  ] as const) {
    const answer = await ask(path, { ...form, application_token });
    expect(codesOf(answer)).toEqual([403, "feature_off"]);
  }
  await configure(true);
});

describe("hostile files", () => {
  const refused: [string, () => Promise<File>][] = [
    ["a drawing with a script", async () => new File(["<svg onload='alert(1)'/>"], "a.png")],
    ["a page", async () => new File(["<script>alert(1)</script>"], "a.jpg")],
    ["a PDF", async () => new File(["%PDF-1.7 1 0 obj"], "a.png", { type: "image/png" })],
    ["WebP", () => testPicture("webp")],
    ["half a picture", async () => new File([(await picture.bytes()).slice(0, 40)], "a.png")],
    ["a picture of 100 megapixels", hugePicture],
  ];
  test.each(refused)("refuses %s and stores nothing", async (_title, file) => {
    const [applications, files] = [
      await db.$count(partnerApplications),
      await db.$count(privateFiles),
    ];
    const answer = await register("courier", { identity_image: [picture, await file()] });
    expect([...codesOf(answer), answer.body.errors?.[0]?.field]).toEqual([
      415,
      "media_type",
      "identity_image",
    ]);
    expect(codesOf(await register("store", { logo: await file() }))).toEqual([415, "media_type"]);
    expect(await db.$count(partnerApplications)).toBe(applications);
    // The first picture of the courier, which belongs to nothing, is deleted by the cleaning.
    expect(await db.$count(privateFiles)).toBeLessThanOrEqual(files + 1);
  });

  test("refuses a picture above 2 MB", async () => {
    const large = new File([await picture.bytes(), new Uint8Array(2 * 1024 * 1024)], "a.png");
    expect(codesOf(await register("courier", { image: large }))).toEqual([422, "image"]);
  });

  test("keeps nothing of a picture that is a page as well", async () => {
    const polyglot = new File([await picture.bytes(), "<script>alert(1)</script>"], "a.html");
    const { body } = await register("courier", { identity_image: [polyglot] });
    const [url = ""] = body.application.courier?.identity_image_full_url ?? [];
    const response = await privateFileRoutes(api).request(new URL(url).pathname);
    expect(response.headers.get("content-type")).toBe("image/webp");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.includes("script")).toBe(false);
    expect((await sharp(bytes).metadata()).format).toBe("webp");
  });

  test("keeps nothing of where a picture was taken", async () => {
    const bytes = await sharp(Buffer.from(await picture.arrayBuffer()))
      .withExif({ IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitude: "43/1 36/1 0/1" } })
      .jpeg()
      .toBuffer();
    const photo = new File([new Uint8Array(bytes)], "a.jpg");
    const { body } = await register("courier", { image: photo });
    const url = new URL(body.application.courier?.image_full_url ?? "");
    const response = await privateFileRoutes(api).request(url.pathname);
    const stored = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(stored.exif).toBeUndefined();
  });
});

/** A few kilobytes that take 300 MB of memory when they are decoded. */
async function hugePicture(): Promise<File> {
  const size = { width: 10_000, height: 10_000, channels: 3, background: "#345" } as const;
  const bytes = await sharp({ create: size, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], "a.png");
}

test("lists the vehicles of couriers in both languages", async () => {
  const { body } = await ask("GET /get-vehicles", {}, { language: "fr" });
  expect(body[0]).toEqual({ id: 1, type: "Vélo" });
  expect((await ask("GET /get-vehicles")).body[0]).toEqual({ id: 1, type: "Bicycle" });
});

test("files of applications do not name who sent them", async () => {
  const rows = await db
    .select()
    .from(privateFiles)
    .where(like(privateFiles.subject, "application:%"));
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{22}$/);
});
