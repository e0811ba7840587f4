import { slugOf } from "../../../content/text-table.ts";
import type { VehicleBody, VehicleScene } from "../../../pictures/vehicle/vehicle.types.ts";
import type { VehicleKind } from "./vehicle-kinds.ts";

export const vehicleColours = [
  "#c8402f",
  "#2f6f94",
  "#e8e4da",
  "#3f4a52",
  "#4f8a6a",
  "#e0a92c",
  "#8fbfdc",
];

/** The pictures of a vehicle, the main one first. */
export const vehicleViews: VehicleScene["view"][] = ["profile", "coast", "close"];

/** The body of a model, where it is not the usual one of its category. */
const models: Record<string, VehicleBody> = {
  Duo: "quadricycle",
  Lio: "hatchback",
  "Lio Hybrid": "hatchback",
  Mira: "hatchback",
  "Mira Gaz": "hatchback",
  Trail: "suv",
  "Trail 4": "suv",
  Fjell: "suv",
  Campo: "suv",
  Monte: "suv",
  "Cargo 9": "high-van",
  "Cargo 12": "high-van",
  "Bus 9": "minibus",
  "Bus 9 E": "minibus",
  "Box 20": "box-truck",
  "Route 400": "motorcycle",
  "Route 700": "motorcycle",
  "Trek 900": "touring-motorcycle",
  Famille: "cargo-bicycle",
  Porteur: "freight-bicycle",
  Sentier: "mountain-bike",
  "Sentier Crête": "mountain-bike",
  Filante: "kick-scooter",
  Spider: "roadster",
  Ambassad: "saloon",
  "Ambassad VTC": "saloon",
  "Riviera 1964": "classic-convertible",
  "Riviera Noces": "classic-convertible",
  "Grand Tour 1970": "classic-coupe",
  "Nomade 4": "raised-camper",
  "Nomade 4 E": "raised-camper",
};
const usual: Record<string, VehicleBody> = {
  "city-cars": "city-car",
  estates: "estate",
  vans: "panel-van",
  "two-wheelers": "scooter",
  bicycles: "city-bicycle",
  prestige: "coupe",
  classics: "classic-compact",
  campers: "camper",
  "with-driver": "minibus",
};

/**
 * The name of the picture of a vehicle, which is named by its brand and model; `turn` chooses its
 * colour.
 */
export function vehiclePicture(subject: string, turn: number, view: VehicleScene["view"]): string {
  return `vehicle-${slugOf(subject)}-${turn % vehicleColours.length}${view === "profile" ? "" : `-${view}`}`;
}

/** Returns what a picture of a vehicle shows. Throws for a category that has no look yet. */
export function vehicleScene(
  {
    category,
    model,
    subject,
    transmission,
  }: Pick<VehicleKind, "category" | "model" | "subject" | "transmission">,
  turn: number,
  view: VehicleScene["view"],
): VehicleScene {
  const body = models[model] ?? usual[category];
  if (!body) throw new Error(`no look for "${subject}"`);
  // Neighbouring models of a provider get different colours.
  const colour = vehicleColours[(turn + subject.length * 3) % vehicleColours.length] ?? "#c8402f";
  return {
    kind: "vehicle",
    body,
    colour,
    name: subject.split(" ")[0] ?? subject,
    view,
    ...(view === "close" && { manual: transmission === "manual" }),
  };
}
