import { expect, test } from "vitest";
import { nearestCity } from "./nearest-city.ts";

const city = (name: string, longitude: number, radiusMeters: number) => ({
  name,
  centre: [longitude, 0] as [number, number],
  radiusMeters,
});
// On the equator, 0.01 degrees are 1,112 m.
const west = city("west", 0, 5_000);
const east = city("east", 0.1, 5_000);

test.each([
  { longitude: 0.01, name: "west", meters: 0 },
  { longitude: 0.09, name: "east", meters: 0 },
  // 5,004 m and 4,981 m from a centre
  { longitude: -0.045, name: "west", meters: 4 },
  { longitude: -0.0448, name: "west", meters: 0 },
  { longitude: 0.049, name: "west", meters: 449 },
  { longitude: 0.051, name: "east", meters: 449 },
  { longitude: 90, name: "east", meters: 9_991_424 },
])("finds $name at longitude $longitude", ({ longitude, name, meters }) => {
  const nearest = nearestCity([longitude, 0], [west, east]);
  expect(nearest?.city.name).toBe(name);
  expect(nearest?.meters).toBe(meters);
});

test("prefers the city whose area has the point to one whose centre is nearer", () => {
  const large = city("large", 0.2, 30_000);
  expect(nearestCity([0.08, 0], [city("small", 0, 1_000), large])?.city.name).toBe("large");
});

test("of overlapping areas, finds the one with the nearest centre", () => {
  expect(nearestCity([0.04, 0], [city("b", 0.1, 20_000), city("a", 0, 20_000)])?.city.name).toBe(
    "a",
  );
});

test("finds nothing without cities", () => {
  expect(nearestCity([0, 0], [])).toBeNull();
});
