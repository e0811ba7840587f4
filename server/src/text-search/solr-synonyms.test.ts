import { expect, test } from "vitest";
import { parseSolrLine } from "./solr-synonyms.ts";

test.each([
  ["equivalent terms", "nappies, diapers", ["nappies", "diapers"], ["nappies", "diapers"]],
  ["an arrow", "doliprane, tylenol => paracetamol", ["doliprane", "tylenol"], ["paracetamol"]],
  ["terms of several words", " sore throat =>  throat spray ", ["sore throat"], ["throat spray"]],
  ["a comma and an arrow that are meant", "a\\,b => c\\=>d", ["a,b"], ["c=>d"]],
  ["a term twice", "tea, tea, infusion", ["tea", "infusion"], ["tea", "infusion"]],
])("reads %s", (_title, line, typed, meant) => {
  expect(parseSolrLine(line)).toEqual({ typed, meant });
});

test.each([
  ["", null],
  ["  ", null],
  ["# a comment", null],
])("skips %j", (line, expected) => {
  expect(parseSolrLine(line)).toBe(expected);
});

test.each(["alone", "a =>", "=> b", "a => b => c", ", ,"])("refuses %j", (line) => {
  expect(parseSolrLine(line)).toBe("malformed");
});
