import { expect, test } from "vitest";
import { createPaper } from "./paper.ts";

test("puts a long time below a word that it leaves no room for", () => {
  const paper = createPaper(32);
  paper.row("Take-away", "Ready by 30 November 00:01", { bold: true });
  expect(paper.lines).toEqual([
    { left: "Take-away", bold: true },
    { left: "", right: "Ready by 30 November 00:01", bold: true },
  ]);
});

test("wraps a long name beside its price", () => {
  const paper = createPaper(32);
  paper.row("2 x Prosciutto and rocket, 33 cm", "38.20 €");
  expect(paper.lines).toEqual([
    { left: "2 x Prosciutto and", right: "38.20 €" },
    { left: "rocket, 33 cm" },
  ]);
});
