import { ApiError } from "@errand/core/api-error";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { useGoToCheckout } from "../cart/go-to-checkout.ts";
import type { VehicleRequest } from "../rental/rental-cart-context.ts";
import { openPanel } from "../shell/panels.ts";
import { bookingPath } from "./paths.ts";
import { useAddVehicle, useClearRentalCart } from "./rental-cart.queries.ts";
import { useCartOfVehicles } from "./rental-cart-query.ts";
import { useUnavailableText } from "./unavailable.ts";

/** Why the cart can only hold the vehicle without its other lines. */
type Question = "provider" | "type";

/** Vehicles that wait for confirmation. */
interface Replacement {
  question: Question;
  request: VehicleRequest;
  resolve(isInCart: boolean): void;
}

/**
 * The actions on the rental cart that any page has, with their messages and the confirmation to
 * replace the cart.
 */
export function useRentalCartActions() {
  const t = useMessages("trips");
  const unavailableText = useUnavailableText();
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  const adding = useAddVehicle();
  const clearing = useClearRentalCart();
  const goTo = useGoToCheckout();
  const cart = useCartOfVehicles().data;

  function showError(error: unknown) {
    const unavailable = error instanceof ApiError ? error.find("vehicle_unavailable") : undefined;
    if (unavailable) toast.error(unavailableText(unavailable));
    else reportError(error);
  }

  function holdsOnly({ vehicle }: VehicleRequest): boolean {
    const [line, ...others] = cart?.carts ?? [];
    return line?.vehicle_id === vehicle.id && others.length === 0;
  }

  function showCart({ goesOn }: VehicleRequest) {
    if (goesOn) goTo(bookingPath);
    else openPanel("rental-cart");
  }

  return {
    /** Opens the cart, which shows what it then holds, or goes on to the booking. */
    async add(request: VehicleRequest): Promise<boolean> {
      try {
        // Booked again, from its page, the vehicle has the days and the number that stand there.
        const replacesCart = request.goesOn && holdsOnly(request);
        await adding.mutateAsync({ ...request, ...(replacesCart && { replacesCart }) });
        showCart(request);
        return true;
      } catch (error) {
        const question = questionOf(error);
        if (question) {
          return new Promise((resolve) => setReplacement({ question, request, resolve }));
        }
        showError(error);
        // It is there already, and can be changed there.
        if (error instanceof ApiError && error.find("cart_item")) openPanel("rental-cart");
        return false;
      }
    },
    clearForZone() {
      clearing.mutate(undefined, {
        onSuccess: () => toast.info(t("cart.clearedForZone"), { id: "rental-zone" }),
        onError: reportError,
      });
    },

    /** The open confirmation; `replace` confirms it, `keep` cancels it. */
    question: replacement?.question ?? null,
    async replace() {
      setReplacement(null);
      if (!replacement) return;
      const { request, resolve } = replacement;
      try {
        await adding.mutateAsync({ ...request, replacesCart: true });
        showCart(request);
        resolve(true);
      } catch (error) {
        showError(error);
        resolve(false);
      }
    },
    keep() {
      setReplacement(null);
      replacement?.resolve(false);
    },
  };
}

/**
 * A 422 `rental_type` says that the vehicle is not offered for the trip, whatever the cart holds.
 */
function questionOf(error: unknown): Question | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  if (error.find("different_stores")) return "provider";
  return error.errors.some(({ code }) => code === "rental_type") ? "type" : null;
}
