import type { StreetKind } from "./belrive.types.ts";
import { inlandAvenue, innerRing, northAvenue, outerRing } from "./main-lines.ts";
import { beside, curve, type Path, type Point } from "./plane.ts";
import { squares } from "./squares.ts";
import { bay, cape, northBank, southBank } from "./water.ts";

/** A street that is drawn by hand; `bridge` is the name of its part over the river. */
export type MainRoad = { name: string; kind: StreetKind; path: Path; bridge?: string };

const road = (kind: StreetKind, name: string, path: Path, bridge?: string): MainRoad => ({
  kind,
  name,
  path,
  ...(bridge && { bridge }),
});

/** Splits a westward line into streets; each name is used up to its western end. */
function named(
  kind: StreetKind,
  line: Path,
  names: [name: string, westernEnd: number][],
): MainRoad[] {
  let rest = [...line];
  return names.map(([name, westernEnd]) => {
    const end = rest.findIndex(([x]) => x < westernEnd);
    const part = end < 0 ? rest : rest.slice(0, end + 1);
    rest = end < 0 ? [] : rest.slice(end);
    return road(kind, name, part);
  });
}

const seaFront = beside(bay, -88);
const corniche = beside(cape, -75);
const south =
  (from: number, to: number) =>
  ([, y]: Point) =>
    y <= from && y >= to;

const alongTheSea: MainRoad[] = [
  road("boulevard", "Boulevard de l'Océan", seaFront.filter(south(6000, 4880))),
  road("boulevard", "Boulevard des Bains", seaFront.filter(south(4910, 4180))),
  road("quay", "Quai des Embruns", [...seaFront.filter(south(4210, 3320)), [1500, 3250]]),
  road("boulevard", "Boulevard de la Corniche", [
    [1240, 2400],
    ...corniche.filter(south(2300, 1640)),
  ]),
  road("lane", "Sentier des Douaniers", corniche.filter(south(1665, 900))),
  road("avenue", "Avenue de la Conche", corniche.filter(south(925, 40))),
];

const alongTheRiver: MainRoad[] = [
  ...named(
    "lane",
    northBank(17).filter(([x]) => x < 5980),
    [
      ["Chemin de Halage", 4840],
      ["Quai des Peupliers", 3560],
      ["Quai des Lavandières", 2690],
      ["Quai des Capucins", 2060],
      ["Quai du Vieux Port", 1484],
    ],
  ),
  ...named(
    "lane",
    southBank(17).filter(([x]) => x < 5980),
    [
      ["Chemin des Saules", 4840],
      ["Quai des Jardins", 3560],
      ["Quai des Tanneurs", 2690],
      ["Quai des Gabares", 2060],
      ["Quai de la Douane", 1400],
    ],
  ),
].map((bank) => (bank.name.startsWith("Quai") ? { ...bank, kind: "quay" } : bank));

const aroundTheBasin: MainRoad[] = [
  road("quay", "Quai de la Criée", [
    [1420, 3150],
    [1312, 3020],
    [1290, 2890],
    [1320, 2812],
    [1860, 2812],
  ]),
  road("quay", "Quai des Thoniers", [
    [1860, 2812],
    [1922, 2750],
    [1922, 2510],
    [1860, 2448],
  ]),
  road("quay", "Quai du Sel", [
    [1860, 2448],
    [1340, 2448],
    [1280, 2415],
    [1240, 2360],
  ]),
];

const rings: MainRoad[] = [
  road("boulevard", "Boulevard des Remparts", innerRing.seaToNorthGate),
  road("boulevard", "Boulevard de la Liberté", innerRing.northGateToRiver, "Pont de la Liberté"),
  road("boulevard", "Boulevard des Armateurs", innerRing.riverToSouthGate, "Pont de la Liberté"),
  road("boulevard", "Boulevard du Midi", innerRing.southGateToSea),
  road("boulevard", "Boulevard des Dunes", outerRing.dunes),
  road("boulevard", "Boulevard de Ceinture", outerRing.north),
  road("boulevard", "Boulevard du Levant", outerRing.east, "Pont du Levant"),
  road("boulevard", "Boulevard des Vergers", outerRing.south, "Pont du Levant"),
  road("boulevard", "Boulevard des Pins", outerRing.cape),
];

