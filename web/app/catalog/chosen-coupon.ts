const key = "coupon-for-checkout";
let memory: string | null = null;

/** Stores the code that the next checkout of this tab applies. Replaces an earlier one. */
export function chooseCoupon(code: string): void {
  memory = code;
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // In memory it survives everything but a reload.
  }
}

/** The code that the customer has chosen before the checkout; null without one. Returns it once. */
export function takeChosenCoupon(): string | null {
  let code = memory;
  memory = null;
  try {
    code = sessionStorage.getItem(key) ?? code;
    sessionStorage.removeItem(key);
  } catch {
    // Without session storage it is only in memory.
  }
  return code;
}
