import { ApiError } from "@errand/core/api-error";
import { message } from "./messages/messages.browser.ts";
import { toast } from "./toast.ts";

/** Shows why a call failed: every message of the server as a toast (spec §8). */
export function reportError(error: unknown): void {
  if (!(error instanceof ApiError)) {
    toast.error(message("errors", "title"));
    return;
  }
  if (error.isTold) return;
  for (const { code, message } of error.errors) {
    toast.error(message || connectionMessage(code), {
      id: error.errors.length > 1 ? code : "error",
    });
  }
}

function connectionMessage(code: string): string {
  return code === "offline" || code === "timeout" || code === "unreadable"
    ? message("errors", code)
    : message("errors", "title");
}