const avenues: MainRoad[] = [
  road("avenue", "Avenue du Nord", northAvenue.inner),
  road("avenue", "Avenue des Landes", northAvenue.outer),
  road("avenue", "Avenue des Étangs", inlandAvenue),
  road(
    "avenue",
    "Avenue de la Plage",
    curve([
      [1620, 4280],
      [1500, 4750],
      [1510, 5150],
      [1620, 5480],
      [1730, 5990],
    ]),
  ),
  road(
    "street",
    "Rue Royale",
    curve([
      [1900, 3860],
      [2200, 3960],
      [2420, 4110],
    ]),
  ),
  road(
    "avenue",
    "Avenue de la Gare",
    curve([
      [2420, 4110],
      [2750, 4210],
      [3060, 4330],
    ]),
  ),
  road(
    "avenue",
    "Avenue des Alouettes",
    curve([
      [3080, 4420],
      [3180, 4800],
      [3350, 5230],
      [3480, 5640],
      [3540, 5990],
    ]),
  ),
  road(
    "avenue",
    "Avenue de la République",
    curve([
      [2640, 3740],
      [3120, 3870],
      [3560, 3960],
      [4150, 4080],
      [4770, 4220],
    ]),
  ),
  road(
    "avenue",
    "Route des Chênes",
    curve([
      [4770, 4220],
      [5350, 4560],
      [5980, 4720],
    ]),
  ),
  road(
    "avenue",
    "Avenue des Deux Rives",
    curve([
      [3090, 4320],
      [3330, 4120],
      [3560, 3960],
      [3590, 3500],
      [3520, 2990],
      [3360, 2520],
      [3000, 2150],
    ]),
    "Pont Neuf",
  ),
  road(
    "avenue",
    "Avenue des Maraîchers",
    curve([
      [2720, 3050],
      [3100, 3010],
      [3520, 2990],
      [4200, 2880],
      [4900, 2750],
    ]),
  ),
  road(
    "lane",
    "Chemin de la Palue",
    curve([
      [4900, 2750],
      [5500, 2760],
      [5980, 2850],
    ]),
  ),
  road(
    "avenue",
    "Cours des Platanes",
    curve([
      [2660, 2640],
      [3000, 2590],
      [3360, 2520],
      [4000, 2380],
      [4680, 2150],
    ]),
  ),
  road(
    "lane",
    "Chemin de Montaubric",
    curve([
      [4680, 2150],
      [5400, 1900],
      [5980, 1800],
    ]),
  ),
  road(
    "avenue",
    "Avenue du Général Mercadier",
    curve([
      [2200, 2190],
      [2180, 1700],
      [2260, 1300],
      [2310, 930],
    ]),
  ),
  road(
    "avenue",
    "Route de Saint-Elme",
    curve([
      [2310, 930],
      [2370, 420],
      [2400, 10],
    ]),
  ),
  road(
    "avenue",
    "Avenue du Phare",
    curve([
      [1700, 2110],
      [1500, 1700],
      [1250, 1370],
      [900, 1180],
      [418, 1170],
    ]),
  ),
  road(
    "street",
    "Rue du Pont Vieux",
    curve([
      [1900, 3830],
      [1990, 3500],
      [2060, 3165],
      [2070, 2960],
      [2040, 2620],
      [2120, 2350],
      [2200, 2190],
    ]),
    "Pont Vieux",
  ),
  road(
    "lane",
    "Chemin des Bruyères",
    curve([
      [3350, 5230],
      [4000, 5280],
      [4700, 5080],
      [5350, 4560],
    ]),
  ),
  road(
    "lane",
    "Chemin de la Passerelle",
    curve([
      [5350, 4560],
      [5400, 4200],
      [5440, 3700],
      [5500, 2760],
    ]),
    "Passerelle des Saules",
  ),
];

export const mainRoads: MainRoad[] = [
  ...rings,
  ...alongTheSea,
  ...alongTheRiver,
  ...aroundTheBasin,
  ...avenues,
  ...squares.map(({ name, outline }) => road("square", name.fr, outline)),
];
