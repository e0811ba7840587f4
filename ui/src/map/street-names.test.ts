import { expect, test } from "vitest";
import type { MapLayers, StreetClass } from "./map-layers.ts";
import { streetNames } from "./street-names.ts";

type Line = [number, number][];
const street = (name: string, coordinates: Line[], width: StreetClass = "street") => ({
  geometry: { coordinates },
  properties: { name, class: width },
});
const layer = (...features: MapLayers["streets"]["features"]) => ({ features });
const onScreen = (lng: number, lat: number) => ({ x: lng, y: lat });
const size = { x: 400, y: 400 };

test("places a name along its street, never upside down", () => {
  const eastward: Line = [
    [50, 100],
    [250, 100],
  ];
  const names = (line: Line) => streetNames(layer(street("Quai Neuf", [line])), onScreen, size);
  expect(names(eastward)).toMatchObject([{ text: "Quai Neuf", at: { x: 150, y: 100 }, angle: 0 }]);
  expect(names(eastward.toReversed())[0]?.angle).toBeCloseTo(0);
});

test("leaves out a street that is too short for its name", () => {
  const short: Line = [
    [0, 0],
    [20, 0],
  ];
  expect(streetNames(layer(street("Rue des Très Longs Noms", [short])), onScreen, size)).toEqual(
    [],
  );
});

test("leaves out a street outside the screen", () => {
  const far: Line = [
    [4000, 0],
    [4400, 0],
  ];
  expect(streetNames(layer(street("Far", [far])), onScreen, size)).toEqual([]);
});

test("leaves out a name that overlaps that of a wider street", () => {
  const across: Line = [
    [100, 200],
    [300, 200],
  ];
  const down: Line = [
    [200, 100],
    [200, 300],
  ];
  const streets = layer(street("Lane", [across], "lane"), street("Main", [down], "main"));
  expect(streetNames(streets, onScreen, size).map(({ text }) => text)).toEqual(["Main"]);
});

test("leaves out a street name that overlaps another label", () => {
  const down: Line = [
    [200, 100],
    [200, 300],
  ];
  const names = (at: { x: number; y: number }) =>
    streetNames(layer(street("Main", [down])), onScreen, size, [{ text: "Sea Institute", at }]);
  expect(names({ x: 170, y: 205 })).toEqual([]);
  expect(names({ x: 100, y: 205 })).toHaveLength(1);
});

test("leaves out a street that is straight only for short pieces", () => {
  const bent: Line = [
    [100, 100],
    [140, 100],
    [140, 140],
  ];
  expect(streetNames(layer(street("Corner House", [bent])), onScreen, size)).toEqual([]);
});
