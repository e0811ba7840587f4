import { access } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { deleteOldUploads } from "../catalog/uploads.data.ts";
import { pictureUploads } from "../catalog/uploads.tables.ts";
import { testPicture } from "../chat/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { api, ask, db } = await startTestApi();
const shop = await seedShop(db);
const [storeId, otherId] = shop.grocery.storeIds;
let owner: { token: string };
let other: { token: string };

beforeAll(async () => {
  owner = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
  other = await addStaff(db, { kind: "store_staff", role: "owner", storeId: otherId });
});

let keys = 0;
async function upload(file?: File) {
  keys += 1;
  const key = `upload-of-a-picture-${keys}`;
  const image = file ?? (await testPicture());
  return ask("POST /store/pictures", { image }, { token: owner.token, key });
}
const name = (itemId: number, images: string[], caller = owner) =>
  ask("PUT /store/items/{id}", { id: itemId, images }, caller);
const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];
const isStored = (picture: string) =>
  access(join(api.settings.picturesFolder, picture, "640.webp")).then(
    () => true,
    () => false,
  );

test("an uploaded picture is named by items of its store, and by no other store", async () => {
  const { status, body } = await upload();
  expect(status).toBe(201);
  expect(body.full_url).toContain(`/images/${body.name}/640.webp`);
  const [first, second] = [await addItem(db, { storeId }), await addItem(db, { storeId })];
  const foreign = await addItem(db, { storeId: otherId });
  expect(codes(await name(foreign, [body.name], other))).toEqual([422, "images"]);
  expect((await name(first, [body.name])).body.item.images).toEqual([body.name]);
  expect((await name(second, [body.name])).body.item.images).toEqual([body.name]);
  const subject = eq(auditLog.subject, `picture:${body.name}`);
  expect(await db.$count(auditLog, subject)).toBe(1);
});

test("a repeated upload with the same key is one picture", async () => {
  const image = await testPicture();
  const options = { token: owner.token, key: "upload-that-is-repeated" };
  const first = await ask("POST /store/pictures", { image }, options);
  const second = await ask("POST /store/pictures", { image }, options);
  expect(second.body).toEqual(first.body);
});

test("what is no picture is refused", async () => {
  const file = new File(["not a picture"], "note.png");
  expect(codes(await upload(file))).toEqual([415, "media_type"]);
});

test("an upload that nothing names is deleted after a day, others stay", async () => {
  const [unused, used] = [(await upload()).body.name, (await upload()).body.name];
  const itemId = await addItem(db, { storeId });
  await name(itemId, [used]);
  const folder = api.settings.picturesFolder;
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  await deleteOldUploads(db, folder, hours(23));
  expect([await isStored(unused), await isStored(used)]).toEqual([true, true]);
  await deleteOldUploads(db, folder, hours(25));
  expect([await isStored(unused), await isStored(used)]).toEqual([false, true]);
  expect(await db.$count(pictureUploads)).toBe(0);
  expect((await name(itemId, [used])).body.item.images).toEqual([used]);
});

test("an upload of the desk is a picture of entries, and of nothing of a store", async () => {
  const desk = await addStaff(db, { kind: "operator", role: "owner" });
  const image = await testPicture();
  const options = { token: desk.token, key: "upload-of-a-picture-by-the-desk" };
  const { status, body } = await ask("POST /desk/pictures", { image }, options);
  expect(status).toBe(201);
  const itemId = await addItem(db, { storeId });
  expect(codes(await name(itemId, [body.name]))).toEqual([422, "images"]);
  const values = {
    ...{ module_id: shop.grocery.moduleId, image: body.name },
    title: { en: "Fresh", fr: "Frais" },
  };
  const banner = { token: desk.token, key: "banner-with-a-picture-of-the-desk" };
  expect((await ask("POST /desk/banners", { values }, banner)).status).toBe(201);
  const later = new Date(Date.now() + 25 * 3_600_000);
  await deleteOldUploads(db, api.settings.picturesFolder, later);
  expect(await isStored(body.name)).toBe(true);
});
