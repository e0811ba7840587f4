import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { getContrast, readColours } from "./testing-contrast.ts";

const css = ["tokens.css", "accents.css"]
  .map((name) => readFileSync(`ui/src/styles/${name}`, "utf8"))
  .join("\n");

const modules = ["food", "grocery", "pharmacy", "ecommerce", "parcel", "rental"];
const grounds = ["paper", "card", "raised", "sunken"];
const textOnGrounds = ["ink", "muted", "accent", "accent-strong", "good", "warn", "bad"];
const pairs = [
  ...textOnGrounds.flatMap((text) => grounds.map((ground) => [text, ground, 4.5] as const)),
  ["ink", "accent-soft", 4.5],
  ["accent", "accent-soft", 4.5],
  ["muted", "accent-soft", 4.5],
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-strong", 4.5],
  ["good", "good-soft", 4.5],
  ["warn", "warn-soft", 4.5],
  ["bad", "bad-soft", 4.5],
  ["on-strong", "good", 4.5],
  ["on-strong", "bad", 4.5],
  ["paper", "ink", 4.5],
  // Not text: borders of controls, and stars.
  ["line-strong", "card", 3],
  ["line-strong", "paper", 3],
  ["star", "card", 3],
] as const;

describe.each(modules)("%s", (module) => {
  test.each(["light", "dark"] as const)(
    "has enough contrast on every background in the %s scheme",
    (scheme) => {
      const palette = {
        ...readColours(css, ":root", scheme),
        ...readColours(css, `:root[data-module="${module}"]`, scheme),
      };
      const tooFaint = pairs.flatMap(([text, ground, minimum]) => {
        const ratio = getContrast(palette[text] ?? "", palette[ground] ?? "");
        return ratio >= minimum ? [] : [`${text} on ${ground}: ${ratio.toFixed(2)} < ${minimum}`];
      });
      expect(tooFaint).toEqual([]);
    },
  );
});
