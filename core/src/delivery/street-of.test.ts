import { expect, test } from "vitest";
import { streetOf } from "./street-of.ts";

test.each([
  ["9 Quai des Essais", "Quai des Essais"],
  ["12 bis, Rue des Lilas, Apt 4", "Rue des Lilas"],
  ["12B Rue de l’Église", "Rue de l’Église"],
  ["12 B, Rue de l’Église", "Rue de l’Église"],
  ["Hauptstraße 12", "Hauptstraße"],
  ["Rue des Lilas, code 1234A, 3rd floor", "Rue des Lilas"],
  ["Rue Neuve ada@example.com 0612345678", "Rue Neuve"],
  ["12", ""],
  ["", ""],
])("returns the street of %j without its house number", (address, street) => {
  expect(streetOf(address)).toBe(street);
});
