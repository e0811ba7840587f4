export type VehicleBody =
  | "quadricycle"
  | "city-car"
  | "hatchback"
  | "estate"
  | "suv"
  | "roadster"
  | "coupe"
  | "saloon"
  | "classic-convertible"
  | "classic-compact"
  | "classic-coupe"
  | "panel-van"
  | "high-van"
  | "minibus"
  | "box-truck"
  | "camper"
  | "raised-camper"
  | "scooter"
  | "motorcycle"
  | "touring-motorcycle"
  | "city-bicycle"
  | "cargo-bicycle"
  | "freight-bicycle"
  | "mountain-bike"
  | "kick-scooter";

/**
 * A vehicle in profile, cut out; on the coast road; or from near: the driver's seat, or the front
 * of two wheels.
 */
export type VehicleScene = {
  kind: "vehicle";
  body: VehicleBody;
  colour: string;
  /** Words on the side of vans and lorries; the plate of the others. */
  name: string;
  view: "profile" | "coast" | "close";
  /** From near: whether the driver changes gears with a stick. */
  manual?: boolean;
};
