import { type Context, Hono } from "hono";
import type { Database } from "../database/database.ts";
import type { PictureEncoder } from "../requests/picture-encoder.types.ts";
import { maxShownPages, readContent } from "./private-files.data.ts";
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

interface FileRoutesApi {
  db: Database;
  files: PrivateFiles;
  encoder: Pick<PictureEncoder, "page">;
  clock: () => Date;
}

/**
 * `GET /files/<key>/<end>/<signature>`: a private file for as long as its link lasts, and with
 * `/<page>` a picture of a page of a document. A file whose subject is gone is not found, whatever
 * its link says.
 */
export function privateFileRoutes({ db, files, encoder, clock }: FileRoutesApi): Hono {
  const { storage, links } = files;

  async function open(parameters: Parameters<typeof links.read>[0]) {
    const now = clock();
    const link = links.read(parameters, now);
    const file = link && (await readContent({ db, storage }, link.key));
    if (!link || !file) return null;
    const seconds = Math.floor((link.expiresAt.getTime() - now.getTime()) / 1000);
    return { ...file, headers: { ...headers, "Cache-Control": `private, max-age=${seconds}` } };
  }

  return new Hono()
    .get("/files/:key/:expires/:signature", async (c) => {
      const file = await open(c.req.param());
      if (!file) return notFound(c);
      const { content, documentName } = file;
      return c.body(new Uint8Array(content), 200, {
        ...file.headers,
        "Content-Type": documentName === null ? "image/webp" : "application/pdf",
        "Content-Length": String(content.length),
        "Content-Disposition": dispositionOf(documentName),
      });
    })
    .get("/files/:key/:expires/:signature/:page{[0-9]{1,2}}", async (c) => {
      const file = await open(c.req.param());
      const page = Number(c.req.param("page"));
      if (!file || page < 1 || page > Math.min(file.pages, maxShownPages)) return notFound(c);
      const picture = await encoder.page(file.content, page, maxPageSide);
      return c.body(new Uint8Array(picture.content), 200, {
        ...file.headers,
        "Content-Type": "image/webp",
        "Content-Disposition": "inline",
      });
    });
}

/** In pixels: enough to read the small print of a page. */
const maxPageSide = 2000;

const headers = {
  "Content-Security-Policy": policy,
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
  "Cross-Origin-Resource-Policy": "same-site",
};

function notFound(c: Context) {
  return c.text("no such file\n", 404, { "Cache-Control": "no-store" });
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
