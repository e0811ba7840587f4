import { expect, test } from "vitest";
import { isOtherStreet, isStreetOnly, withTypedParts } from "./typed-address.ts";

test.each([
  ["999 Rue du Cacao", "Rue du Cacao, Harbour", true],
  ["Rue du Cacao 999", "Rue du Cacao, Harbour", true],
  ["4 bis Rue du Cacao", "4 Rue du Cacao, Harbour", true],
  ["4 Rue du Cacao", "14 Rue du Cacao, Harbour", true],
  ["4 rue du cacao, 34000 Belrive", "4 Rue du Cacao, Harbour", false],
  ["4bis rue du Cacao", "4 bis Rue du Cacao, Harbour", false],
  ["4rue du Cacao", "4 Rue du Cacao, Harbour", false],
  ["4rue du Cacao", "Rue du Cacao, Harbour", true],
  ["\u0664 rue du Cacao", "4 Rue du Cacao, Harbour", false],
  ["4 bis rue du Cacao", "4bis Rue du Cacao, Harbour", false],
  ["12 Main Street", "Main Street 12, Springfield", false],
  ["Rue du 8 Mai 1945", "Rue du 8 Mai 1945, Old Town", false],
  ["Rue du Cacao", "Rue du Cacao, Harbour", false],
  ["Town Hall", "Town Hall, Old Town", false],
])("%j that is found as %j has lost its number: %j", (typed, found, isWithout) => {
  expect(isStreetOnly(typed, found)).toBe(isWithout);
});

test.each([
  ["4 rue du cacao", "4 Rue du Cacao, Harbour"],
  ["4, rue du Cacao, Harbour", "4 Rue du Cacao, Harbour"],
  ["4 rue du Cacao, bâtiment B, harbour", "4 Rue du Cacao, bâtiment B, Harbour"],
])("keeps what was typed after the street: %j becomes %j", (typed, address) => {
  expect(withTypedParts(typed, "4 Rue du Cacao, Harbour")).toBe(address);
});

test.each([
  ["1 rue alpha", "1 Rue Alpha, Centre", false],
  ["1 Rue de l Eglise", "1 Rue de l’Église, Centre", false],
  ["1, rue alpha, bâtiment B", "1 Rue Alpha, Centre", false],
  ["Aquarium", "Aquarium, Harbour", false],
  ["1 rue alpha centre", "1 Rue Alpha, Centre", false],
  ["1rue alpha 13000 centre", "1 Rue Alpha, Centre", false],
  ["1 rue alpha nord", "1 Rue Alpha, Centre", true],
  ["rue alpha 1945", "Rue Alpha, Centre", false],
  ["1 Rue Alfa", "1 Rue Alpha, Centre", true],
  ["27 rue du cabestant", "27 Rue du Cabestan, Harbour", true],
])("of %j, %j is another street: %s", (typed, found, isOther) => {
  expect(isOtherStreet(typed, found)).toBe(isOther);
});
