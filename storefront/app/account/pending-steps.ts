import { sessionValues } from "@errand/ui/safe-storage.ts";
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
  const value = sessionValues.readJson(key);
  return isStoredSteps(value) && value.expiresAt > Date.now() ? value.steps : [];
}

/**
 * Stores the steps; an empty list ends the sign-in. A provider's identity and the step that needs
 * it are not stored.
 */
export function storePendingSteps(steps: readonly SignInStep[]): void {
  const storable = steps.flatMap((step) =>
    step.name === "phone_modal" ? [] : { ...step, pending: { ...step.pending, identity: null } },
  );
  const stored = { steps: storable, expiresAt: Date.now() + lifetimeMs };
  if (storable.length === 0) sessionValues.remove(key);
  else sessionValues.write(key, JSON.stringify(stored));
}

function isStoredSteps(value: unknown): value is StoredSteps {
  if (typeof value !== "object" || value === null) return false;
  return "steps" in value && Array.isArray(value.steps) && "expiresAt" in value;
}
