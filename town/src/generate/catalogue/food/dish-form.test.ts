import { expect, test } from "vitest";
import { isBowl } from "../../../pictures/dish/bowls.ts";
import type { Form } from "../../../pictures/dish/forms/form.types.ts";
import { forms } from "../../../pictures/dish/forms.ts";
import { cuisines, type Dish, dishesOf } from "./dish.ts";
import { formOf } from "./dish-form.ts";

const dishes = [...cuisines.flatMap(({ key }) => dishesOf(key)), ...dishesOf("any")];
const formNamed = (dish: Dish): Form => forms[formOf(dish).form];
const named = (name: RegExp, except = /^Lunch/) =>
  dishes.filter((dish) => name.test(dish.name.en) && !except.test(dish.name.en));

test("serves every soup hot and in a bowl", () => {
  const soups = named(/soup|ramen|pho$|harira/i);
  expect(soups.length).toBeGreaterThan(10);
  for (const soup of soups) {
    const { vessels, steams } = formNamed(soup);
    expect(steams, soup.name.en).toBe(true);
    expect(vessels.every(isBowl), soup.name.en).toBe(true);
  }
});

test("serves every salad and poke in a bowl", () => {
  for (const dish of named(/salad|poke|bowl$/i, /^Lunch|gratin/))
    expect(formNamed(dish).vessels.every(isBowl), dish.name.en).toBe(true);
});

test("pours hot drinks into cups and keeps cans for cola and soda", () => {
  const inCans = dishes.filter((dish) => formOf(dish).form === "can").map(({ name }) => name.en);
  expect(inCans.sort()).toEqual(["Belrive cola, 33 cl", "Orange soda, 33 cl"]);
  for (const dish of dishes.filter(({ category }) => category === "drinks-hot"))
    expect(formOf(dish).form, dish.name.en).toMatch(
      /espresso|latte|cappuccino|chocolate|matcha|tea/,
    );
});

test("gives rolls, maki, nigiri and sashimi forms of their own", () => {
  const of = (name: RegExp) => new Set(named(name).map((dish) => formOf(dish).form));
  expect(of(/maki,/)).toEqual(new Set(["maki"]));
  expect(of(/rolls, eight/)).toEqual(new Set(["rolls"]));
  expect(of(/nigiri/)).toEqual(new Set(["nigiri"]));
  expect(of(/sashimi/)).toEqual(new Set(["sashimi"]));
  expect(of(/summer rolls/)).toEqual(new Set(["clear rolls"]));
  expect(of(/nems|spring rolls,/)).toEqual(new Set(["crisp rolls"]));
});
