import type { RentalCart } from "@errand/core/trips/trips.types";
import { localValues } from "@errand/ui/safe-storage.ts";
import { useEffect, useEffectEvent } from "react";
import { useStored } from "../visitor/storage.ts";
import { isPickupServed } from "./pickup-zone.ts";
import { useIsRental } from "./rental-cart-query.ts";

const storageKey = "rental-zones";

/**
 * Calls `clear` when the visitor chooses the rental module or a place, and the pickup zone of the
 * cart is not among the zones there (spec §4, Module selection). The zones for which that is
 * decided are stored, because choosing a place may reload the page; a pickup that is chosen
 * elsewhere later is no reason to clear the cart.
 */
export function useZoneRule(cart: RentalCart | undefined, clear: () => void): void {
  const isRental = useIsRental();
  const zones = useStored("zoneid");
  const apply = useEffectEvent((cart: RentalCart, zones: number[]) => {
    const chosen = zones.join();
    if (localValues.read(storageKey) === chosen) return;
    decide(chosen);
    if (!isPickupServed(cart, zones)) clear();
  });
  useEffect(() => {
    if (!isRental) decide(null);
    else if (cart && zones) apply(cart, zones);
  }, [isRental, cart, zones]);
}

function decide(zones: string | null): void {
  if (zones === null) localValues.remove(storageKey);
  else localValues.write(storageKey, zones);
}
