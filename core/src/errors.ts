import { accountErrors } from "./errors/account.ts";
import { cartErrors } from "./errors/cart.ts";
import { catalogueErrors } from "./errors/catalogue.ts";
import { checkoutErrors } from "./errors/checkout.ts";
import { couriersErrors } from "./errors/couriers.ts";
import { deskErrors } from "./errors/desk.ts";
import type { ErrorEntry } from "./errors/error-entry.ts";
import { ordersErrors } from "./errors/orders.ts";
import { parcelErrors } from "./errors/parcel.ts";
import { partnersErrors } from "./errors/partners.ts";
import { paymentsErrors } from "./errors/payments.ts";
import { placesErrors } from "./errors/places.ts";
import { rentalErrors } from "./errors/rental.ts";
import { requestsErrors } from "./errors/requests.ts";
import { runsAndGroupsErrors } from "./errors/runs-and-groups.ts";
import { staffErrors } from "./errors/staff.ts";
import { storesErrors } from "./errors/stores.ts";

/**
 * Every error of the API with its status (contract 1.3). The server's message files contain the
 * texts for people; the sentences here are for programmers, and become docs/errors.md by
 * `npm run docs`.
 */
export const errors = {
  ...requestsErrors,
  ...accountErrors,
  ...placesErrors,
  ...catalogueErrors,
  ...cartErrors,
  ...checkoutErrors,
  ...runsAndGroupsErrors,
  ...ordersErrors,
  ...paymentsErrors,
  ...parcelErrors,
  ...rentalErrors,
  ...couriersErrors,
  ...storesErrors,
  ...deskErrors,
  ...partnersErrors,
  ...staffErrors,
} as const satisfies Record<string, ErrorEntry>;

/** Names an error; a caller sees its code. */
export type ErrorKey = keyof typeof errors;

/** The code of an error in a response. Codes are stable; keys are names of our own. */
export type ErrorCode = {
  [Key in ErrorKey]: (typeof errors)[Key] extends { code: infer Code extends string } ? Code : Key;
}[ErrorKey];

/** An expected error, thrown by a rule or a handler and sent to the caller. */
export class AppError extends Error {
  readonly key: ErrorKey;
  readonly data: Record<string, unknown> | undefined;
  readonly field: string | undefined;
  /** What the text of the error names, in the language of the caller, such as an amount. */
  readonly values: Record<string, string> | undefined;

  constructor(
    key: ErrorKey,
    details: {
      data?: Record<string, unknown>;
      field?: string;
      values?: Record<string, string>;
    } = {},
  ) {
    super(key);
    this.name = "AppError";
    this.key = key;
    this.data = details.data;
    this.field = details.field;
    this.values = details.values;
  }
}

/** What a shop, a store or a zone may not offer; the text of the error names it. */
export const features = [
  "runs",
  "groups",
  "delivery",
  "pickup",
  "parcels",
  "scheduling",
  "paymentMethod",
  "partialPayment",
  "tips",
  "prescriptions",
  "refunds",
  "wallet",
  "addFunds",
  "points",
  "referrals",
  "shifts",
  "signInByPassword",
  "signInByCode",
  "signInByProvider",
  "codes",
  "registration",
] as const;
export type Feature = (typeof features)[number];

/** The error of a feature that is off; `field` names the parameter that asks for it. */
export function featureOff(feature: Feature, field?: string): AppError {
  return new AppError("feature_off", {
    values: { context: feature },
    ...(field !== undefined && { field }),
  });
}

/** Several errors of one status, reported together. */
export class AppErrors extends Error {
  readonly all: AppError[];

  constructor(all: AppError[]) {
    super(all.map((error) => error.key).join(", "));
    this.name = "AppErrors";
    this.all = all;
  }
}

export interface ErrorResponse {
  code: string;
  message: string;
  field?: string;
  data?: Record<string, unknown>;
}

/** The HTTP status of the response to an error. */
export function getErrorStatus(key: ErrorKey): number {
  return errors[key].status;
}

/** What programmers of a client read about an error. */
export function explanationOf(key: ErrorKey): { cause: string; remedy: string | undefined } {
  const { cause, remedy }: ErrorEntry = errors[key];
  return { cause, remedy };
}

/** The stable code that a caller sees. */
export function getErrorCode(key: ErrorKey): string {
  const entry: ErrorEntry = errors[key];
  return entry.code ?? key;
}
