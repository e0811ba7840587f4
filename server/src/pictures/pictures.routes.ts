import { Hono } from "hono";
import { readPictureSegment } from "./picture-url.ts";
import type { Pictures } from "./pictures.ts";
import { sendPicture } from "./send-picture.ts";
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
