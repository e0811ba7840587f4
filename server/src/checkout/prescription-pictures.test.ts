import { testPdf } from "@errand/core/testing-pdf";
import { isNull } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { addItem } from "../catalog/testing.ts";
import { privateFileRoutes } from "../private-files/private-files.routes.ts";
import { privateFiles } from "../private-files/private-files.tables.ts";
import { testPicture } from "../private-files/testing.ts";
import { decodeGuestId, guestShopper } from "../requests/caller.ts";
import { addStaff } from "../staff/testing.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

const { api, ask, bakery, configure, ctx, db, food, nextKey, order, place, put, refused } =
  await startCheckoutTest();

let pills = 0;
let guest_id = "";

beforeEach(async () => {
  guest_id = await ctx();
  await db.delete(privateFiles);
  await configure({ prescriptionOrder: true });
  pills = await addItem(db, { storeId: bakery, prescriptionRequired: true, stock: 10 });
});

test("an item that needs a prescription is ordered from the cart with pictures of it", async () => {
  await put(pills);
  const pictures = [await testPicture("png", "#111"), await testPicture("png", "#222")];
  const { status, body } = await place({ order_attachment: pictures });
  expect(status).toBe(201);
  const links = body.order.order_attachment_full_url;
  expect(links).toHaveLength(2);
  for (const link of links) {
    const response = await privateFileRoutes(api).request(new URL(link).pathname);
    expect(response.status).toBe(200);
  }

  const { token } = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId: bakery });
  const seen = await ask("GET /store/orders/{id}", { id: body.order_id }, { token });
  expect(seen.body.order_attachment_full_url).toHaveLength(2);
});

test("takes the PDF of a prescription, which the customer reads by its name, and the store as pictures", async () => {
  await put(pills);
  const pdf = new File([testPdf("", "1 0 0 rg 0 0 200 100 re f")], "Ordonnance.pdf");
  const { status, body } = await place({ order_attachment: [await testPicture(), pdf] });
  expect(status).toBe(201);
  const [document] = body.order.order_attachment_documents;
  expect(document).toMatchObject({ name: "Ordonnance.pdf", size: pdf.size });
  expect(body.order.order_attachment_full_url).toContain(document?.url);
  const response = await privateFileRoutes(api).request(new URL(document?.url ?? "").pathname);
  expect(response.headers.get("content-type")).toBe("application/pdf");

  const { token } = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId: bakery });
  const seen = await ask("GET /store/orders/{id}", { id: body.order_id }, { token });
  const [{ pages } = { pages: [] }] = seen.body.order_attachment_documents;
  expect(pages).toHaveLength(1);
  const open = (link = "") => privateFileRoutes(api).request(new URL(link).pathname);
  const page = await open(pages[0]);
  expect(page.headers.get("content-type")).toBe("image/webp");
  const picture = sharp(await page.arrayBuffer());
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([2000, 2000]);
  const colourAt = (y: number) => [...data.subarray(y * info.width * info.channels).subarray(0, 3)];
  expect(colourAt(500)).toEqual([255, 255, 255]);
  const [red = 0, green = 255] = colourAt(1500);
  expect(red).toBeGreaterThan(240);
  expect(green).toBeLessThan(20);
  expect((await open(pages[0]?.replace(/1$/, "2"))).status).toBe(404);
  expect((await open(pages[0]?.replace(/1$/, "0"))).status).toBe(404);
});

test("refuses a PDF of which no page can be shown", async () => {
  await put(pills);
  const empty = testPdf().replace("/Kids [3 0 R] /Count 1", "/Kids [] /Count 0      ");
  const pdf = new File([empty], "Ordonnance.pdf");
  expect(await refused(() => place({ order_attachment: [pdf] }))).toMatchObject({
    status: 415,
    errors: [{ code: "media_type" }],
  });
});

test("the direct purchase of such an item takes pictures too", async () => {
  const input = { ...buyNowInput(pills), order_attachment: [await testPicture()] };
  expect((await place(input)).body.order?.order_attachment_full_url).toHaveLength(1);
});

test("asks for the picture when the order is placed, not when it is priced", async () => {
  await put(pills);
  expect((await ask("POST /customer/order/get-Tax", order(), food)).status).toBe(200);
  expect(await refused(() => place())).toMatchObject({
    status: 422,
    errors: [
      {
        code: "prescription",
        field: "order_attachment",
        message: "Please upload your prescription image",
      },
    ],
  });
});

test("limits how many pictures a guest can store", async () => {
  await put(pills);
  const { key } = guestShopper(decodeGuestId(guest_id));
  for (let upload = 0; upload < 60; upload += 1) await api.limits.uploads.take(key);
  const order_attachment = [await testPicture()];
  expect(await refused(() => place({ order_attachment }))).toMatchObject({
    status: 429,
    codes: ["throttled"],
  });
  expect(await db.$count(privateFiles, isNull(privateFiles.subject))).toBe(0);
});

test("repeating a request with the same pictures returns the same order", async () => {
  await put(pills);
  const options = { ...food, key: nextKey() };
  const send = async (colour: string) =>
    ask(
      "POST /customer/order/place",
      order({ order_attachment: [await testPicture("png", colour)] }),
      options,
    );
  const first = await send("#333");
  const again = await send("#333");
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(again.body.order_id).toBe(first.body.order_id);
  expect(await send("#444")).toMatchObject({
    status: 422,
    body: { errors: [{ code: "idempotency_mismatch" }] },
  });
});

test.each<[string, () => Promise<File[]>, number, string, string]>([
  [
    "four pictures",
    async () => Promise.all(["#1", "#2", "#3", "#4"].map((c) => testPicture("png", `${c}00`))),
    422,
    "order_attachment",
    "Maximum 3 images can be send at a time.",
  ],
  [
    "a picture of more than 3 MB",
    async () => [new File([new Uint8Array(3 * 1024 * 1024 + 1)], "scan.png")],
    422,
    "order_attachment",
    "Prescription pictures must not be larger than 3 MB.",
  ],
  [
    "a picture in which nothing can be seen",
    async () => [await testPicture("jpeg", "#ddd", "#ddd")],
    422,
    "prescription",
    "Nothing can be read in this picture. Please take another one.",
  ],
  [
    "half a document",
    async () => [new File(["%PDF-1.7"], "scan.png", { type: "image/png" })],
    415,
    "media_type",
    "This PDF is damaged or incomplete. Please save it again, or upload a picture of it.",
  ],
  [
    "a WebP picture",
    async () => [await testPicture("webp", "#555")],
    415,
    "media_type",
    "This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.",
  ],
])("refuses %s", async (_what, pictures, status, code, message) => {
  await put(pills);
  const files = await pictures();
  expect(await refused(() => place({ order_attachment: files }))).toMatchObject({
    status,
    errors: [{ code, message }],
  });
});
