import { pipeline, Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from "node:zlib";
import type { Context, MiddlewareHandler } from "hono";
import { getResponseText } from "./response-text.ts";

/**
 * Bytes. A smaller response, as most writes have, arrives with the first packets in any case.
 * Compressing it takes longer than sending it, and Node keeps the buffers of each compressor until
 * the next full collection of garbage.
 */
const minBytes = 4096;
/**
 * Bytes. Handing a smaller response to another thread and back takes longer than compressing it.
 */
const maxBytesAtOnce = 16 * 1024;

/** Fast enough for each response; built files are compressed harder, at build. */
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};
const gzipLevel = 4;

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify<Buffer, { level: number }, Buffer>(gzip);

/** The encoding of a response for this `Accept-Encoding`; null means uncompressed. */
export function encodingFor(accepted: string | undefined): "br" | "gzip" | null {
  if (/\bbr\b/.test(accepted ?? "")) return "br";
  return /\bgzip\b/.test(accepted ?? "") ? "gzip" : null;
}

/** Compresses pages and data. Each part of a page is sent as soon as it is rendered. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, status } = c.res;
  const type = headers.get("content-type") ?? "";
  const isPage = type.startsWith("text/html");
  if (!isPage && !/^(application\/json|image\/svg|text\/(plain|css|javascript))/.test(type)) return;
  const isDecided =
    headers.has("content-encoding") || /accept-encoding/i.test(headers.get("vary") ?? "");
  if (isDecided) return;
  headers.append("Vary", "Accept-Encoding");

  const encoding = encodingFor(c.req.header("accept-encoding"));
  if (encoding === null || c.req.method === "HEAD") return;
  const text = getResponseText(c.res);
  if (text !== undefined) {
    const plain = Buffer.from(text);
    if (plain.length >= minBytes) replaceBody(c, await compressBytes(plain, encoding), encoding);
    return;
  }
  if (!c.res.body) return;

  if (isPage) {
    const compressor = encoding === "br" ? brotliStream() : gzipStream();
    // Not `compose`: when a client disconnects between the last chunk and the end, its error has no
    // listener and would end the process. Here both streams report errors to the reader of the
    // response. The web stream and Node's type for it are the same at run time.
    pipeline(Readable.fromWeb(c.res.body as NodeStream), compressor, () => {});
    c.res = new Response(Readable.toWeb(compressor) as ReadableStream, { status, headers });
  } else {
    const plain = Buffer.from(await c.res.arrayBuffer());
    if (plain.length < minBytes) {
      c.res = new Response(plain, { status, headers });
      return;
    }
    const bytes = await compressBytes(plain, encoding);
    c.res = new Response(new Uint8Array(bytes), { status, headers });
  }
  c.res.headers.delete("Content-Length");
  c.res.headers.set("Content-Encoding", encoding);
};

/** Assigned to nothing first, because Hono copies the previous response into the next one. */
function replaceBody(c: Context, bytes: Buffer, encoding: string) {
  const { status, headers } = c.res;
  headers.delete("Content-Length");
  headers.set("Content-Encoding", encoding);
  c.res = undefined;
  c.res = new Response(new Uint8Array(bytes), { status, headers });
}

function compressBytes(plain: Buffer, encoding: "br" | "gzip"): Buffer | Promise<Buffer> {
  const isSmall = plain.length <= maxBytesAtOnce;
  if (encoding === "br") {
    const options = { params: brotliParams };
    return isSmall ? brotliCompressSync(plain, options) : brotliBytes(plain, options);
  }
  const options = { level: gzipLevel };
  return isSmall ? gzipSync(plain, options) : gzipBytes(plain, options);
}

const brotliStream = () =>
  createBrotliCompress({ params: brotliParams, flush: constants.BROTLI_OPERATION_FLUSH });

const gzipStream = () => createGzip({ level: gzipLevel, flush: constants.Z_SYNC_FLUSH });
