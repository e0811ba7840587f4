import { AppError, type ErrorResponse } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import * as z from "zod";
import { fieldPath, messageOf } from "./validation/message.ts";

/** Parameters that do not fit their schema: every fault at once, in the caller's language. */
export class InvalidParameters extends Error {
  readonly fieldErrors: ErrorResponse[];

  constructor(faults: ErrorResponse[]) {
    super(faults.map((fault) => fault.field).join(", "));
    this.name = "InvalidParameters";
    this.fieldErrors = faults;
  }
}

/** The parameters of an endpoint as its schema reads them; each invalid field is reported once. */
export function parseInput<Input extends z.ZodObject>(
  { path, input }: { path: string; input: Input },
  given: Record<string, unknown>,
  language: Language,
): z.output<Input> {
  if (hasObjectAsLength(given)) throw new AppError("body");
  const parsed = input.safeParse(given, { error: (issue) => messageOf(path, issue, language) });
  if (parsed.success) return parsed.data;
  const faults = new Map<string, ErrorResponse>();
  for (const issue of parsed.error.issues) {
    const field = fieldPath(issue.path);
    const code = String(issue.path[0] ?? "body");
    if (!faults.has(field)) faults.set(field, { code, message: issue.message, field });
  }
  throw new InvalidParameters([...faults.values()]);
}

/**
 * Whether an object stands where a `length` or `size` is a number. Zod compares the two before it
 * looks at what they are of, and throws where they cannot be compared: `{ "toString": 1 }`.
 */
function hasObjectAsLength(given: Record<string, unknown>): boolean {
  const left: unknown[] = Object.values(given);
  while (left.length > 0) {
    const value = left.pop();
    if (!isObject(value) || value instanceof File) continue;
    const { length, size } = value;
    if (isObject(length) || isObject(size)) return true;
    for (const inner of Object.values(value)) left.push(inner);
  }
  return false;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export type Reader = (text: string) => unknown;

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
