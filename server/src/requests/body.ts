import { createHash } from "node:crypto";
import { AppError } from "@errand/core/errors";
import type { BodyBudget } from "./body-budget.ts";
import type { TextReader } from "./parameters.ts";

const maxJsonBytes = 256 * 1024;
const maxFormBytes = 12 * 1024 * 1024;
/** Declared bytes count before they arrive, so they are few. */
const maxBytesAtOnce = 16 * 1024;
const maxDepth = 20;

/**
 * Checks the headers of a body before reading it, and returns whether it is a form that the
 * endpoint accepts. Throws `AppError` when the body is too large or compressed.
 */
export function checkBodyHeaders({ headers }: Request, takesForm: boolean): { isForm: boolean } {
  const isForm = takesForm && /^multipart\/form-data\b/i.test(headers.get("content-type") ?? "");
  const length = Number(headers.get("content-length") ?? 0);
  if (length > maxBytesOf(isForm)) throw new AppError("body_too_large");
  const encoding = headers.get("content-encoding");
  if (encoding && encoding !== "identity") throw new AppError("media_type");
  return { isForm };
}

/**
 * Returns the JSON object of a body, or the fields of a form with its `File`s. Throws `AppError`
 * for an invalid body, `Throttled` when too many bodies are being received.
 */
export async function readBody(
  request: Request,
  isForm: boolean,
  {
    readers,
    budget,
    address,
  }: { readers: Map<string, TextReader>; budget: BodyBudget; address: string },
): Promise<Record<string, unknown>> {
  const bytes = await receiveBody(request, { isForm, budget, address });
  if (!bytes) return {};
  const type = request.headers.get("content-type") ?? "";
  if (isForm) return readForm(bytes, type, readers);
  const text = decodeText(bytes);
  if (text === "") return {};
  if (!/^application\/json\b/i.test(type)) throw new AppError("media_type");

  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new AppError("body_malformed");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new AppError("body_malformed");
  if (depthOf(body) > maxDepth) throw new AppError("body_malformed");
  return body as Record<string, unknown>;
}

/**
 * Returns all bytes; null without a body. A short body is read without a stream, which takes longer
 * than the rest.
 */
function receiveBody(
  request: Request,
  { isForm, budget, address }: { isForm: boolean; budget: BodyBudget; address: string },
): Promise<Buffer<ArrayBuffer>> | null {
  const declared = request.headers.get("content-length");
  // Asking for the body of a request creates it as a stream.
  if (declared === "0") return null;
  const length = Number(declared ?? 0);
  if (length > 0 && length <= maxBytesAtOnce && !request.headers.has("transfer-encoding")) {
    return budget.receiveAtOnce(address, length, () => request.arrayBuffer());
  }
  return request.body && budget.receive(address, request.body, maxBytesOf(isForm));
}

const maxBytesOf = (isForm: boolean) => (isForm ? maxFormBytes : maxJsonBytes);

/** Parts named `name[]` form one list; an empty part counts as missing. */
async function readForm(
  bytes: Buffer<ArrayBuffer>,
  type: string,
  readers: Map<string, TextReader>,
): Promise<Record<string, unknown>> {
  const parts = await new Response(bytes, { headers: { "content-type": type } })
    .formData()
    .catch(() => {
      throw new AppError("body_malformed");
    });
  // A map, because a part may have the name `__proto__` or `constructor`.
  const body = new Map<string, unknown>();
  for (const [key, value] of parts) {
    const isEmpty = typeof value === "string" ? value === "" : value.size === 0;
    if (isEmpty) continue;
    const name = key.replace(/\[\]$/, "");
    const isList = name !== key;
    const previous = body.get(name);
    if (previous !== undefined && isList !== Array.isArray(previous))
      throw new AppError("body_malformed");
    const read = typeof value === "string" ? (readers.get(key)?.(value) ?? value) : value;
    body.set(name, isList ? [...((previous as unknown[] | undefined) ?? []), read] : read);
  }
  return Object.fromEntries(body);
}

/** Replaces the files of a body by their digests, so that it can be compared with another body. */
export async function withFilesByDigest(body: Record<string, unknown>) {
  const comparable = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(comparable));
    if (!(value instanceof File)) return value;
    return createHash("sha256")
      .update(await value.bytes())
      .digest("base64url");
  };
  const entries = Object.entries(body).map(async ([name, value]) => [
    name,
    await comparable(value),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("body_malformed");
  }
}

function depthOf(value: unknown, depth = 1): number {
  if (depth > maxDepth || typeof value !== "object" || value === null) return depth;
  return Math.max(depth, ...Object.values(value).map((inner) => depthOf(inner, depth + 1)));
}
