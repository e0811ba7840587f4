import { Hono } from "hono";
import { TimeLimitError, withTimeLimit } from "../process/time-limit.ts";
import { readPictureSegment } from "./picture-url.ts";
import type { Pictures } from "./pictures.ts";
import { sendPicture } from "./send-picture.ts";
import { pictureWidths } from "./widths.ts";

/** Milliseconds that a request waits for a drawing. */
const patienceMs = 2_000;
/** Browsers follow 20. */
const maxRedirects = 15;

/**
 * `GET /images/<name>.<version>/<width>.webp`; saved pictures have no version. Such a URL always
 * means the same picture, so browsers cache it forever. With another version, or none, it means the
 * current drawing for a few minutes: it comes from a page that another release rendered.
 *
 * A picture that is still being drawn redirects to itself: a browser opens six connections to a
 * shop, and as many slow pictures would keep its next page from loading. It asks for them again
 * after what is more urgent; the last time waits.
 */
export function pictureRoutes(pictures: Pick<Pictures, "find">, waitMs = patienceMs): Hono {
  return new Hono().get("/images/:segment/:file", async (c) => {
    const { segment, file } = c.req.param();
    const width = pictureWidths.find((candidate) => file === `${candidate}.webp`);
    const named = readPictureSegment(segment);
    if (!width || !named) return sendPicture(c, null, { type: "image/webp", isForever: false });
    const redirects = Number(c.req.query("redirects") ?? 0);
    const found = pictures.find(named.name, width);
    try {
      const picture = await (redirects < maxRedirects
        ? withTimeLimit(found, "a picture", waitMs)
        : found);
      return sendPicture(c, picture, { type: "image/webp", isForever: named.isCurrent });
    } catch (error) {
      if (!(error instanceof TimeLimitError) || !(redirects < maxRedirects)) throw error;
      const Location = `${c.req.path}?redirects=${redirects + 1}`;
      return c.body(null, 307, { Location, "Cache-Control": "no-store" });
    }
  });
}
