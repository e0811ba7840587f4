import { expect, test } from "vitest";
import { looseOf } from "./loose.ts";

const product = (category: string, name: string, unit: string, price: number) =>
  looseOf({ category, name, unit, price });

test("fruit, cheese and meat are sold by weight, at the price of a kilogram", () => {
  expect(product("orchard-fruit", "Gala apples", "1 kg", 290)).toEqual({
    step: 250,
    pricePerKilogram: 290,
  });
  expect(product("cheese", "Roquefort", "150 g", 450)).toEqual({
    step: 100,
    pricePerKilogram: 3000,
  });
  expect(product("meat", "Rib steak", "300 g", 980)).toEqual({
    step: 300,
    pricePerKilogram: 3270,
  });
  expect(product("root-vegetables", "Fresh ginger", "200 g", 180)?.step).toBe(50);
});

test("trays, nets, packs and other goods are sold by the piece", () => {
  expect(product("berries", "Raspberries", "tray 125 g", 360)).toBeNull();
  expect(product("citrus", "Juice oranges", "2 kg", 390)).toBeNull();
  expect(product("fishmonger", "Smoked trout", "120 g", 490)).toBeNull();
  expect(product("pasta-rice", "Spaghetti", "500 g", 150)).toBeNull();
});
