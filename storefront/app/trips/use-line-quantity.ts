import { ApiError } from "@errand/core/api-error";
import type { RentalCartLine } from "@errand/core/trips/trips.types";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useScope } from "../api/scope.tsx";
import { useSetVehicleQuantity } from "./rental-cart.queries.ts";
import { rentalCartQuery } from "./rental-cart-query.ts";
import { useUnavailableText } from "./unavailable.ts";

/**
 * Books more or fewer of a vehicle, counted from what the cart has by now: quick presses are not
 * yet rendered.
 */
export function useLineQuantity(line: RentalCartLine): (more: number) => void {
  const client = useQueryClient();
  const scope = useScope();
  const setting = useSetVehicleQuantity();
  const unavailableText = useUnavailableText();
  return (more) => {
    const cart = client.getQueryData(rentalCartQuery(scope).queryKey);
    const { quantity } = cart?.carts.find(({ id }) => id === line.id) ?? line;
    setting.mutate(
      { cart_id: line.id, quantity: Math.max(1, quantity + more) },
      {
        onError: (error) => {
          const unavailable =
            error instanceof ApiError ? error.find("vehicle_unavailable") : undefined;
          if (unavailable) toast.error(unavailableText(unavailable));
          else reportError(error);
        },
      },
    );
  };
}
