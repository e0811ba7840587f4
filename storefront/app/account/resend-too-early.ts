import { ApiError } from "@errand/core/api-error";

/**
 * Whether no code was sent because the previous one was sent less than a minute ago and is still
 * valid.
 */
export function isResendTooEarly(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429 && error.find("otp") !== undefined;
}
