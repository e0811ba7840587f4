import { useEffect, useEffectEvent } from "react";
import { useAddresses } from "../addresses/addresses.queries.ts";
import { type Draft, isSame } from "./draft.ts";
import { doorOf, savedAddressAt } from "./taken-address.ts";

/**
 * Takes the door and the directions of a customer's saved address at the chosen location, unless
 * the customer has entered another address or door.
 */
export function useSavedDoor(
  draft: Draft,
  change: (changes: Partial<Draft>) => void,
  zoneId: number | undefined,
): void {
  const saved = useAddresses(zoneId).data?.addresses;
  const takeDoor = useEffectEvent(() => {
    const { point, shopsAt, house, floor, deliveryInstruction } = draft;
    const isUntouched = isSame(point, shopsAt) && house === "" && floor === "";
    const here = saved && point && isUntouched ? savedAddressAt(saved, point) : undefined;
    if (!here) return;
    change({
      ...doorOf(here),
      savesAddress: false,
      deliveryInstruction: deliveryInstruction || (here.additional_information ?? ""),
    });
  });
  const place = JSON.stringify(draft.shopsAt);
  useEffect(() => {
    if (saved && place) takeDoor();
  }, [saved, place]);
}
