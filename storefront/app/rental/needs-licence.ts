import type { Vehicle } from "@errand/core/rental/rental.types";

const withoutLicence: readonly string[] = ["bicycles", "with-driver"];

/** Whether customers need a licence: not for bicycles, and not where somebody drives them. */
export function needsLicence({ type }: Pick<Vehicle, "type">): boolean {
  return !withoutLicence.includes(type);
}

/** Whether a vehicle has a licence plate; bicycles have a number. */
export function hasPlate({ type }: Pick<Vehicle, "type">): boolean {
  return type !== "bicycles";
}
