import { expect, test } from "vitest";
import { getStreet } from "./street.ts";

test.each([
  ["4 Rue du Tonnage", null, "Rue du Tonnage"],
  ["12 bis, Rue du Tonnage, 34000 Belrive", null, "Rue du Tonnage"],
  ["12b Rue du Tonnage, 3rd floor", null, "Rue du Tonnage"],
  ["Hafenstraße 7", null, "Hafenstraße"],
  ["4 Rue du Tonnage", "7 Quai Neuf", "Quai Neuf"],
  ["Place des Essais", null, "Place des Essais"],
  ["Rue du 8 Mai 1945", null, "Rue du 8 Mai 1945"],
])("shows of “%s” with the road %s “%s”", (address, road, street) => {
  expect(getStreet({ address, road })).toBe(street);
});
