import { ApiError } from "../api/api-error.ts";
import type { SignInSteps } from "./use-sign-in-steps.ts";

/** What a step asked for; where the server has forgotten the sign-in, it begins anew, and the refusal says why. */
export async function restartOnExpiry<Reply>(
  steps: SignInSteps,
  asked: Promise<Reply>,
): Promise<Reply> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.find("auth-001")) steps.startAgain();
    throw error;
  }
}
