import { message } from "../messages/messages.browser.ts";
import { toast } from "../ui/toast.ts";
import { ApiError } from "./api-error.ts";

/** Shows why a call failed: every message of the server as a toast (spec §8). */
export function reportError(error: unknown): void {
  if (!(error instanceof ApiError)) {
    toast.error(message("shell", "error.title"));
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
    ? message("shell", `connection.${code}`)
    : message("shell", "error.title");
}
