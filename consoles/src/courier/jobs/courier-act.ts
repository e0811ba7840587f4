import type { MissingCashReason } from "@errand/core/delivery/missing-cash";

/** Why the cash is less than what is due. */
export interface MissingCash {
  reason: MissingCashReason;
  note?: string | undefined;
}

/**
 * What a courier does on a job, as it waits in the outbox; photos are stored apart, by id. `runId`
 * is the run of the job: what is handed over at its door, is handed over for all that is aboard of
 * it. `isAway` is elsewhere.
 */
export type CourierAct = { jobId: number; runId?: number | undefined } & (
  | { do: "arrive"; at: "pickup" | "door" }
  | { do: "pickup"; code?: string }
  | {
      do: "deliver";
      otp?: string;
      cash?: number;
      missing?: MissingCash;
      photo?: string;
      isAway?: boolean;
    }
  | { do: "fail"; reason: string; note?: string; photos: string[] }
  | { do: "incident"; reason: string; note?: string; photos: string[] }
  | { do: "unassign"; reason: string }
);

const acts: readonly string[] = ["arrive", "pickup", "deliver", "fail", "incident", "unassign"];

export function isCourierAct(value: unknown): value is CourierAct {
  if (typeof value !== "object" || value === null) return false;
  return (
    "jobId" in value &&
    typeof value.jobId === "number" &&
    "do" in value &&
    typeof value.do === "string" &&
    acts.includes(value.do)
  );
}

/** How long an act can be undone. */
export const undoMs = 10_000;

/**
 * Whether an act waits for `undoMs` before it is sent. A code is checked at once, while the other
 * person stands there, and what the desk is to know does not wait.
 */
export function hasUndo(act: CourierAct): boolean {
  if (act.do === "pickup" || act.do === "deliver") return !hasCode(act);
  return act.do === "arrive" || act.do === "fail";
}

/** Whether the server has to check a code. */
export function hasCode(act: CourierAct): boolean {
  if (act.do === "pickup") return act.code !== undefined;
  return act.do === "deliver" && act.otp !== undefined;
}

/** The ids of the photos of an act. */
export function getPhotos(act: CourierAct): string[] {
  if (act.do === "deliver") return act.photo === undefined ? [] : [act.photo];
  return act.do === "fail" || act.do === "incident" ? act.photos : [];
}
