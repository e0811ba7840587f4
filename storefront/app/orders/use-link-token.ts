import { useFragmentValue } from "../visitor/use-fragment-value.ts";

/** The token of the order's link by which the page was opened; null without one. */
export function useLinkToken(orderId: number): string | null {
  return useFragmentValue("key", orderId);
}
