import type { LocalizedText } from "@errand/core/language";
import { blob, type Path } from "./plane.ts";

export const parks: { name: LocalizedText; outline: Path }[] = [
  park("Garance Park", "Parc de la Garance", [
    [3760, 3590],
    [4060, 3545],
    [4380, 3580],
    [4540, 3800],
    [4420, 3990],
    [4080, 3960],
    [3760, 3850],
  ]),
  park("Rampart Garden", "Jardin des Remparts", [
    [2240, 4140],
    [2400, 4010],
    [2520, 3830],
    [2440, 3790],
    [2290, 3900],
    [2170, 4060],
  ]),
  park("Oak Wood", "Bois des Chênes", [
    [4150, 5420],
    [4620, 5260],
    [5150, 5050],
    [5500, 5250],
    [5420, 5650],
    [4900, 5850],
    [4300, 5800],
  ]),
  park("Lighthouse Moor", "Lande du Phare", [
    [470, 1330],
    [560, 1230],
    [900, 1260],
    [1080, 1400],
    [960, 1600],
    [700, 1480],
  ]),
  park("Tamarisk Garden", "Jardin des Tamaris", [
    [1190, 4960],
    [1300, 4950],
    [1330, 5120],
    [1310, 5240],
    [1200, 5230],
  ]),
  park("Orchard Park", "Parc des Vergers", [
    [3800, 2510],
    [4150, 2440],
    [4420, 2500],
    [4380, 2760],
    [3980, 2820],
    [3790, 2720],
  ]),
  park("Conche Pinewood", "Pinède de la Conche", [
    [1260, 120],
    [1700, 90],
    [2150, 180],
    [2130, 560],
    [1800, 700],
    [1350, 650],
    [1180, 400],
  ]),
  park("Heron Marsh", "Marais des Hérons", [
    [5020, 3350],
    [5300, 3200],
    [5400, 3500],
    [5340, 3880],
    [5120, 3700],
  ]),
  park("Mercadier Park", "Parc Mercadier", [
    [2330, 1760],
    [2600, 1700],
    [2760, 1500],
    [2620, 1310],
    [2380, 1340],
  ]),
  park("Mill Wood", "Bois du Moulin", [
    [4650, 620],
    [5150, 420],
    [5500, 180],
    [5200, 90],
    [4700, 120],
    [4480, 380],
  ]),
];

function park(en: string, fr: string, around: Path) {
  return { name: { en, fr }, outline: blob(around) };
}
