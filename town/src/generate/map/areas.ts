import type { AreaKind, MapArea } from "./belrive.types.ts";
import { parks } from "./parks.ts";
import { type Path, simplified, toPosition } from "./plane.ts";
import { squares } from "./squares.ts";
import { river, sands, sea } from "./water.ts";

/** In drawing order: the sea covers the end of the river, which reaches beyond its mouth. */
export const areas: MapArea[] = [
  area("river", river, { en: "The Garance", fr: "La Garance" }),
  area("sea", sea, { en: "Bay of Belrive", fr: "Baie de Belrive" }),
  area("beach", sands.north, { en: "Great Beach", fr: "Grande Plage" }),
  area("beach", sands.south, { en: "Conche Beach", fr: "Plage de la Conche" }),
  ...parks.map(({ name, outline }) => area("park", outline, name)),
  ...squares.map(({ name, outline }) => area("square", outline, name)),
];

function area(kind: AreaKind, outline: Path, name: MapArea["name"]): MapArea {
  const ring = simplified(outline, 0.5).map(toPosition);
  return { kind, ...(name && { name }), geometry: { type: "Polygon", coordinates: [ring] } };
}
