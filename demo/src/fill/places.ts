import type { Position } from "@errand/core/location/geometry";
import type { Database } from "@errand/server/database/database";
import {
  addresses,
  landmarks,
  mapAreas,
  streetSegments,
  streets,
} from "@errand/server/location/map.tables";
import { zones } from "@errand/server/location/zones.tables";
import { words } from "../catalogue/table.ts";
import type { Belrive, District } from "../geography/belrive.types.ts";
import { counter, insertRows, type Row, settle } from "./rows.ts";

/** A house door where a store, a courier or a customer can be. */
export type Door = { address: string; latitude: number; longitude: number };

/** Ids and doors by district, in the order of the districts. */
export type Places = { zoneIds: number[]; doors: Door[][] };

export async function fillPlaces(db: Database, town: Belrive): Promise<Places> {
  await insertRows(db, zones, town.districts.map(zoneOf));
  await fillStreets(db, town);
  await insertRows(
    db,
    landmarks,
    town.landmarks.map(({ name, lat, lng }) => ({ name, latitude: lat, longitude: lng })),
  );
  await insertRows(db, mapAreas, mapAreasOf(town));
  await settle(db, [zones, streets, streetSegments, addresses, landmarks, mapAreas]);
  return {
    zoneIds: town.districts.map((_, index) => index + 1),
    doors: town.districts.map(({ key }) =>
      town.addresses
        .filter((address) => address.district === key)
        .map(({ number, street, lat, lng }) => ({
          address: `${number} ${street}, Belrive`,
          latitude: lat,
          longitude: lng,
        })),
    ),
  };
}

function zoneOf({ key, name, polygon }: District, index: number): Row<typeof zones> {
  const corners = polygon.coordinates[0] ?? [];
  const isSteep = key === "hills";
  return {
    id: index + 1,
    name,
    displayName: name,
    area: polygon,
    south: Math.min(...corners.map(([, lat]) => lat)),
    west: Math.min(...corners.map(([lng]) => lng)),
    north: Math.max(...corners.map(([, lat]) => lat)),
    east: Math.max(...corners.map(([lng]) => lng)),
    deliveryFeeRise: isSteep ? 1_500 : 0,
    deliveryFeeRaised: isSteep,
    deliveryFeeMessage: isSteep
      ? words(
          "Delivery costs a little more up here: the climb is paid to the courier.",
          "La livraison coûte un peu plus ici : la montée est payée au coursier.",
        )
      : null,
  };
}

async function fillStreets(db: Database, town: Belrive): Promise<void> {
  const idOf = new Map(town.streets.map(({ name }, index) => [name, index + 1]));
  const segmentId = counter();
  await insertRows(
    db,
    streets,
    town.streets.map(({ name, kind, segments }, index) => {
      const [longitude, latitude] = middleOf(segments);
      return { id: index + 1, name, kind, latitude, longitude };
    }),
  );
  await insertRows(
    db,
    streetSegments,
    town.streets.flatMap(({ segments }, index) =>
      segments.map((points) => ({ id: segmentId(), streetId: index + 1, points })),
    ),
  );
  await insertRows(
    db,
    addresses,
    town.addresses.map(({ number, street, lat, lng }, index) => ({
      id: index + 1,
      streetId: idOf.get(street) ?? 0,
      number,
      latitude: lat,
      longitude: lng,
    })),
  );
}

/** The point that stands for a street without a house number. */
function middleOf(segments: Position[][]): Position {
  const points = segments.flat();
  return points[Math.floor(points.length / 2)] ?? [0, 0];
}

function mapAreasOf({ bounds, areas, railway }: Belrive): Row<typeof mapAreas>[] {
  const { west, south, east, north } = bounds;
  const corners: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return [
    { kind: "land", name: null, geometry: { type: "Polygon", coordinates: [corners] } },
    ...areas.map(({ kind, name, geometry }) => ({ kind, name: name ?? null, geometry })),
    { kind: "railway", name: null, geometry: { type: "LineString", coordinates: railway } },
  ];
}
