import type { MissingCash } from "../jobs/courier-act.ts";

/** What the customer has given; less than is due with the reason. */
export interface TakenCash {
  given: number;
  missing?: MissingCash | undefined;
}
