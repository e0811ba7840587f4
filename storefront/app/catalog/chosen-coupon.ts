import type { CouponResponse } from "@errand/core/catalog/catalog.types";

const key = "coupon-for-checkout";

type ChosenCoupon = Pick<CouponResponse, "code" | "module_id">;
let memory: ChosenCoupon | null = null;

/** Stores the coupon that the next checkout of its module applies in this tab. Replaces an earlier one. */
export function chooseCoupon({ code, module_id }: ChosenCoupon): void {
  memory = { code, module_id };
  try {
    sessionStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // In memory it survives everything but a reload.
  }
}

/**
 * Returns the code that the customer has chosen for a checkout of the module; null without one. Reading
 * changes nothing, because React may discard a rendering that has read it.
 */
export function chosenCoupon(moduleId: number | undefined): string | null {
  const chosen = storedChoice() ?? memory;
  return chosen?.module_id === moduleId ? (chosen?.code ?? null) : null;
}

/** Forgets the choice once the draft of a checkout of the module holds its code. */
export function clearChosenCoupon(moduleId: number | undefined): void {
  if (chosenCoupon(moduleId) === null) return;
  memory = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without session storage it is only in memory.
  }
}

/** Null without one, and without session storage. */
function storedChoice(): ChosenCoupon | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
