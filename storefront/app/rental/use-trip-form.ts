import { useEffect, useEffectEvent, useRef, useState } from "react";
import { checkAddress, isWorthChecking } from "../addresses/address-check.ts";
import type { LocatedAddress } from "../addresses/use-address-check.ts";
import { changePlan, rentalTypes, type TripPlan, type TripPoint } from "./trip-plan.ts";
import { useChosenPoint } from "./use-chosen-point.ts";

const nowhere: LocatedAddress = { address: "", point: null };

export type EndName = "pickup" | "destination";

/** The state of the form of a trip. What was entered before the page was interactive stays. */
export function useTripForm(initial: TripPlan) {
  const here = useChosenPoint();
  const [values, setValues] = useState(initial);
  // The pickup follows the visitor's location until it is edited.
  const [pickup, setPickup] = useState<LocatedAddress | null>(initial.pickup);
  const [destination, setDestination] = useState<LocatedAddress>(initial.destination ?? nowhere);
  const [missing, setMissing] = useState<EndName | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function change(changes: Partial<TripPlan>) {
    setValues((before) => changePlan(before, changes));
  }

  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const entered = new FormData(form.current);
    const text = (name: string) => String(entered.get(name) ?? "");
    const type = rentalTypes.find((each) => each === text("rental_type"));
    change({
      ...(type && { type }),
      ...(text("day") !== "" && { day: text("day") }),
      ...(text("time") !== "" && { time: text("time") }),
      ...(text("hours") !== "" && { hours: Number(text("hours")) }),
      ...(text("return_day") !== "" && { returnDay: text("return_day") }),
    });
    const typed = text("destination");
    if (typed !== destination.address) setDestination({ address: typed, point: null });
  });
  useEffect(() => takeOver(), []);

  /** Locates an address that was typed and not left yet; null when it cannot be. */
  async function locate(
    end: LocatedAddress,
    set: (located: LocatedAddress) => void,
  ): Promise<TripPoint | null> {
    if (end.point) return { point: end.point, address: end.address };
    if (!isWorthChecking(end.address)) return null;
    const found = await checkAddress(end.address);
    if (typeof found === "string" || !("point" in found)) return null;
    const located = { point: found.point, address: found.address ?? end.address };
    set(located);
    return located;
  }

  /**
   * The entered trip with these changes; null after showing what is missing. A list of prices by
   * distance needs no destination yet.
   */
  async function complete(
    changes: Partial<TripPlan> = {},
    { needsDestination = true } = {},
  ): Promise<TripPlan | null> {
    const entered = { ...values, ...changes };
    setMissing(null);
    setBusy(true);
    try {
      const start = pickup && (await locate(pickup, setPickup));
      // An emptied pickup is the visitor's location again.
      if (pickup && !start && (pickup.address.trim() !== "" || !here)) {
        setMissing("pickup");
        return null;
      }
      const end = await locate(destination, setDestination);
      const isNeeded = needsDestination && entered.type === "distance_wise";
      if (!end && (isNeeded || destination.address.trim() !== "")) {
        setMissing("destination");
        return null;
      }
      const isHere = start?.address === here?.address;
      return { ...entered, pickup: isHere ? null : start, destination: end };
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    values,
    change,
    pickup: pickup ?? here ?? nowhere,
    setPickup,
    destination,
    setDestination,
    missing,
    isBusy,
    complete,
  };
}

export type TripFormState = ReturnType<typeof useTripForm>;
