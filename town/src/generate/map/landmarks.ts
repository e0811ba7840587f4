import type { MapLandmark } from "./belrive.types.ts";
import { type Point, toPosition } from "./plane.ts";

export const landmarks: MapLandmark[] = [
  landmark("station", "Belrive Station", "Gare de Belrive", [3105, 4425]),
  landmark("town-hall", "Town Hall", "Hôtel de Ville", [1890, 3892]),
  landmark("market-hall", "Market Hall", "Halles du Marché", [1620, 3640]),
  landmark("church", "Saint Elmo's Church", "Église Saint-Elme", [1690, 4010]),
  landmark("lighthouse", "Point Lighthouse", "Phare de la Pointe", [395, 1180]),
  landmark("beach", "Great Beach", "Grande Plage", [1030, 4700]),
  landmark("south-beach", "Conche Beach", "Plage de la Conche", [1010, 420]),
  landmark("fish-market", "Fish Market", "Criée", [1370, 2880]),
  landmark("marina", "Marina", "Port de plaisance", [1890, 2480]),
  landmark("harbour-office", "Harbour Office", "Capitainerie", [1370, 2440]),
  landmark("ferry", "Island Ferry Landing", "Embarcadère des Îles", [1460, 3080]),
  landmark("casino", "Casino", "Casino", [1160, 4480]),
  landmark("aquarium", "Aquarium", "Aquarium", [1190, 4130]),
  landmark("spa", "Sea-water Baths", "Thermes marins", [1130, 5030]),
  landmark("theatre", "Municipal Theatre", "Théâtre municipal", [2480, 4160]),
  landmark("museum", "Museum of the Sea", "Musée de la Mer", [1610, 3330]),
  landmark("library", "Library", "Médiathèque", [3010, 3860]),
  landmark("hospital", "Hospital", "Centre hospitalier", [4240, 4300]),
  landmark("lycee", "Octave Malaure High School", "Lycée Octave-Malaure", [3720, 4130]),
  landmark("university", "Ocean Institute", "Institut de l'Océan", [3870, 4830]),
  landmark("stadium", "Levant Stadium", "Stade du Levant", [4560, 3150]),
  landmark("pool", "Swimming Pool", "Piscine municipale", [3160, 2700]),
  landmark(
    "shopping-centre",
    "Orchards Shopping Centre",
    "Centre commercial des Vergers",
    [4350, 1930],
  ),
  landmark("covered-market", "Plane Tree Market", "Marché des Platanes", [3360, 2520]),
  landmark("windmill", "Lark Windmill", "Moulin des Alouettes", [3230, 5560]),
  landmark("campsite", "Pinewood Campsite", "Camping de la Pinède", [1520, 780]),
  landmark("old-bridge", "Old Bridge", "Pont Vieux", [2062, 3225]),
  landmark("fort", "Corsairs' Fort", "Fort des Corsaires", [770, 1640]),
];

function landmark(key: string, en: string, fr: string, at: Point): MapLandmark {
  const [lng, lat] = toPosition(at);
  return { key, name: { en, fr }, lng, lat };
}
