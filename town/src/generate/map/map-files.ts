import type { LocalizedText } from "@errand/core/language";
import type { Position } from "@errand/core/location/geometry";
import type { Belrive, MapDistrict } from "./belrive.types.ts";

type Properties = Record<string, string | number>;
type Feature = { type: "Feature"; properties: Properties; geometry: object };

/**
 * Returns the map of Belrive as files for `npm run import`: the name and content of each, in import
 * order.
 */
export function mapFiles(town: Belrive): [name: string, content: string][] {
  return [
    ["zones.geojsonl", jsonLines(town.districts.map(zoneFeature))],
    ["streets.geojsonl", jsonLines(town.streets.map(streetFeature))],
    ["addresses.jsonl", jsonLines(town.addresses.map(addressRecord))],
    ["landmarks.geojsonl", jsonLines(town.landmarks.map(landmarkFeature))],
    ["areas.geojsonl", jsonLines(areaFeatures(town))],
  ];
}

/**
 * Writes one record per line, because lines are readable in a diff and are parsed faster than one
 * document.
 */
function jsonLines(records: object[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join("");
}

function zoneFeature({ key, name, neighbours, polygon }: MapDistrict): Feature {
  const steep = {
    delivery_fee_rise: 15,
    delivery_fee_message: "Delivery costs a little more up here: the climb is paid to the courier.",
    delivery_fee_message_fr:
      "La livraison coûte un peu plus ici : la montée est payée au coursier.",
  };
  const delivers_to = neighbours.map(({ en }) => en).join("; ");
  return feature({ ...named(name), ...(key === "hills" && steep), delivers_to }, polygon);
}

function streetFeature({ name, kind, segments }: Belrive["streets"][number]): Feature {
  return feature({ name, kind }, { type: "MultiLineString", coordinates: segments });
}

function addressRecord({ number, street, lat, lng }: Belrive["addresses"][number]) {
  return { number, street, latitude: lat, longitude: lng };
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
