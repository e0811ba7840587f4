import { Hono } from "hono";
import type { Database } from "../database/database.ts";
import { readContent } from "./private-files.data.ts";
import type { PrivateFiles } from "./private-files.ts";

/**
 * A document runs no scripts, and no page shows it in a frame. The viewers of browsers need no
 * more.
 */
const policy = [
  "script-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * `GET /files/<key>/<end>/<signature>`: a private file for as long as its link lasts. A file whose
 * subject is gone is not found, whatever its link says.
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
    const file = link && (await readContent({ db, storage }, link.key));
    if (!link || !file) return c.text("no such file\n", 404, { "Cache-Control": "no-store" });
    const seconds = Math.floor((link.expiresAt.getTime() - now.getTime()) / 1000);
    const { content, documentName } = file;
    return c.body(new Uint8Array(content), 200, {
      "Content-Type": documentName === null ? "image/webp" : "application/pdf",
      "Content-Length": String(content.length),
      "Cache-Control": `private, max-age=${seconds}`,
      "Content-Disposition": dispositionOf(documentName),
      "Content-Security-Policy": policy,
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
      "Cross-Origin-Resource-Policy": "same-site",
    });
  });
}

/** Shown in the browser; who saves a document gets its name. */
function dispositionOf(documentName: string | null): string {
  if (documentName === null) return "inline";
  const name = encodeURIComponent(documentName).replaceAll(/['()*]/g, percentEncoded);
  return `inline; filename*=UTF-8''${name}`;
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
