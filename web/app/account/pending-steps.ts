import type { Step } from "./sign-in-steps.ts";

const key = "sign-in-steps";

/** As long as the server remembers what has been proved (contract 3.1). */
const lifeMs = 30 * 60_000;

interface Kept {
  steps: Step[];
  until: number;
}

/** The steps of a sign-in under way, which survive a reload of the page. */
export function readPendingSteps(): Step[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isKept(kept) && kept.until > Date.now() ? kept.steps : [];
  } catch {
    return [];
  }
}

/** Keeps the steps; none ends the sign-in. What a provider said of somebody is not kept, nor the step that needs it. */
export function storePendingSteps(steps: readonly Step[]): void {
  const lasting = steps.flatMap((step) =>
    step.name === "phone_modal" ? [] : { ...step, pending: { ...step.pending, identity: null } },
  );
  try {
    if (lasting.length === 0) sessionStorage.removeItem(key);
    else
      sessionStorage.setItem(key, JSON.stringify({ steps: lasting, until: Date.now() + lifeMs }));
  } catch {
    // Without session storage a reload begins anew.
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  return "steps" in value && Array.isArray(value.steps) && "until" in value;
}
