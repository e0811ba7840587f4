import type { CouponResponse } from "@errand/core/catalog/catalog.types";
import { sessionValues } from "@errand/ui/safe-storage.ts";

const key = "coupon-for-checkout";

type ChosenCoupon = Pick<CouponResponse, "code" | "module_id">;

/**
 * Stores the coupon that the next checkout of its module applies in this tab. Replaces an earlier
 * one.
 */
export function chooseCoupon({ code, module_id }: ChosenCoupon): void {
  const chosen: ChosenCoupon = { code, module_id };
  sessionValues.write(key, JSON.stringify(chosen));
}

/**
 * Returns the code that the customer has chosen for a checkout of the module; null without one.
 * Reading changes nothing, because React may discard a rendering that has read it.
 */
export function chosenCoupon(moduleId: number | undefined): string | null {
  const chosen = sessionValues.readJson(key) as ChosenCoupon | null;
  return chosen?.module_id === moduleId ? (chosen?.code ?? null) : null;
}

/** Forgets the choice once the draft of a checkout of the module holds its code. */
export function clearChosenCoupon(moduleId: number | undefined): void {
  if (chosenCoupon(moduleId) !== null) sessionValues.remove(key);
}
