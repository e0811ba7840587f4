import { addDays } from "../time.ts";

/** First and last day, `YYYY-MM-DD`, both included. */
export interface CampaignDays {
  starts: string;
  ends: string;
}

/** How many days before its first one a campaign item is shown. */
const announcedDays = 7;

/** Whether a campaign runs on a day. Its hours are shown, and do not hide it. */
export function isRunning({ starts, ends }: CampaignDays, day: string): boolean {
  return starts <= day && day <= ends;
}

/** The last first day that is announced on `day`: what begins later is not shown yet. */
export function announcedUntil(day: string): string {
  return addDays(day, announcedDays);
}
