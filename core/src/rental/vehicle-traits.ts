/** Values that pages list as well, which load no schemas. */

export const fuelTypes = ["petrol", "diesel", "cng", "electric", "hybrid"] as const;
export const transmissionTypes = [
  "automatic",
  "manual",
  "continuously_variable",
  "dual_clutch",
  "semi_automatic",
] as const;

/** How many pictures a vehicle has at most. */
export const maxVehiclePictures = 10;

/**
 * What a late cancellation costs. `first_day` is one unit of the price: a day, an hour or a
 * kilometre.
 */
export const keptParts = ["nothing", "first_day", "half", "all"] as const;
export type KeptPart = (typeof keptParts)[number];
