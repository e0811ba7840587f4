export type VehicleBody =
  | "city-car"
  | "hatchback"
  | "estate"
  | "suv"
  | "roadster"
  | "coupe"
  | "saloon"
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
  | "mountain-bike";

/** A vehicle in profile, cut out, or on the coast road. */
export type VehicleScene = {
  kind: "vehicle";
  body: VehicleBody;
  colour: string;
  /** Words on the side of vans and lorries; the plate of the others. */
  name: string;
  view: "profile" | "coast";
};
