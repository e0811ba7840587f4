import { ApiError } from "@errand/core/api-error";
import type { SignInSteps } from "./use-sign-in-steps.ts";

/**
 * Awaits the request of a step. Restarts the sign-in when it has expired on the server; still
 * rejects with the error.
 */
export async function restartOnExpiry<Reply>(
  steps: SignInSteps,
  request: Promise<Reply>,
): Promise<Reply> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiError && error.find("auth-001")) steps.restart();
    throw error;
  }
}
