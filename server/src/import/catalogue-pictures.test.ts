import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { startImports } from "./testing.ts";

const { folder, picturesFolder, fileOf, newStore, itemsOf, importing } = await startImports();

const row = (sku: string, picture: string) => ({
  sku,
  name: `Picture ${sku}`,
  price: 1,
  stock: 1,
  category: "Art",
  picture,
});
const linesOf = (...rows: object[]) => rows.map((record) => JSON.stringify(record)).join("\n");
const red = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "red" } })
    .png()
    .toBuffer();
/** The folder does not exist before the first picture is stored. */
const storedPictures = () => readdir(picturesFolder).catch(() => []);

test("reads pictures by name from a folder, resizes them to every width and stores each once", async () => {
  const storeId = await newStore("gallery");
  await fileOf("red.png", await red());
  const file = await fileOf("h.jsonl", linesOf(row("1", "red.png"), row("2", "red.png")));
  const options = { store: "gallery", givenPictures: folder };
  await importing(file, options);
  await importing(file, options);
  const [first, second] = await itemsOf(storeId);
  expect(first?.images).toHaveLength(1);
  expect(second?.images).toEqual(first?.images);
  expect(await storedPictures()).toEqual(first?.images);
  const resized = await readFile(join(picturesFolder, first?.images[0] ?? "", "640.webp"));
  expect(await sharp(resized).metadata()).toMatchObject({
    format: "webp",
    width: 640,
    height: 640,
  });
});

/** Serves a picture and a redirect to another loopback address; records its requests. */
async function openServer() {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    requests.push(`${request.headers.host} ${request.url}`);
    if (request.url === "/red.png") response.end(await red());
    else if (request.url === "/moved.png") {
      response.writeHead(302, { Location: `http://127.0.0.2:${port}/red.png` }).end();
    } else response.writeHead(404).end();
  }).listen(0, "0.0.0.0");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { requests, port, url: `http://127.0.0.1:${port}` };
}

test("fetches pictures by URL", async () => {
  const storeId = await newStore("web-gallery");
  const { url } = await openServer();
  const rows = linesOf(row("1", `${url}/red.png`), row("2", `${url}/blue.png`));
  const report = await importing(await fileOf("i.jsonl", rows), {
    store: "web-gallery",
    keepGoing: true,
    isAllowedAddress: () => true,
  });
  expect(report.refused).toEqual([{ at: "line 2", reason: `picture ${url}/blue.png answers 404` }]);
  expect((await itemsOf(storeId))[0]?.images).toHaveLength(1);
});

test("refuses pictures on private and loopback addresses unless they are allowed", async () => {
  await newStore("walled-gallery");
  const { requests, port, url } = await openServer();
  const hosts = ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "0.0.0.0", "2130706433"];
  const sources = hosts.map((host) => `http://${host}:${port}/red.png`);
  const file = await fileOf(
    "k.jsonl",
    linesOf(...sources.map((source, index) => row(`${index}`, source))),
  );
  expect((await importing(file, { store: "walled-gallery" })).refused).toEqual(
    sources.map((source, index) => ({
      at: `line ${index + 1}`,
      reason: `picture ${source} lies in a private network (--allow-private-pictures)`,
    })),
  );
  expect(requests).toEqual([]);

  // An allowed address that redirects to a forbidden one.
  const moved = await fileOf("l.jsonl", linesOf(row("1", `${url}/moved.png`)));
  const isAllowedAddress = (address: string) => address === "127.0.0.1";
  const report = await importing(moved, { store: "walled-gallery", isAllowedAddress });
  expect(report.refused).toMatchObject([{ reason: expect.stringContaining("private network") }]);
  expect(requests).toEqual([`127.0.0.1:${port} /moved.png`]);
});

test("refuses rows with unavailable pictures, and removes the pictures stored by the failed import", async () => {
  await newStore("corner");
  await fileOf("false.png", "not a picture");
  const green = sharp({ create: { width: 9, height: 9, channels: 3, background: "green" } });
  await fileOf("green.png", await green.png().toBuffer());
  const before = await storedPictures();
  const sources = ["green.png", "false.png", "none.png", "../h.jsonl"];
  const rows = linesOf(...sources.map((source, index) => row(String(index), source)));
  const file = await fileOf("j.jsonl", rows);
  expect((await importing(file, { givenPictures: folder })).refused).toEqual([
    { at: "line 2", reason: "picture false.png is no JPEG, PNG, GIF or WebP" },
    { at: "line 3", reason: "picture none.png is not in the folder" },
    { at: "line 4", reason: "picture ../h.jsonl is not the name of a file" },
  ]);
  expect(await storedPictures()).toEqual(before);
  expect((await importing(file, { map: "pictures=" })).refused).toEqual([]);
});
