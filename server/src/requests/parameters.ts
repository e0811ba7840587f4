import type { WireError } from "@errand/core/errors";
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
