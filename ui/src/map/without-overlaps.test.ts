import { expect, test } from "vitest";
import { besidePins, withoutOverlaps } from "./without-overlaps.ts";

const label = (text: string, x: number, y: number) => ({ text, at: { x, y } });
const textsOf = (labels: ReturnType<typeof label>[]) =>
  withoutOverlaps(labels, ({ at }) => at).map(({ text }) => text);

test.each([
  ["at the same place", label("Square", 100, 100), ["Saint Elmo"]],
  ["beside it, touching", label("Square", 140, 110), ["Saint Elmo"]],
  ["beside it, apart", label("Square", 170, 100), ["Saint Elmo", "Square"]],
  ["one line below", label("Square", 100, 118), ["Saint Elmo", "Square"]],
])("leaves out a label that overlaps an earlier one: %s", (_title, second, texts) => {
  expect(textsOf([label("Saint Elmo", 100, 100), second])).toEqual(texts);
});

test("gives the place of a label that is left out to a later one", () => {
  const [first, overlapping] = [label("Saint Elmo", 100, 100), label("Station Square", 150, 100)];
  expect(textsOf([first, overlapping, label("Quay", 190, 100)])).toEqual(["Saint Elmo", "Quay"]);
});

test("leaves out a label under a pin", () => {
  const labels = [label("Saint Elmo", 100, 100), label("Quay", 300, 100)];
  const left = withoutOverlaps(labels, ({ at }) => at, [{ x: 90, y: 120 }]);
  expect(left.map(({ text }) => text)).toEqual(["Quay"]);
});

test.each([
  ["at its place without a pin", [], 100],
  ["at its place beside a pin", [{ x: 300, y: 100 }], 100],
  ["below the pin that is at its place", [{ x: 100, y: 90 }], 124],
  ["above the pin that stands below it", [{ x: 100, y: 130 }], 56],
])("moves a label away from pins: %s", (_title, pins, y) => {
  expect(besidePins({ x: 100, y: 100 }, "Old Town", pins)).toEqual({ x: 100, y });
});
