import type { SignInStep } from "./sign-in-steps.ts";

const key = "sign-in-steps";

/** The lifetime of a pending sign-in on the server (contract 3.1). */
const lifetimeMs = 30 * 60_000;

interface StoredSteps {
  steps: SignInStep[];
  expiresAt: number;
}

/** The steps of a pending sign-in; they survive a reload. */
export function readPendingSteps(): SignInStep[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isStoredSteps(value) && value.expiresAt > Date.now() ? value.steps : [];
  } catch {
    return [];
  }
}

/** Stores the steps; an empty list ends the sign-in. A provider's identity and the step that needs it are not stored. */
export function storePendingSteps(steps: readonly SignInStep[]): void {
  const storable = steps.flatMap((step) =>
    step.name === "phone_modal" ? [] : { ...step, pending: { ...step.pending, identity: null } },
  );
  try {
    if (storable.length === 0) sessionStorage.removeItem(key);
    else
      sessionStorage.setItem(
        key,
        JSON.stringify({ steps: storable, expiresAt: Date.now() + lifetimeMs }),
      );
  } catch {
    // Without session storage a reload starts over.
  }
}

function isStoredSteps(value: unknown): value is StoredSteps {
  if (typeof value !== "object" || value === null) return false;
  return "steps" in value && Array.isArray(value.steps) && "expiresAt" in value;
}
