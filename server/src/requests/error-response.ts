import { type AppError, type ErrorResponse, getErrorCode } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import { messageIn } from "../messages/messages.ts";
import { ThrottledError } from "./rate-limits.ts";

/** Serializes an error in the caller's language. */
export function toErrorResponse(error: AppError, language: Language): ErrorResponse {
  return {
    code: getErrorCode(error.key),
    message: messageIn(language, "errors", error.key, getMessageValues(error, language)),
    ...(error.field !== undefined && { field: error.field }),
    ...(error.data !== undefined && { data: error.data }),
  };
}

function getMessageValues(error: AppError, language: Language): Record<string, string> | undefined {
  if (!(error instanceof ThrottledError)) return error.values;
  const { unit, count } = error.wait;
  return { wait: messageIn(language, "responses", `wait.${unit}`, { count }) };
}
