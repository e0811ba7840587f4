import { exactMeters, type Position } from "./geometry.ts";

/** Where a city's shop delivers, roughly: the zones of the shop decide exactly. */
export interface CityArea {
  centre: Position;
  radiusMeters: number;
}

/**
 * The city whose area has this point or is nearest to it, with the metres to the area, rounded (0
 * inside); null without cities. Where areas overlap, the city with the nearest centre.
 */
export function nearestCity<City extends CityArea>(
  point: Position,
  cities: City[],
): { city: City; meters: number } | null {
  const [nearest] = cities
    .map((city) => {
      const toCentre = exactMeters(point, city.centre);
      return { city, toCentre, toArea: Math.max(0, toCentre - city.radiusMeters) };
    })
    .toSorted((a, b) => a.toArea - b.toArea || a.toCentre - b.toCentre);
  return nearest ? { city: nearest.city, meters: Math.round(nearest.toArea) } : null;
}
