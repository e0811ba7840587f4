import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pictureRoutes } from "./pictures.routes.ts";

let folder: string;
let drawn: string[];
let drawingAtOnce: number;
let maxConcurrent: number;
/** No drawing is done before. */
let released: Promise<void>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "errand-pictures-"));
  drawn = [];
  drawingAtOnce = maxConcurrent = 0;
  released = Promise.resolve();
});

afterEach(() => rm(folder, { recursive: true }));

const open = () => {
  const app = pictureRoutes(folder, async (name, width) => {
    if (name.startsWith("unknown")) return null;
    drawn.push(`${name} ${width}`);
    maxConcurrent = Math.max(maxConcurrent, ++drawingAtOnce);
    await released;
    drawingAtOnce--;
    return Buffer.from(`picture of ${name}`);
  });
  return async (path: string) => app.request(path);
};

test("draws a picture once, keeps it, and lets browsers keep it for good", async () => {
  const response = await open()("/images/emoji-1f355-tomato/320.webp");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await response.text()).toBe("picture of emoji-1f355-tomato");
  expect(await readFile(join(folder, "emoji-1f355-tomato", "320.webp"), "utf8")).toBe(
    "picture of emoji-1f355-tomato",
  );

  expect((await open()("/images/emoji-1f355-tomato/320.webp")).status).toBe(200);
  expect(drawn).toEqual(["emoji-1f355-tomato 320"]);
});

test("many who ask at once wait for one drawing", async () => {
  const ask = open();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/images/soup/96.webp")));
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
  expect(drawn).toHaveLength(1);
});

test("draws two at a time, and refuses politely when too many wait", async () => {
  const release = Promise.withResolvers<void>();
  released = release.promise;
  const ask = open();
  let refused = 0;
  const statuses = await Promise.all(
    Array.from({ length: 250 }, async (_, index) => {
      const { status } = await ask(`/images/soup-${index}/96.webp`);
      // Two are drawn and 200 wait: as many as may.
      if (status === 503 && ++refused === 48) release.resolve();
      return status;
    }),
  );
  expect(maxConcurrent).toBe(2);
  expect(statuses.filter((status) => status === 200)).toHaveLength(202);
  expect(statuses.filter((status) => status === 503)).toHaveLength(48);
});

test.each([
  "/images/unknown/96.webp",
  "/images/soup/97.webp",
  "/images/soup/96.png",
  "/images/soup/096.webp",
  "/images/..%2fsoup/96.webp",
  "/images/%2e%2e/96.webp",
  "/images/So'up/96.webp",
  `/images/${"a".repeat(121)}/96.webp`,
])("there is no picture at %s", async (path) => {
  expect((await open()(path)).status).toBe(404);
  expect(await readdir(folder)).toEqual([]);
});

test("a drawing that fails is tried again by the next who asks", async () => {
  let fails = true;
  const app = pictureRoutes(folder, async () => {
    if (fails) throw new Error("no paint");
    return Buffer.from("picture");
  });
  app.onError((_error, c) => c.text("", 500));
  expect((await app.request("/images/soup/96.webp")).status).toBe(500);
  fails = false;
  expect((await app.request("/images/soup/96.webp")).status).toBe(200);
});
