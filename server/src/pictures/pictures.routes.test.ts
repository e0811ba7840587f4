import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drawingVersion } from "./drawing-version.ts";
import { pictureUrl } from "./picture-url.ts";
import { pictureRoutes } from "./pictures.routes.ts";
import { createPictures } from "./pictures.ts";

let folder: string;
let rendered: string[];
let running: number;
let maxRunning: number;
/** Renderings finish once it resolves. */
let released: Promise<void>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "errand-pictures-"));
  rendered = [];
  running = maxRunning = 0;
  released = Promise.resolve();
});

afterEach(() => rm(folder, { recursive: true }));

const open = ({ waitMs }: { waitMs?: number } = {}) => {
  const pictures = createPictures(folder, async (name, width) => {
    if (name.startsWith("unknown")) return null;
    rendered.push(`${name} ${width}`);
    maxRunning = Math.max(maxRunning, ++running);
    await released;
    running--;
    return Buffer.from(`picture of ${name}`);
  });
  const app = pictureRoutes(pictures, waitMs);
  return async (path: string) => app.request(path);
};

test("renders a picture once, stores it, and lets browsers cache it forever", async () => {
  const path = pictureUrl("", "emoji-1f355-tomato").replace("640", "320");
  const response = await open()(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await response.text()).toBe("picture of emoji-1f355-tomato");
  const stored = join(folder, `drawn-${drawingVersion}`, "emoji-1f355-tomato", "320.webp");
  expect(await readFile(stored, "utf8")).toBe("picture of emoji-1f355-tomato");

  expect((await open()(path)).status).toBe(200);
  expect(rendered).toEqual(["emoji-1f355-tomato 320"]);
});

test("renders once for all requests that wait for the same picture", async () => {
  const ask = open();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => ask("/images/soup/96.webp")),
  );
  expect(responses.map((response) => response.status)).toEqual(Array(20).fill(200));
  expect(rendered).toHaveLength(1);
});

test("redirects to the same picture while it is still drawn, until the last request waits for it", async () => {
  const release = Promise.withResolvers<void>();
  released = release.promise;
  const ask = open({ waitMs: 1 });
  let path = "/images/soup/96.webp";
  for (let count = 1; count <= 15; count++) {
    const early = await ask(path);
    expect(early.status).toBe(307);
    expect(early.headers.get("cache-control")).toBe("no-store");
    path = early.headers.get("location") ?? "";
    expect(path).toBe(`/images/soup/96.webp?redirects=${count}`);
  }
  const last = ask(path);
  release.resolve();
  expect((await last).status).toBe(200);
  expect(rendered).toHaveLength(1);
});

test("renders two at a time, and returns 503 when too many requests wait", async () => {
  const release = Promise.withResolvers<void>();
  released = release.promise;
  const ask = open();
  let refused = 0;
  const statuses = await Promise.all(
    Array.from({ length: 250 }, async (_, index) => {
      const { status } = await ask(`/images/soup-${index}/96.webp`);
      // Two run and 200 wait.
      if (status === 503 && ++refused === 48) release.resolve();
      return status;
    }),
  );
  expect(maxRunning).toBe(2);
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
  "/images/soup.0/96.webp",
  "/images/soup.1.2/96.webp",
  `/images/photo-${"0".repeat(32)}.1/96.webp`,
  `/images/${"a".repeat(121)}/96.webp`,
])("returns 404 for %s", async (path) => {
  expect((await open()(path)).status).toBe(404);
  expect(await readdir(folder)).toEqual([]);
});

test("renders again on the next request after a failure", async () => {
  let fails = true;
  const pictures = createPictures(folder, async () => {
    if (fails) throw new Error("rendering failed");
    return Buffer.from("picture");
  });
  const app = pictureRoutes(pictures);
  app.onError((_error, c) => c.text("", 500));
  expect((await app.request("/images/soup/96.webp")).status).toBe(500);
  fails = false;
  expect((await app.request("/images/soup/96.webp")).status).toBe(200);
});

test("draws a stored picture again when its drawing has another version", async () => {
  const drawnBy = (version: number) =>
    createPictures(folder, async () => Buffer.from(`drawn by ${version}`), version);
  expect(String(await drawnBy(1).find("soup", 96))).toBe("drawn by 1");
  expect(String(await drawnBy(2).find("soup", 96))).toBe("drawn by 2");
  expect(String(await drawnBy(1).find("soup", 96))).toBe("drawn by 1");
});

test.each(["soup", `soup.${drawingVersion - 1}`, `soup.${drawingVersion + 1}`])(
  "lets browsers cache %s for minutes only, which another release may draw in another way",
  async (segment) => {
    const response = await open()(`/images/${segment}/96.webp`);
    expect(await response.text()).toBe("picture of soup");
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    expect(rendered).toEqual(["soup 96"]);
  },
);

test("finds uploaded pictures beside the drawn ones, and lets browsers cache them forever", async () => {
  const name = `photo-${"0".repeat(32)}`;
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, "640.webp"), "uploaded");
  const response = await open()(pictureUrl("", name));
  expect(await response.text()).toBe("uploaded");
  expect(response.headers.get("cache-control")).toContain("immutable");
});
