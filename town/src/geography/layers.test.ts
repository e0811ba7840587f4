import { expect, test } from "vitest";
import { createBelrive } from "./belrive.ts";
import { mapLayers } from "./layers.ts";

const town = createBelrive();
const layers = mapLayers(town);

test("every street is drawn once, the bridges last so that they lie above the quays", () => {
  const drawn = layers.streets.features.map(({ properties }) => properties);
  expect(drawn.map(({ name }) => name).sort()).toEqual(town.streets.map(({ name }) => name).sort());
  expect(drawn.at(-1)?.class).toBe("bridge");
});

test("no stretch of a street is lost when its segments become one line", () => {
  const steps = (lines: unknown[][]) => lines.reduce((sum, line) => sum + line.length - 1, 0);
  for (const { name, segments } of town.streets) {
    const drawn = layers.streets.features.find(({ properties }) => properties.name === name);
    expect(steps(drawn?.geometry.coordinates ?? [])).toBe(steps(segments));
  }
});

test("every area and district has its place on the map", () => {
  const { parks, beaches, sea, river, squares, districts, landmarks } = layers;
  const areas = [parks, beaches, sea, river, squares].flatMap(({ features }) => features);
  expect(areas).toHaveLength(town.areas.length);
  expect(districts.features).toHaveLength(7);
  expect(landmarks.features).toHaveLength(town.landmarks.length);
});

test("the whole map stays under 600 KB", () => {
  expect(JSON.stringify(layers).length).toBeLessThan(600_000);
});
