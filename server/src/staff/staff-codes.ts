import type { OneTimeCodes } from "../account/one-time-codes.ts";

/** One-time codes for the accounts of staff. */
export interface StaffCodesApi {
  codes: OneTimeCodes;
}
