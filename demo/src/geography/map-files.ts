import type { LocalizedText } from "@errand/core/language";
import type { Position } from "@errand/core/location/geometry";
import type { Belrive, District } from "./belrive.types.ts";

type Properties = Record<string, string | number>;
type Feature = { type: "Feature"; properties: Properties; geometry: object };

/** The map of Belrive as files for `npm run import`: name and content of each, in import order. */
export function mapFiles(town: Belrive): [name: string, content: string][] {
  return [
    ["zones.geojson", geoJson(town.districts.map(zoneFeature))],
    ["streets.geojson", geoJson(town.streets.map(streetFeature))],
    ["addresses.csv", addressTable(town)],
    ["landmarks.geojson", geoJson(town.landmarks.map(landmarkFeature))],
    ["areas.geojson", geoJson(areaFeatures(town))],
  ];
}

/** One feature per line, so that a change of the town reads well in a diff. */
function geoJson(features: Feature[]): string {
  const lines = features.map((feature) => JSON.stringify(feature)).join(",\n");
  return `{"type":"FeatureCollection","features":[\n${lines}\n]}\n`;
}

function zoneFeature({ key, name, polygon }: District): Feature {
  const steep = {
    delivery_fee_rise: 15,
    delivery_fee_message: "Delivery costs a little more up here: the climb is paid to the courier.",
    delivery_fee_message_fr:
      "La livraison coûte un peu plus ici : la montée est payée au coursier.",
  };
  return feature({ ...named(name), ...(key === "hills" && steep) }, polygon);
}

function streetFeature({ name, kind, segments }: Belrive["streets"][number]): Feature {
  return feature({ name, kind }, { type: "MultiLineString", coordinates: segments });
}

function addressTable({ addresses }: Belrive): string {
  const lines = addresses.map(
    ({ number, street, lat, lng }) => `${number},${street},${lat},${lng}\n`,
  );
  return `number,street,latitude,longitude\n${lines.join("")}`;
}

function landmarkFeature({ name, lng, lat }: Belrive["landmarks"][number]): Feature {
  return feature(named(name), { type: "Point", coordinates: [lng, lat] });
}

function areaFeatures({ bounds, areas, railway }: Belrive): Feature[] {
  const { west, south, east, north } = bounds;
  const corners: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return [
    feature({ kind: "land" }, { type: "Polygon", coordinates: [corners] }),
    ...areas.map(({ kind, name, geometry }) =>
      feature({ kind, ...(name && named(name)) }, geometry),
    ),
    feature({ kind: "railway" }, { type: "LineString", coordinates: railway }),
  ];
}

function named({ en, fr }: LocalizedText) {
  return { name: en, name_fr: fr };
}

function feature(properties: Properties, geometry: object): Feature {
  return { type: "Feature", properties, geometry };
}
