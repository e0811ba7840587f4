/** What a person does with a trip, as it waits in the outbox. */
export type TripAct = { tripId: number } & (
  | { do: "confirm" }
  | { do: "refuse"; reason: string }
  | { do: "start" }
  | { do: "complete" }
);

const acts: readonly string[] = ["confirm", "refuse", "start", "complete"];

export function isTripAct(value: unknown): value is TripAct {
  if (typeof value !== "object" || value === null) return false;
  return (
    "tripId" in value &&
    typeof value.tripId === "number" &&
    "do" in value &&
    typeof value.do === "string" &&
    acts.includes(value.do)
  );
}

/** How long an act can be undone: its customer hears of it once it is sent. */
export const undoMs = 10_000;
