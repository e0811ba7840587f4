import { type AppError, codeOf, type ErrorResponse } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import { messageIn } from "../messages/messages.ts";

/** Serializes an error in the caller's language. */
export function toErrorResponse(error: AppError, language: Language): ErrorResponse {
  return {
    code: codeOf(error.key),
    message: messageIn(language, "errors", error.key, error.values),
    ...(error.field !== undefined && { field: error.field }),
    ...(error.data !== undefined && { data: error.data }),
  };
}
