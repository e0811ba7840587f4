import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("ui/src/styles/font.css", "utf8");
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = ""]) => {
  const percent = (name: string) =>
    Number(new RegExp(`${name}: ([\\d.]+)%`).exec(body)?.[1] ?? 100);
  const [, from, until] = /font-weight: (\d+) (\d+);/.exec(body) ?? [];
  return {
    family: /font-family: "([^"]+)"/.exec(body)?.[1] ?? "",
    weights: [Number(from), Number(until)] as const,
    scale: percent("size-adjust") / 100,
    ascent: percent("ascent-override"),
    descent: percent("descent-override"),
  };
});
const families = [...new Set(faces.map(({ family }) => family))];

test.each(families)("%s has a face for every weight from 300 to 900", (family) => {
  const ranges = faces.filter((face) => face.family === family).map(({ weights }) => weights);
  expect(ranges.map(([from]) => from)).toEqual([
    300,
    ...ranges.slice(0, -1).map(([, to]) => to + 1),
  ]);
  expect(ranges.at(-1)?.[1]).toBe(900);
});

test.each(faces)("$family at $weights is as high as Figtree", ({ scale, ascent, descent }) => {
  expect(Math.abs(ascent * scale - 95)).toBeLessThan(0.1);
  expect(Math.abs(descent * scale - 25)).toBeLessThan(0.1);
});
