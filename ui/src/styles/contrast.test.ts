import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = ["tokens.css", "accents.css"]
  .map((name) => readFileSync(`ui/src/styles/${name}`, "utf8"))
  .join("\n");

type Palette = Record<string, string>;

/** Returns the colours that `selector` defines, in one colour scheme. */
function coloursOf(selector: string, scheme: "light" | "dark"): Palette {
  const colours: Palette = {};
  for (const [, selectors = "", body = ""] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (
      !selectors
        .replaceAll(/\/\*[\s\S]*?\*\//g, "")
        .split(",")
        .some((each) => each.trim() === selector)
    )
      continue;
    for (const [, name = "", light = "", dark = ""] of body.matchAll(
      /--([\w-]+):\s*light-dark\((#\w{6}), (#\w{6})\)/g,
    )) {
      colours[name] = scheme === "light" ? light : dark;
    }
  }
  return colours;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const channel = Number.parseInt(colour.slice(index, index + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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
        ...coloursOf(":root", scheme),
        ...coloursOf(`:root[data-module="${module}"]`, scheme),
      };
      const tooFaint = pairs.flatMap(([text, ground, minimum]) => {
        const ratio = contrast(palette[text] ?? "", palette[ground] ?? "");
        return ratio >= minimum ? [] : [`${text} on ${ground}: ${ratio.toFixed(2)} < ${minimum}`];
      });
      expect(tooFaint).toEqual([]);
    },
  );
});
