import { expect, test } from "vitest";
import type { Dictionary } from "./translate.ts";

const files = import.meta.glob<Dictionary>("../*/*.{en,fr}.json", {
  eager: true,
  import: "default",
});
const features = Object.keys(files)
  .filter((name) => name.endsWith(".en.json"))
  .map((name) => name.slice(0, -".en.json".length));

function texts(dictionary: Dictionary | undefined, path = ""): Map<string, string> {
  return new Map(
    Object.entries(dictionary ?? {}).flatMap(([key, value]) =>
      typeof value === "string"
        ? [[path + key, value] as const]
        : [...texts(value, `${path}${key}.`)],
    ),
  );
}

test.each(features)("%s says the same things in English and in French", (feature) => {
  const english = texts(files[`${feature}.en.json`]);
  const french = texts(files[`${feature}.fr.json`]);
  expect([...french.keys()].sort()).toEqual([...english.keys()].sort());

  const placeholders = (text = "") => text.match(/\{\{\w+\}\}/g)?.sort() ?? [];
  for (const [key, text] of english) {
    expect(text.trim(), key).not.toBe("");
    expect(french.get(key)?.trim(), key).not.toBe("");
    expect(placeholders(french.get(key)), key).toEqual(placeholders(text));
  }
});
