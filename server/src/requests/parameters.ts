import { type InputSchema, variantsOf } from "@errand/core/endpoint";
import { AppError, type ErrorResponse } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import * as z from "zod";
import { fieldPath, toValidationMessage } from "./validation/message.ts";

/** The parameters do not match their schema; has all field errors in the caller's language. */
export class InvalidParameters extends Error {
  readonly fieldErrors: ErrorResponse[];

  constructor(fieldErrors: ErrorResponse[]) {
    super(fieldErrors.map((error) => error.field).join(", "));
    this.name = "InvalidParameters";
    this.fieldErrors = fieldErrors;
  }
}

/**
 * Parses the parameters of an endpoint by its schema. Throws `InvalidParameters` with one error for
 * each invalid field.
 */
export function parseInput<Input extends z.ZodType<Record<string, unknown>>>(
  { path, input }: { path: string; input: Input },
  parameters: Record<string, unknown>,
  language: Language,
): z.output<Input> {
  if (hasObjectAsLength(parameters)) throw new AppError("body_malformed");
  const parsed = input.safeParse(parameters, {
    error: (issue) => toValidationMessage(path, issue, language),
  });
  if (parsed.success) return parsed.data;
  const fieldErrors = new Map<string, ErrorResponse>();
  for (const issue of parsed.error.issues) {
    const field = fieldPath(issue.path);
    const code = String(issue.path[0] ?? "body");
    if (!fieldErrors.has(field)) fieldErrors.set(field, { code, message: issue.message, field });
  }
  throw new InvalidParameters([...fieldErrors.values()]);
}

/**
 * Whether a `length` or `size` is an object. Zod compares them to a limit before it checks the type
 * of their owner, and throws for an object that cannot be converted: `{ "toString": 1 }`.
 */
function hasObjectAsLength(parameters: Record<string, unknown>): boolean {
  const left: unknown[] = Object.values(parameters);
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

export type TextReader = (text: string) => unknown;

/**
 * Returns the parser of each parameter in a query, a path or a form: numbers as numbers, lists and
 * objects as JSON, the rest as text; `name[]` is one entry of a list. Text that cannot be parsed
 * stays text and fails the schema. Throws when two variants of the input read a parameter in
 * different ways.
 */
export function textReaders(input: InputSchema): Map<string, TextReader> {
  const readers = new Map<string, TextReader>();
  for (const { shape } of variantsOf(input)) {
    for (const [name, field] of Object.entries(shape)) {
      const reader = readerFor(field as z.ZodType);
      if ((readers.get(name) ?? reader) !== reader) throw new Error(`${name} is read in two ways`);
      readers.set(name, reader);
      const list = withoutWrappers(field as z.ZodType);
      if (list instanceof z.ZodArray) {
        readers.set(`${name}[]`, readerFor(list.element as z.ZodType));
      }
    }
  }
  return readers;
}

function readerFor(wrapped: z.ZodType): TextReader {
  const schema = withoutWrappers(wrapped);
  if (schema instanceof z.ZodNumber || isNumericLiteral(schema)) return readNumber;
  if (schema instanceof z.ZodUnion && schema.options.every(isNumericLiteral)) return readNumber;
  const isStructured =
    schema instanceof z.ZodArray || schema instanceof z.ZodObject || schema instanceof z.ZodRecord;
  if (isStructured) return readJson;
  return readText;
}

function withoutWrappers(schema: z.ZodType): z.ZodType {
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable;
  return isWrapper ? withoutWrappers(schema.unwrap() as z.ZodType) : schema;
}

function isNumericLiteral(schema: unknown): boolean {
  return schema instanceof z.ZodLiteral && typeof schema.value === "number";
}

function readText(text: string): unknown {
  return text;
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
