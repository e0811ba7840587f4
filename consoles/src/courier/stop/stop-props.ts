import type { Stop } from "../jobs/stops.ts";

/** What a screen of a stop is given. */
export interface StopProps {
  stop: Stop;
  onTrouble(): void;
}
