import { expect, test } from "vitest";
import { canZoom, movedBy, whole, zoomedAt } from "./zoom-view.ts";

const box = { x: 400, y: 200 };

test("zooming leaves the point under the finger in place", () => {
  const view = zoomedAt(whole, 2, { x: 100, y: -50 }, box);
  expect(view).toEqual({ scale: 2, x: -100, y: 50 });
  // The same point of the picture has the same position as before: scale * point + offset.
  expect(view.scale * 100 + view.x).toBe(100);
});

test("limits the scale to between one and four", () => {
  const close = zoomedAt(whole, 100, { x: 0, y: 0 }, box);
  expect(close.scale).toBe(4);
  expect(canZoom(close, "in")).toBe(false);
  expect(zoomedAt(close, 0.01, { x: 30, y: 30 }, box)).toEqual(whole);
  expect(canZoom(whole, "out")).toBe(false);
});

test("does not move a picture beyond its edges", () => {
  const view = zoomedAt(whole, 2, { x: 0, y: 0 }, box);
  expect(movedBy(view, { x: 500, y: -30 }, box)).toEqual({ scale: 2, x: 200, y: -30 });
  expect(movedBy(whole, { x: 40, y: 40 }, box)).toEqual(whole);
});
