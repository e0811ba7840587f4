import { expect, test } from "vitest";
import { inWindow } from "./window-subjects.ts";

const sold = [
  { name: "Bouquet", category: "flowers" },
  { name: "Mirror", category: "decoration" },
];
const categoryOf = ({ category }: { category: string }) => [category];

test("shows only what the kind of a shop promises", () => {
  expect(inWindow(sold, "fleurs-de-minuit", "florist", categoryOf)).toEqual([sold[0]]);
});

test("shows a bit of everything where a shop promises nothing or sells nothing of it", () => {
  expect(inWindow(sold, "maison-jolie", "home", categoryOf)).toEqual(sold);
  expect(inWindow(sold, "studio-volt", "tech", categoryOf)).toEqual(sold);
});
