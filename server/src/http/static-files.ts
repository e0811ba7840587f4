import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";

type StaticFile = {
  headers: Record<string, string>;
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  encoded: { encoding: string; bytes: Uint8Array<ArrayBuffer> }[];
};

const suffixes = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/**
 * Serves the built files of a folder from memory (docs/decisions/016). Passes every other path on.
 * Files below `/assets/` carry a hash in their name, so browsers cache them forever.
 */
export async function staticFiles(folder: string): Promise<Hono> {
  const files = await readFiles(folder);
  const app = new Hono();
  app.on(["GET", "HEAD"], "*", async (c, next) => {
    const file = files.get(c.req.path);
    if (!file) return next();
    for (const [name, value] of Object.entries(file.headers)) c.header(name, value);
    if (c.req.header("if-none-match")?.includes(file.etag)) return c.body(null, 304);
    const accepted = c.req.header("accept-encoding") ?? "";
    const compressed = file.encoded.find(({ encoding }) => accepted.includes(encoding));
    if (compressed) c.header("Content-Encoding", compressed.encoding);
    const bytes = compressed?.bytes ?? file.plain;
    c.header("Content-Length", String(bytes.byteLength));
    return c.req.method === "HEAD" ? c.body(null) : c.body(bytes);
  });
  return app;
}

async function readFiles(folder: string): Promise<Map<string, StaticFile>> {
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    contents.set(`/${relative(folder, file).split(sep).join("/")}`, await readFile(file));
  }
  const files = new Map<string, StaticFile>();
  for (const [path, plain] of contents) {
    if (suffixes.some(([, suffix]) => path.endsWith(suffix))) continue;
    const encoded = suffixes.flatMap(([encoding, suffix]) => {
      const bytes = contents.get(path + suffix);
      return bytes ? [{ encoding, bytes }] : [];
    });
    files.set(path, { plain, encoded, ...toResponseHeaders(path, plain, encoded.length > 0) });
  }
  return files;
}

function toResponseHeaders(path: string, bytes: Uint8Array, isEncoded: boolean) {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const isHashed = path.startsWith("/assets/");
  return {
    etag,
    headers: {
      "Content-Type": getMimeType(path) ?? "application/octet-stream",
      "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      "X-Content-Type-Options": "nosniff",
      ETag: etag,
      ...(isEncoded ? { Vary: "Accept-Encoding" } : {}),
    },
  };
}
