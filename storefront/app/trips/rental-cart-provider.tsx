import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { type RentalCartActions, RentalCartContext } from "../rental/rental-cart-context.ts";
import { useLazyActions } from "../shell/lazy-actions.tsx";
import { vehicleCount } from "./rental-cart-lines.ts";
import { useCartOfVehicles, useIsRental } from "./rental-cart-query.ts";
import { tripOfCart } from "./trip-of-cart.ts";
import { useZoneRule } from "./use-zone-rule.ts";

const changer = lazyComponent(() =>
  withMessages(
    ["trips", "cart"],
    import("./rental-cart-changer.tsx").then((file) => file.RentalCartChanger),
  ),
);

/**
 * Provides the rental cart to the rental pages. What changes it loads when the browser is idle in
 * the rental module.
 */
export function RentalCartProvider({ children }: { children: ReactNode }) {
  // Deferred, so that a new cart does not force React to hydrate the page early.
  const cart = useDeferredValue(useCartOfVehicles().data);
  const { element, run } = useLazyActions(changer, useIsRental());
  useZoneRule(cart, () => void run(({ clearForZone }) => clearForZone()));

  const value = useMemo(
    (): RentalCartActions => ({
      count: cart ? vehicleCount(cart) : 0,
      trip: cart?.user_data ? tripOfCart(cart.user_data) : null,
      add: async (request) => (await run(({ add }) => add(request))) ?? false,
    }),
    [cart, run],
  );

  return (
    <RentalCartContext value={value}>
      {children}
      {element}
    </RentalCartContext>
  );
}
