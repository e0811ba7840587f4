import { addDays } from "../time.ts";

/** First and last day, `YYYY-MM-DD`, both included. */
export interface CampaignDays {
  starts: string;
  ends: string;
}

/** How many days before its first day a campaign item is shown. */
const announcedDays = 7;

/** Whether a campaign runs on a day. It is shown outside its hours, too. */
export function isRunning({ starts, ends }: CampaignDays, day: string): boolean {
  return starts <= day && day <= ends;
}

/** The latest first day of the campaigns that are announced on `day`. */
export function announcedUntil(day: string): string {
  return addDays(day, announcedDays);
}
