import { createHash } from "node:crypto";
import { AppError } from "@errand/core/errors";
import type { Reader } from "./parameters.ts";

const mostBytes = 256 * 1024;
const mostFormBytes = 12 * 1024 * 1024;
const deepest = 20;

/**
 * The JSON object of a body, or, where the endpoint takes one, a form with `File`s in it; refused
 * unread when too large, compressed or of another type.
 */
export async function readBody(
  request: Request,
  form: Map<string, Reader> | null = null,
): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  const isForm = form !== null && /^multipart\/form-data\b/i.test(type);
  const most = isForm ? mostFormBytes : mostBytes;
  const length = Number(request.headers.get("content-length") ?? 0);
  if (length > most) throw new AppError("body_size");
  const encoding = request.headers.get("content-encoding");
  if (encoding && encoding !== "identity") throw new AppError("media_type");
  if (!request.body) return {};

  const bytes = await readAtMost(request.body, most);
  if (isForm) return readForm(bytes, type, form);
  const text = textOf(bytes);
  if (text === "") return {};
  if (!/^application\/json\b/i.test(type)) throw new AppError("media_type");

  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new AppError("body");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new AppError("body");
  if (depthOf(body) > deepest) throw new AppError("body");
  return body as Record<string, unknown>;
}

/** Parts named `name[]` are one list; a part left empty counts as not sent. */
async function readForm(
  bytes: Buffer<ArrayBuffer>,
  type: string,
  readers: Map<string, Reader>,
): Promise<Record<string, unknown>> {
  const parts = await new Response(bytes, { headers: { "content-type": type } })
    .formData()
    .catch(() => {
      throw new AppError("body");
    });
  const body: Record<string, unknown> = {};
  for (const [key, value] of parts) {
    const isEmpty = typeof value === "string" ? value === "" : value.size === 0;
    if (isEmpty) continue;
    const name = key.replace(/\[\]$/, "");
    if (name !== key) body[name] = [...((body[name] as unknown[] | undefined) ?? []), value];
    else body[name] = typeof value === "string" ? (readers.get(name)?.(value) ?? value) : value;
  }
  return body;
}

/** A body in which files are told by what is in them, to compare it with another. */
export async function withFilesByDigest(body: Record<string, unknown>) {
  const told = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(told));
    if (!(value instanceof File)) return value;
    return createHash("sha256")
      .update(await value.bytes())
      .digest("base64url");
  };
  const entries = Object.entries(body).map(async ([name, value]) => [name, await told(value)]);
  return Object.fromEntries(await Promise.all(entries));
}

async function readAtMost(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError("body_size");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("body");
  }
}

function depthOf(value: unknown, depth = 1): number {
  if (depth > deepest || typeof value !== "object" || value === null) return depth;
  return Math.max(depth, ...Object.values(value).map((inner) => depthOf(inner, depth + 1)));
}
