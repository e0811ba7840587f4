import { type Duplex, Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

/** Below this the compressed answer takes as many packets as the plain one. */
const worthwhile = 1024;

/** Fast enough to be done for each answer; what is built once is compressed harder, at build. */
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};
const gzipLevel = 4;

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify<Buffer, { level: number }, Buffer>(gzip);

/** How an answer is packed for who sends this `Accept-Encoding`; null for as it is. */
export function encodingFor(accepted: string | undefined): "br" | "gzip" | null {
  if (/\bbr\b/.test(accepted ?? "")) return "br";
  return /\bgzip\b/.test(accepted ?? "") ? "gzip" : null;
}

/** Compresses pages and data. What streams stays a stream: each part of a page leaves when it is drawn. */
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
  if (encoding === null || c.req.method === "HEAD" || !c.res.body) return;

  if (isPage) {
    const packer = encoding === "br" ? brotliStream() : gzipStream();
    // The same stream under two names: the web's, and Node's types for it.
    const body = Readable.fromWeb(c.res.body as NodeStream).compose<Duplex>(packer);
    c.res = new Response(Readable.toWeb(body) as ReadableStream, { status, headers });
  } else {
    const plain = Buffer.from(await c.res.arrayBuffer());
    if (plain.length < worthwhile) {
      c.res = new Response(plain, { status, headers });
      return;
    }
    const bytes =
      encoding === "br"
        ? await brotliBytes(plain, { params: brotliParams })
        : await gzipBytes(plain, { level: gzipLevel });
    c.res = new Response(new Uint8Array(bytes), { status, headers });
  }
  c.res.headers.delete("Content-Length");
  c.res.headers.set("Content-Encoding", encoding);
};

const brotliStream = () =>
  createBrotliCompress({ params: brotliParams, flush: constants.BROTLI_OPERATION_FLUSH });

const gzipStream = () => createGzip({ level: gzipLevel, flush: constants.Z_SYNC_FLUSH });
