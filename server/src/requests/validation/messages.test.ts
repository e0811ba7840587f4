import { endpoints } from "@errand/core/contract";
import { type InputSchema, parametersOf, variantsOf } from "@errand/core/endpoint";
import type { ErrorResponse } from "@errand/core/errors";
import { type Language, languages } from "@errand/core/language";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { InvalidParameters, parseInput } from "../parameters.ts";

/** Sentences of spec §5 that have no full stop or do not name the field. */
const specified = [
  "field is empty",
  "First name is required",
  "Name is required",
  "Email is required",
  "Must be a valid email",
  "Enter a valid phone number",
  "Passwords must match",
  "Password is required",
  "Password is too short - should be 6 chars minimum.",
  "Email or phone number is required",
  "Please give a phone number",
  "Please provide a phone number",
  "Phone number must be exactly 10 digits",
  "Please provide an email address",
  "Please enter a valid email address",
  "No password provided.",
  "No Confirm Password provided.",
  "Address is required",
  "Phone Number is required",
  "Please upload your prescription image",
  "Please Enter amount",
  "Payment method is required",
];

const invalidValues: unknown[] = [
  null,
  true,
  "",
  " ",
  "a",
  "é§ \u0007",
  "-",
  "12",
  "x".repeat(10_000),
  -1,
  0,
  0.005,
  1.5,
  7,
  99_999,
  1e12,
  Number.NaN,
  [],
  [null],
  ["x"],
  [{}],
  [0.5, -3],
  Array.from({ length: 200 }, () => 1),
  [{ name: "", values: { label: [""] } }],
  [{ type: "" }],
  [{ item_id: "x", model: "Sofa", quantity: 0, price: -1, variation: [{}], add_on_qtys: [0] }],
  {},
  "constructor",
  "__proto__",
  { toString: 1, valueOf: 1 },
  new File([new Uint8Array(3 * 1024 * 1024)], "large.png"),
];

interface ReportedError {
  parameters: unknown;
  en: ErrorResponse;
  fr: ErrorResponse;
}

function errorsIn(
  language: Language,
  { path, input }: (typeof endpoints)[number]["endpoint"],
  parameters: Record<string, unknown>,
): ErrorResponse[] {
  try {
    parseInput({ path, input }, parameters, language);
    return [];
  } catch (error) {
    if (error instanceof InvalidParameters) return error.fieldErrors;
    throw error;
  }
}

/** The parameter that tells this variant from others, so that the rest of it is checked. */
function discriminatorOf(input: InputSchema, { shape }: z.ZodObject): Record<string, unknown> {
  if (!("options" in input)) return {};
  const name = input.def.discriminator;
  const field = shape[name];
  const [value] = field instanceof z.ZodEnum ? field.options : literalsOf(field);
  return { [name]: value };
}

function literalsOf(field: unknown): unknown[] {
  return field instanceof z.ZodLiteral ? [field.value] : [];
}

type AnyEndpoint = (typeof endpoints)[number]["endpoint"];

const reported = new Map<AnyEndpoint, ReportedError[]>();

/** The errors for every invalid value in every field, in both languages. */
function reportedBy(endpoint: AnyEndpoint): ReportedError[] {
  const known = reported.get(endpoint) ?? reportAll(endpoint);
  reported.set(endpoint, known);
  return known;
}

function reportAll(endpoint: AnyEndpoint): ReportedError[] {
  const inputs = [
    {},
    ...variantsOf(endpoint.input).flatMap((variant) =>
      Object.keys(variant.shape).flatMap((field) =>
        invalidValues.map((value) => ({
          ...discriminatorOf(endpoint.input, variant),
          [field]: value,
        })),
      ),
    ),
  ];
  return inputs.flatMap((parameters) => {
    const [en = [], fr = []] = languages.map((language) =>
      errorsIn(language, endpoint, parameters),
    );
    expect(fr.map(({ field, code }) => [field, code])).toEqual(
      en.map(({ field, code }) => [field, code]),
    );
    return en.map((error, index) => ({ parameters, en: error, fr: fr[index] as ErrorResponse }));
  });
}

const schemaTerms =
  /\/\^|[\\{}<>|_]|\b(expected|received|invalid|input|string|regex|pattern|undefined|null|NaN|object|array|too (big|small))\b/i;

const withInput = endpoints.filter(({ endpoint }) => parametersOf(endpoint.input).length > 0);

describe("every message about a parameter is a readable sentence", () => {
  test.each(withInput.map(({ endpoint }) => [endpoint.path, endpoint] as const))(
    "%s",
    (_path, endpoint) => {
      const errors = reportedBy(endpoint);
      expect(errors.length).toBeGreaterThan(0);
      for (const { en, fr } of errors) {
        for (const message of [en.message, fr.message]) expect(message).not.toMatch(schemaTerms);
        expect(en.message).not.toBe(fr.message);
        expect(en.message).not.toMatch(/^This value/);
        expect(fr.message).not.toMatch(/^Cette valeur/);
        if (specified.includes(en.message)) continue;
        expect(en.message).toMatch(/^[A-Z].*\.$/);
        expect(fr.message).toMatch(/^[A-ZÉ].*\.$/);
      }
    },
  );
});

test("has a message for every kind of rule", () => {
  const messages = new Set(
    withInput.flatMap(({ endpoint }) => reportedBy(endpoint).map(({ en }) => en.message)),
  );
  for (const message of [
    "Please enter the order number.",
    "Please check the order number.",
    "Order type: choose one of delivery, pickup, scheduled delivery or parcel.",
    "Featured only: choose 0 or 1.",
    "Please check each entry of the categories.",
    "Please enter the interests.",
    "Interests must have at most 50 entries.",
    "Filter must have at most 20 entries.",
    "Cart must have exactly 1 entry.",
    "Quantity must be a whole number from 1 to 999.",
    "Latitude must be a number from -90 to 90.",
    "Price must be a number from 0 to 9,999,999.99.",
    "Price must be an amount with at most two decimals.",
    "Scheduled time must be a date with a time, such as 2026-03-05T09:15:00Z.",
    "Please choose the picture.",
    "You can send at most 5 pictures.",
    "Please enter the type of trip.",
    "Picture must not be larger than 2 MB.",
    "Enter the 6-digit code.",
    "Please Enter amount",
    "Payment method is required",
    "Enter a valid email address.",
    "Your session has ended. Please reload the page.",
    "Please check each entry of the chosen options.",
    "Please check each entry of the choice of options.",
    "Referral code must be text.",
    "Referral code must have at most 20 characters.",
    "Search text must have at most 100 characters.",
  ]) {
    expect(messages, message).toContain(message);
  }
});
