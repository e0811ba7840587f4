import type { ErrorResponse } from "@errand/core/errors";
import { useMessages } from "@errand/ui/messages/messages.ts";

/**
 * How many are free of a vehicle that is not free as often as asked; null when the server did not
 * say.
 */
export function availableOf({ data }: ErrorResponse): number | null {
  const available = data?.available;
  return typeof available === "number" ? available : null;
}

/** The lines of the cart that an error is about. */
export function linesOf({ data }: ErrorResponse): number[] {
  const { cart_id: one, cart_ids: several } = data ?? {};
  const ids: unknown[] = Array.isArray(several) ? several : [one];
  return ids.filter((id) => typeof id === "number");
}

/** Says how many are free, if some are. */
export function useUnavailableText(): (error: ErrorResponse) => string {
  const t = useMessages("trips");
  return (error) => {
    const available = availableOf(error);
    return available ? t("unavailable.only", { count: available }) : error.message;
  };
}
