import type { LocatedAddress } from "../addresses/use-address-check.ts";
import type { TripPlan } from "./trip-plan.ts";

interface TripInputsProps {
  values: TripPlan;
  pickup: LocatedAddress;
  destination: LocatedAddress;
}

/** The parameters of a trip that its bar shows as text, for the form of the browser. */
export function TripInputs({ values, pickup, destination }: TripInputsProps) {
  const { day, time, type, hours, returnDay } = values;
  return (
    <>
      <EndInputs name="pickup" end={pickup} />
      <EndInputs name="destination" end={destination} />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="time" value={time} />
      {type === "hourly" && <input type="hidden" name="hours" value={hours} />}
      {type === "day_wise" && <input type="hidden" name="return_day" value={returnDay} />}
    </>
  );
}

function EndInputs({ name, end: { address, point } }: { name: string; end: LocatedAddress }) {
  if (point === null) return null;
  return (
    <>
      <input type="hidden" name={name} value={address} />
      <input type="hidden" name={`${name}_at`} value={`${point.lat},${point.lng}`} />
    </>
  );
}
