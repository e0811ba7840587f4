import type { StaffAudience } from "@errand/core/principals";

/**
 * A code is valid for one purpose only (contract 3.2). Those of applications are for partners
 * (contract 5.5).
 */
export type CodePurpose =
  | "phone"
  | "email"
  | "link"
  | "reset"
  | "profile"
  | "wallet"
  | "track"
  | "store_application"
  | "courier_application"
  | StaffCodePurpose;

/** Of staff, told apart by audience: a person may be a courier and work at a store. */
export type StaffCodePurpose = `${StaffAudience}_${"reset" | "contact"}`;
