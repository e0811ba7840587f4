/** What moves an order to another stage; `seen` is its status on the screen. */
export type StageAct = { orderId: number } & (
  | { do: "accept"; minutes: number; seen: "pending" | "confirmed" }
  | { do: "reject"; reason: string }
  | { do: "ready" }
  | { do: "handover"; code?: string; bags?: number }
  | { do: "deliver"; otp?: string }
);

/** How many pieces of a line have been made or picked. */
export type PickAct = { orderId: number; do: "pick"; detailId: number; found: number };

/** What a person does with an order, as it waits in the outbox. */
export type StoreAct = StageAct | PickAct;

const acts: readonly string[] = ["accept", "reject", "ready", "handover", "deliver", "pick"];

export function isStageAct(act: StoreAct): act is StageAct {
  return act.do !== "pick";
}

export function isStoreAct(value: unknown): value is StoreAct {
  if (typeof value !== "object" || value === null) return false;
  return (
    "orderId" in value &&
    typeof value.orderId === "number" &&
    "do" in value &&
    typeof value.do === "string" &&
    acts.includes(value.do)
  );
}

/** How long an act can be undone. Accepting ends the ring everywhere: it is sent at once. */
export const undoMs = 10_000;

/**
 * Whether an act waits for `undoMs` before it is sent. A hand-over with a code is checked at once,
 * while the courier stands there.
 */
export function hasUndo(act: StoreAct): boolean {
  if (act.do === "handover") return act.code === undefined;
  if (act.do === "deliver") return act.otp === undefined;
  return act.do !== "accept" && act.do !== "pick";
}
