import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { createInFlight } from "../caching/in-flight.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import { writePicture } from "./save-picture.ts";
import { pictureWidths } from "./widths.ts";

/** Renders a picture as WebP; null when no picture has that name. */
export type RenderPicture = (name: string, width: number) => Promise<Buffer | null>;

/** The pictures that a server draws. Another `version` draws them anew. */
export type DrawnPictures = { render: RenderPicture; version: string };

/** Names can be combined endlessly, so not every picture that can be rendered is stored. */
const maxStored = 50_000;

const nameForm = /^[a-z0-9][a-z0-9+_-]{0,119}$/;
const savedForm = /^(?:photo|goods)-[0-9a-f]{32}$/;

/**
 * `GET /images/<name>/<width>.webp`. A picture is rendered on its first request, once for all waiting
 * requests, and stored in `folder`. A name always means the same picture, so browsers cache it forever.
 */
export function pictureRoutes(folder: string, { render, version }: DrawnPictures): Hono {
  const inFlight = createInFlight<Buffer | null | "busy">();
  const limited = limitConcurrency({ running: 2, waiting: 200, newestFirstAbove: 24 });
  const drawn = join(folder, `drawn-${version}`);
  const mayStore = countStored(drawn);

  async function find(name: string, width: number): Promise<Buffer | null | "busy"> {
    const file = join(savedForm.test(name) ? folder : drawn, name, `${width}.webp`);
    // A file that cannot be read is rendered again.
    const stored = await readFile(file).catch(() => null);
    if (stored) return stored;
    const picture = await limited(() => render(name, width));
    if (Buffer.isBuffer(picture) && mayStore()) await writePicture(file, picture);
    return picture;
  }

  const app = new Hono();
  app.get("/images/:name/:file", async (c) => {
    const { name, file } = c.req.param();
    const width = pictureWidths.find((candidate) => file === `${candidate}.webp`);
    const picture =
      width && nameForm.test(name)
        ? await inFlight.share(`${name}/${width}`, () => find(name, width))
        : null;
    if (picture === "busy") return c.text("busy\n", 503, { "Retry-After": "1" });
    if (picture === null) return c.text("no such picture\n", 404, { "Cache-Control": "no-cache" });
    return c.body(new Uint8Array(picture), 200, {
      "Content-Type": "image/webp",
      "Content-Length": String(picture.length),
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    });
  });
  return app;
}

/** Returns whether one more picture may be stored, and counts it if so. */
function countStored(folder: string): () => boolean {
  let count = 0;
  void readdir(folder, { recursive: true }).then(
    (files) => {
      count += files.length;
    },
    () => {},
  );
  return () => {
    if (count >= maxStored) return false;
    count += 1;
    return true;
  };
}
