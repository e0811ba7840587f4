import fc from "fast-check";
import { expect, test } from "vitest";
import { cellCentre } from "./cell.ts";
import { exactMeters } from "./geometry.ts";

const point = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});

test("is at most 142 m from every point of the cell", () => {
  fc.assert(
    fc.property(point, (at) => {
      const centre = cellCentre(at);
      const metres = exactMeters([at.longitude, at.latitude], [centre.longitude, centre.latitude]);
      expect(metres).toBeLessThan(142.5);
    }),
  );
});

test("is its own centre", () => {
  fc.assert(
    fc.property(point, (at) => {
      expect(cellCentre(cellCentre(at))).toEqual(cellCentre(at));
    }),
  );
});

test("differs between points 300 m apart", () => {
  const here = { latitude: 43.6, longitude: 3.9 };
  expect(cellCentre({ ...here, latitude: 43.6027 })).not.toEqual(cellCentre(here));
  expect(cellCentre({ ...here, longitude: 3.9038 })).not.toEqual(cellCentre(here));
});

test.each([
  { latitude: 90, longitude: 180 },
  { latitude: -90, longitude: -180 },
])("stays on the globe at %o", (at) => {
  const { latitude, longitude } = cellCentre(at);
  expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
  expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
});
