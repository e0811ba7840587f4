import { createHash } from "node:crypto";
import { AppError, type WireError } from "@errand/core/errors";
import type { Language } from "@errand/core/words";
import * as z from "zod";

/** Parameters that do not fit their schema: every fault at once, in the caller's language. */
export class InvalidParameters extends Error {
  readonly faults: WireError[];

  constructor(faults: WireError[]) {
    super(faults.map((fault) => fault.field).join(", "));
    this.name = "InvalidParameters";
    this.faults = faults;
  }
}

const words = { en: z.locales.en().localeError, fr: z.locales.fr().localeError };

export function parseInput<Input extends z.ZodObject>(
  schema: Input,
  given: Record<string, unknown>,
  language: Language,
): z.output<Input> {
  const parsed = schema.safeParse(given, { error: words[language] });
  if (parsed.success) return parsed.data;
  throw new InvalidParameters(
    parsed.error.issues.map((issue) => ({
      code: String(issue.path[0] ?? "body"),
      message: issue.message,
      field: fieldName(issue.path),
    })),
  );
}

function fieldName(path: PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, "");
}

type Reader = (text: string) => unknown;

/**
 * How each parameter is read from the text of a query, a path or a form: numbers as numbers, lists
 * and objects as JSON, the rest as it stands. What cannot be read stays text, for the schema to refuse.
 */
export function textReaders(schema: z.ZodObject): Map<string, Reader> {
  return new Map(
    Object.entries(schema.shape).map(([name, field]) => [name, readerFor(field as z.ZodType)]),
  );
}

function readerFor(schema: z.ZodType): Reader {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
  ) {
    return readerFor(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodNumber) return readNumber;
  if (schema instanceof z.ZodUnion) {
    const isFlag = schema.options.every(
      (option) => option instanceof z.ZodLiteral && typeof option.value === "number",
    );
    if (isFlag) return readNumber;
  }
  if (schema instanceof z.ZodArray || schema instanceof z.ZodObject) return readJson;
  return (text) => text;
}

function readNumber(text: string): unknown {
  return /^-?\d{1,15}(\.\d{1,20})?$/.test(text) ? Number(text) : text;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const mostBytes = 256 * 1024;
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
