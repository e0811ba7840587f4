import { ApiError } from "../api/api-error.ts";

/** Refused because a code was sent a moment ago, which is still good. */
export function isTooEarly(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429 && error.find("otp") !== undefined;
}
