import { type Context, Hono } from "hono";
import type { Drawn } from "./drawing-store.ts";
import { readPictureSegment } from "./picture-url.ts";
import type { Pictures } from "./pictures.ts";
import { pictureWidths } from "./widths.ts";

/**
 * `GET /images/<name>.<version>/<width>.webp`; saved pictures have no version. Such a URL always means the
 * same picture, so browsers cache it forever. With another version, or none, it means the current drawing for
 * a few minutes: it comes from a page that another release rendered.
 */
export function pictureRoutes(pictures: Pick<Pictures, "find">): Hono {
  return new Hono().get("/images/:segment/:file", async (c) => {
    const { segment, file } = c.req.param();
    const width = pictureWidths.find((candidate) => file === `${candidate}.webp`);
    const named = readPictureSegment(segment);
    const picture = width && named ? await pictures.find(named.name, width) : null;
    return sendPicture(c, picture, { type: "image/webp", isForever: named?.isCurrent === true });
  });
}

/** Sends a picture, which caches keep forever or for a few minutes. */
export function sendPicture(
  c: Context,
  picture: Drawn,
  { type, isForever }: { type: string; isForever: boolean },
): Response {
  if (picture === "busy") return c.text("busy\n", 503, { "Retry-After": "1" });
  if (picture === null) return c.text("no such picture\n", 404, { "Cache-Control": "no-cache" });
  return c.body(new Uint8Array(picture), 200, {
    "Content-Type": type,
    "Content-Length": String(picture.length),
    "Cache-Control": isForever ? "public, max-age=31536000, immutable" : "public, max-age=300",
    "X-Content-Type-Options": "nosniff",
  });
}
