import { slugOf } from "../../../content/text-table.ts";
import type { VehicleBody, VehicleScene } from "../../../pictures/vehicle/vehicle.types.ts";

export const vehicleColours = [
  "#c8402f",
  "#2f6f94",
  "#e8e4da",
  "#3f4a52",
  "#4f8a6a",
  "#e0a92c",
  "#8fbfdc",
];

/** The body of a model, where it is not the usual one of its category. */
const models: Record<string, VehicleBody> = {
  Lio: "hatchback",
  Mira: "hatchback",
  Trail: "suv",
  Fjell: "suv",
  Campo: "suv",
  "Cargo 12": "high-van",
  "Bus 9": "minibus",
  "Box 20": "box-truck",
  "Route 700": "motorcycle",
  "Trek 900": "touring-motorcycle",
  Famille: "cargo-bicycle",
  Sentier: "mountain-bike",
  Spider: "roadster",
  Ambassad: "saloon",
  "Nomade 4": "raised-camper",
};
const usual: Record<string, VehicleBody> = {
  "city-cars": "city-car",
  estates: "estate",
  vans: "panel-van",
  "two-wheelers": "scooter",
  bicycles: "city-bicycle",
  prestige: "coupe",
  campers: "camper",
};

/** The name of the picture of a vehicle; `turn` chooses its colour. */
export function vehiclePicture(name: string, turn: number, view: VehicleScene["view"]): string {
  return `vehicle-${slugOf(name)}-${turn % vehicleColours.length}${view === "profile" ? "" : "-coast"}`;
}

/** Returns what the picture of a vehicle shows, or null for a category that has no look yet. */
export function vehicleScene(
  category: string,
  model: string,
  name: string,
  turn: number,
  view: VehicleScene["view"],
): VehicleScene | null {
  const body = models[model] ?? usual[category];
  if (!body) return null;
  // Neighbouring models of a provider get different colours.
  const colour = vehicleColours[(turn + name.length * 3) % vehicleColours.length] ?? "#c8402f";
  return { kind: "vehicle", body, colour, name: name.split(" ")[0] ?? name, view };
}
