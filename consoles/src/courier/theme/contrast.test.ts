import { readFileSync } from "node:fs";
import { getContrast, readColours } from "@errand/ui/styles/testing-contrast.ts";
import { expect, test } from "vitest";

const tokens = readFileSync("ui/src/styles/tokens.css", "utf8");
const consoles = readFileSync("consoles/src/consoles.css", "utf8");
const courier = readFileSync("consoles/src/courier/courier.css", "utf8");

/** The text on amber, which is the same by day and at night. */
const onAmber = "#1f1200";

const grounds = ["paper", "panel", "raised", "sunken"];
const texts = ["ink", "strong", "muted", "good", "warn", "bad"];
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ["paper", "ink"],
  ["paper", "good"],
  ["on-call", "call"],
  ["on-bad-fill", "bad-fill"],
  [onAmber, "warn-fill"],
  [onAmber, "#fff4da"],
  ["#ffe9b8", onAmber],
] as const;

test.each(["light", "dark"] as const)(
  "every text of the courier's phone is read at 7:1 in the %s theme",
  (scheme) => {
    const palette = {
      ...readColours(tokens, ":root", scheme),
      ...readColours(consoles, ":root", scheme),
      ...readColours(courier, ":root[lang]", scheme),
    };
    const toColour = (name: string) => (name.startsWith("#") ? name : (palette[name] ?? ""));
    const tooFaint = pairs.flatMap(([text, ground]) => {
      const ratio = getContrast(toColour(text), toColour(ground));
      return ratio >= 7 ? [] : [`${text} on ${ground}: ${ratio.toFixed(2)}`];
    });
    expect(tooFaint).toEqual([]);
  },
);

/** A colour of its own is in the pairs above. */
test("no screen of the courier has a colour that is not checked", () => {
  const known = pairs.flat().filter((name) => name.startsWith("#"));
  expect(new Set(known)).toEqual(new Set(findColours()));
});

function findColours(): string[] {
  const screens = import.meta.glob<string>("../**/*.tsx", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  return Object.values(screens).flatMap((screen) => screen.match(/#[\da-f]{6}\b/g) ?? []);
}
