import { expect, test } from "vitest";
import { tilesSource } from "./tiles-source.ts";

test.each([
  ["https://tiles.example.com/{z}/{x}/{y}.png?key=1", "https://tiles.example.com"],
  ["http://127.0.0.1:8080/{z}/{x}/{y}.png", "http://127.0.0.1:8080"],
  ["https://{s}.tile.example.org/{z}/{x}/{y}{r}.png", "https://*.tile.example.org"],
])("allows the tiles of %s from %s", (url, source) => {
  expect(tilesSource(url)).toBe(source);
});
