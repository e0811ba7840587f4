import { testPdf } from "@errand/core/testing-pdf";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "../database/database.ts";
import { startTestApi } from "../testing.ts";
import {
  attachFiles,
  deleteUnattachedFiles,
  detachFiles,
  readFilesOf,
  storePictures,
} from "./private-files.data.ts";
import { privateFileRoutes } from "./private-files.routes.ts";
import { privateFiles } from "./private-files.tables.ts";

const { api, db, setNow } = await startTestApi();
const { storage, links } = api.files;
const { encoder } = api;
const routes = privateFileRoutes(api);
const details = { purpose: "prescription", field: "order_attachment" } as const;

beforeEach(async () => {
  setNow(null);
  await db.delete(privateFiles);
});

const coloured = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3 as const, background },
});

/** With a mark, because nothing is to be seen in a picture of one colour. */
const painted = (width: number, height: number) =>
  sharp(coloured(width, height, "#345")).composite([
    { input: coloured(width / 2, height / 2, "#fed") },
  ]);

async function photo({ width = 60, height = 40 } = {}) {
  const bytes = await painted(width, height)
    .withExif({ IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "note.txt", { type: "text/plain" });
}

async function attached(subject: string) {
  const [key = ""] = await storePictures({ db, storage, encoder }, [await photo()], details);
  await attachFiles(db, [key], subject);
  return key;
}

const open = (key: string) => routes.request(new URL(links.urlOf(key, api.clock())).pathname);

test("an attached picture is sent by its link, without its metadata", async () => {
  const response = await open(await attached("order:1"));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(response.headers.get("cache-control")).toMatch(/^private, max-age=\d+$/);
  const { format, width, exif } = await sharp(await response.arrayBuffer()).metadata();
  expect({ format, width, exif }).toEqual({ format: "webp", width: 60, exif: undefined });
});

test("a link does not work after its end", async () => {
  const key = await attached("order:1");
  const { pathname } = new URL(links.urlOf(key, api.clock()));
  setNow(new Date(Date.now() + 3_600_000));
  expect((await routes.request(pathname)).status).toBe(404);
});

test("a picture that belongs to nothing is not sent", async () => {
  const [key = ""] = await storePictures({ db, storage, encoder }, [await photo()], details);
  expect((await open(key)).status).toBe(404);
});

test("a picture cannot be attached twice, nor by a transaction that is rolled back", async () => {
  const key = await attached("order:1");
  await expect(attachFiles(db, [key], "order:2")).rejects.toThrow("attached before");

  const [other = ""] = await storePictures({ db, storage, encoder }, [await photo()], details);
  const failure = new Error("rolled back");
  await expect(
    inTransaction(db, async (tx) => {
      await attachFiles(tx, [other], "order:2");
      throw failure;
    }),
  ).rejects.toBe(failure);
  expect(await readFilesOf(db, ["order:2"])).toEqual([]);
});

test("files are read in the order in which they were sent", async () => {
  const names = Array.from({ length: 8 }, (_, index) => `${index}.pdf`);
  const papers = names.map((name) => new File([testPdf()], name));
  const keys = await storePictures({ db, storage, encoder }, papers, details);
  await attachFiles(db, keys, "order:8");
  const files = await readFilesOf(db, ["order:8"]);
  expect(files.map(({ documentName }) => documentName)).toEqual(names);
});

test("a large picture is reduced", async () => {
  await storePictures(
    { db, storage, encoder },
    [await photo({ width: 4000, height: 1000 })],
    details,
  );
  const [stored] = await db.select().from(privateFiles);
  expect([stored?.width, stored?.height]).toEqual([2000, 500]);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
test.each<[string, string | Uint8Array<ArrayBuffer>]>([
  ["a script", "<script>alert(1)</script>"],
  ["a drawing with a script", svg],
  ["nothing", ""],
  ["the beginning of a picture", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
])("refuses %s, whatever its name says", async (_what, content) => {
  const file = new File([content], "photo.jpg", { type: "image/jpeg" });
  const upload = storePictures({ db, storage, encoder }, [await photo(), file], details);
  await expect(upload).rejects.toMatchObject({
    key: "picture_type_unsupported",
    field: "order_attachment",
  });
  expect(await db.$count(privateFiles)).toBe(0);
});

test("deletes what has belonged to nothing for a day, and nothing else", async () => {
  const kept = await attached("order:1");
  const leaving = await attached("order:2");
  const [fresh = ""] = await storePictures({ db, storage, encoder }, [await photo()], details);
  const [stale = ""] = await storePictures({ db, storage, encoder }, [await photo()], details);
  await db.execute(
    sql`update private_files set created_at = now() - interval '25 hours' where key in (${stale}, ${kept})`,
  );
  await detachFiles(db, ["order:2"]);
  await deleteUnattachedFiles(db, storage);

  const keys = (await db.select().from(privateFiles)).map(({ key }) => key);
  expect(keys.toSorted()).toEqual([kept, fresh].toSorted());
  expect(await storage.get(leaving)).toBeNull();
  expect(await storage.get(stale)).toBeNull();
  expect(await storage.get(kept)).not.toBeNull();
});
