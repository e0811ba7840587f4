import { Hono } from "hono";
import type { Database } from "../database/database.ts";
import { readContent } from "./private-files.data.ts";
import type { PrivateFiles } from "./private-files.ts";

/**
 * `GET /files/<key>/<end>/<signature>`: a private file for as long as its link lasts. A file whose subject
 * is gone is not found, whatever its link says.
 */
export function privateFileRoutes({
  db,
  files: { storage, links },
  clock,
}: {
  db: Database;
  files: PrivateFiles;
  clock: () => Date;
}): Hono {
  return new Hono().get("/files/:key/:expires/:signature", async (c) => {
    const now = clock();
    const link = links.read(c.req.param(), now);
    const content = link && (await readContent({ db, storage }, link.key));
    if (!link || !content) return c.text("no such file\n", 404, { "Cache-Control": "no-store" });
    const seconds = Math.floor((link.expiresAt.getTime() - now.getTime()) / 1000);
    return c.body(new Uint8Array(content), 200, {
      "Content-Type": "image/webp",
      "Content-Length": String(content.length),
      "Cache-Control": `private, max-age=${seconds}`,
      "Content-Disposition": "inline",
      "X-Robots-Tag": "noindex",
      "Cross-Origin-Resource-Policy": "same-site",
    });
  });
}
