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
  | "courier_application";
