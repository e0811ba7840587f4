import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadedWith } from "../testing/static-imports.ts";

const folder = "storefront/app/layout";
const host = readFileSync(join(folder, "panel-host.tsx"), "utf8");
const panels = [...host.matchAll(/panel\(\[([^\]]*)\],\s*\(\) =>\s*import\("([^"]+)"\)/g)].map(
  ([, features = "", file = ""]) => ({
    file,
    features: [...features.matchAll(/"([\w-]+)"/g)].map(([, feature]) => feature),
  }),
);
/** Of the frame of every page, and of what takes any panel. */
const always = ["shell", "errors", "ui"];

test.each(panels)("$file opens with the messages of all that it renders", ({ file, features }) => {
  const used = [...loadedWith([join(folder, file)])].flatMap((each) => {
    const code = readFileSync(each, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
    return [...code.matchAll(/useMessages\("([\w-]+)"\)/g)].map(([, feature]) => feature);
  });
  const known = [...always, ...features];
  expect([...new Set(used)].filter((feature) => !known.includes(feature ?? ""))).toEqual([]);
});
