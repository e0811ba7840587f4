/** What a shop decides about group orders (contract 8.3). */
export interface GroupTerms {
  isOn: boolean;
  maxMembers: number;
}

/** Off, and what applies once it is on and nothing else is set. */
export const usualGroupTerms: GroupTerms = { isOn: false, maxMembers: 20 };

export const maxGroupLines = 100;

/** How many groups of one host can be open at the same time. */
export const maxOpenGroups = 3;

const minuteMs = 60_000;

const shortestMs = 10 * minuteMs;
const longestMs = 24 * 60 * minuteMs;
/** How long the host has after the deadline. */
const placingMs = 30 * minuteMs;

/** Whether members can choose until `deadline`: for ten minutes at least, for a day at most. */
export function isGroupDeadline(deadline: Date, now: Date): boolean {
  const ahead = deadline.getTime() - now.getTime();
  return ahead >= shortestMs && ahead <= longestMs;
}

/** Until when the host of a group with this deadline can place the order. */
export function getPlaceBy(deadline: Date): Date {
  return new Date(deadline.getTime() + placingMs);
}
