import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { limitConcurrency } from "./limit-concurrency.ts";
import { putPicture } from "./save-picture.ts";
import { pictureWidths } from "./widths.ts";

/** Draws a picture as WebP; null when there is none of that name. */
export type RenderPicture = (name: string, width: number) => Promise<Buffer | null>;

/** Names can be put together endlessly, so not everything that can be drawn is kept. */
const maxCached = 50_000;

const nameForm = /^[a-z0-9][a-z0-9+_-]{0,119}$/;

/**
 * `GET /images/<name>/<width>.webp`. A picture is drawn when it is first asked
 * for and kept in `folder`. A name always means the same picture, so browsers
 * may keep it for good.
 */
export function pictureRoutes(folder: string, draw: RenderPicture): Hono {
  const underway = new Map<string, Promise<Buffer | null | "busy">>();
  const inTurn = limitConcurrency({ atOnce: 2, waiting: 200 });
  const kept = countKept(folder);

  async function find(name: string, width: number): Promise<Buffer | null | "busy"> {
    const file = join(folder, name, `${width}.webp`);
    // What cannot be read is drawn.
    const known = await readFile(file).catch(() => null);
    if (known) return known;
    const picture = await inTurn(() => draw(name, width));
    if (Buffer.isBuffer(picture) && kept.more()) await putPicture(file, picture);
    return picture;
  }

  /** Several who ask for the same picture at once wait for one drawing. */
  function findOnce(name: string, width: number): Promise<Buffer | null | "busy"> {
    const key = `${name}/${width}`;
    const going = underway.get(key);
    if (going) return going;
    const finding = find(name, width).finally(() => underway.delete(key));
    underway.set(key, finding);
    return finding;
  }

  const app = new Hono();
  app.get("/images/:name/:file", async (c) => {
    const { name, file } = c.req.param();
    const width = pictureWidths.find((one) => file === `${one}.webp`);
    const picture = width && nameForm.test(name) ? await findOnce(name, width) : null;
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

function countKept(folder: string) {
  let count = 0;
  void readdir(folder, { recursive: true }).then(
    (found) => {
      count += found.length;
    },
    () => {},
  );
  return { more: () => count < maxCached && ++count > 0 };
}
