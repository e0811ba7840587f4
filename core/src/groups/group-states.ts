export const groupStates = ["open", "locked", "placed", "canceled", "expired"] as const;
export type GroupState = (typeof groupStates)[number];

/** A group as it was last changed; the clock changes its state as well. */
export interface GroupFacts {
  state: GroupState;
  deadline: Date;
  placeBy: Date;
}

/** What a member or the host does to a group. */
export type GroupAct =
  | "join"
  | "choose"
  | "ready"
  | "pay"
  | "leave"
  | "change"
  | "place"
  | "cancel";

/**
 * The state at a moment. The clock locks an open group at its deadline, and ends one that was not
 * placed in time, also before the job that stores it has run.
 */
export function getGroupState({ state, deadline, placeBy }: GroupFacts, now: Date): GroupState {
  if (state !== "open" && state !== "locked") return state;
  if (now >= placeBy) return "expired";
  return state === "open" && now >= deadline ? "locked" : state;
}

const whileOpen: readonly GroupAct[] = ["join", "choose", "ready"];

/** Whether something can be done: all of it while the group is open, paying and placing later. */
export function allowsAct(state: GroupState, act: GroupAct): boolean {
  if (state === "open") return true;
  return state === "locked" && !whileOpen.includes(act);
}
