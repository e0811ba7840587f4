import { AppError, AppErrors, type ErrorResponse, getErrorStatus } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import type { Context } from "hono";
import {
  clientClosedRequest,
  isAborted,
  isUnavailable,
  retryAfterSeconds,
} from "../http/failures.ts";
import type { Api } from "./api.ts";
import { toErrorResponse } from "./error-response.ts";
import { readLanguage } from "./headers.ts";
import { InvalidParameters } from "./parameters.ts";
import { ThrottledError } from "./rate-limits.ts";
import { json } from "./responses.ts";

/** Responds with the contract's error response; logs an unexpected error with its stack. */
export function sendError(api: Api, c: Context, error: unknown): Response {
  const language = readLanguage(c.req.raw.headers);
  const { status, errors } = errorResponseOf(api, c, error, language);
  if (error instanceof ThrottledError) c.header("Retry-After", String(error.retryAfterSeconds));
  else if (status === 503) c.header("Retry-After", String(retryAfterSeconds));
  return json(c, JSON.stringify({ errors }), status, "no-store");
}

function errorResponseOf(
  api: Api,
  c: Context,
  error: unknown,
  language: Language,
): { status: number; errors: ErrorResponse[] } {
  if (error instanceof InvalidParameters) return { status: 422, errors: error.fieldErrors };
  if (error instanceof AppErrors) {
    const first = error.all[0]?.key ?? "unexpected";
    return {
      status: getErrorStatus(first),
      errors: error.all.map((each) => toErrorResponse(each, language)),
    };
  }
  if (error instanceof AppError) {
    if (error.key === "provider_away" || error.key === "gateway_away") {
      api.log.warn({ why: String(error.cause) }, "outside service unavailable");
    }
    return { status: getErrorStatus(error.key), errors: [toErrorResponse(error, language)] };
  }
  const known = knownErrorIn(error);
  if (known)
    return { status: getErrorStatus(known.key), errors: [toErrorResponse(known, language)] };
  if (isAborted(c)) return { status: clientClosedRequest, errors: [] };
  if (isUnavailable(error, api.log)) {
    return { status: 503, errors: [toErrorResponse(new AppError("unavailable"), language)] };
  }
  api.log.error({ err: error }, "unexpected error");
  return { status: 500, errors: [toErrorResponse(new AppError("unexpected"), language)] };
}

/** What the trigger of archived orders raises (`refuse_archived_change`). */
const archivedState = "EA001";

/**
 * Returns the error for a valid guest id that does not exist, or for a customer whose account was
 * just removed: both violate a foreign key at the first write; and for a change of an archived
 * order.
 */
function knownErrorIn(error: unknown): AppError | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, constraint } = cause as { code?: string; constraint?: string };
  if (code === archivedState) return new AppError("order_archived");
  if (code !== "23503") return null;
  if (constraint?.includes("guest_id"))
    return new AppError("guest_id_malformed", { field: "guest_id" });
  return constraint?.includes("customer_id") ? new AppError("auth-001") : null;
}
