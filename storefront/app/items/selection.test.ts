import type { CartLine } from "@errand/core/cart/cart.contract";
import { expect, test } from "vitest";
import { testLine } from "../cart/testing.ts";
import { testDish, testItem, testShirt } from "../catalog/testing.tsx";
import {
  firstSelection,
  isInStock,
  isUnchanged,
  missingChoice,
  pictureOfLine,
  picturesOf,
  problemsOf,
  requestedLine,
  type Selection,
  sameLine,
  totalsOf,
  variationOf,
  withAddOn,
  withLabel,
  withOption,
} from "./selection.ts";

const dish = testDish();
const [size, toppings] = dish.food_variations;
if (!size || !toppings) throw new Error("the dish has two groups");

function picked(...labels: [typeof size, string][]): Selection {
  return labels.reduce(
    (selection, [group, label]) => (group ? withLabel(selection, group, label) : selection),
    firstSelection(dish),
  );
}

test("starts with quantity one, and without labels for a dish", () => {
  expect(firstSelection(dish)).toEqual({
    labels: {},
    options: [],
    addOns: {},
    quantity: 1,
    note: "",
  });
});

test("starts without an option of a choice, unless it has only one", () => {
  const [size, colour] = testShirt().choice_options;
  if (!size || !colour) throw new Error("the shirt has two choices");
  const shirt = testShirt({ choice_options: [size, { ...colour, options: ["Red"] }] });
  const selection = firstSelection(shirt);
  expect(selection.options).toEqual(["", "Red"]);
  expect(missingChoice(shirt, selection)).toBe(size.title);
  expect(missingChoice(shirt, withOption(selection, 0, "L"))).toBeNull();
});

test("starts with the colour that the first picture shows, and has its pictures", () => {
  const [size, colour] = testShirt().choice_options;
  if (!size || !colour) throw new Error("the shirt has two choices");
  const images_full_url = ["/black", "/red", "/red-detail"];
  const pictures = [[1, 2], [0]];
  const shirt = testShirt({ images_full_url, choice_options: [size, { ...colour, pictures }] });
  const black = firstSelection(shirt);
  expect(black.options).toEqual(["", "Black"]);
  expect(picturesOf(shirt, black)).toEqual(["/black"]);
  expect(picturesOf(shirt, withOption(black, 1, "Red"))).toEqual(["/red", "/red-detail"]);
  expect(picturesOf(testShirt({ images_full_url }), black)).toEqual(images_full_url);
});

test("a cart line has the picture of its colour", () => {
  const [size, colour] = testShirt().choice_options;
  if (!size || !colour) throw new Error("the shirt has two choices");
  const item = testShirt({
    images_full_url: ["/red", "/black"],
    choice_options: [size, { ...colour, pictures: [[0], [1]] }],
  });
  const selectedOption = { id: 1, type: "L-Black", price: 25, stock: 4 };
  expect(pictureOfLine(testLine({ item, selectedOption }))).toBe("/black");
  expect(pictureOfLine(testLine({ item: testItem({ image_full_url: "/loaf" }) }))).toBe("/loaf");
});

test("an option is in stock if a variation with it and the chosen ones is", () => {
  const shirt = testShirt({
    variations: [
      { id: 2, type: "S-Red", price: 20, stock: 0 },
      { id: 3, type: "S-Black", price: 20, stock: 3 },
      { id: 4, type: "L-Red", price: 25, stock: 4 },
    ],
  });
  const none = firstSelection(shirt);
  expect(isInStock(shirt, none, 0, "S")).toBe(true);
  expect(isInStock(shirt, withOption(none, 1, "Red"), 0, "S")).toBe(false);
  expect(isInStock(shirt, withOption(none, 1, "Red"), 0, "L")).toBe(true);
  expect(isInStock(shirt, withOption(none, 0, "L"), 1, "Black")).toBe(false);
});

test("distinguishes options that contain a dash or start with another option", () => {
  const lamp = testShirt({
    choice_options: [
      { name: "choice_1", title: "Light", options: ["Warm", "Warm-white"] },
      { name: "choice_2", title: "Foot", options: ["white-oak", "oak"] },
    ],
    variations: [{ id: 5, type: "Warm-white-oak", price: 5, stock: 1 }],
  });
  const line = testLine({
    item: lamp,
    selectedOption: { id: 6, type: "Warm-white-oak", price: 5, stock: 1 },
  });
  const selection = firstSelection(lamp, line);
  expect(selection.options.join("-")).toBe("Warm-white-oak");
  expect(variationOf(lamp, selection)?.price).toBe(5);
});

test("replaces the label of a single-choice group, and collects those of a multiple-choice group", () => {
  const selection = picked(
    [size, "Small"],
    [size, "Large"],
    [toppings, "Olives"],
    [toppings, "Rocket"],
  );
  expect(selection.labels).toEqual({ Size: ["Large"], Toppings: ["Olives", "Rocket"] });
  expect(withLabel(selection, toppings, "Olives").labels.Toppings).toEqual(["Rocket"]);
});

test("replaces the label of a multiple-choice group that takes one", () => {
  const one = { ...toppings, max: 1 };
  const selection = withLabel(withLabel(firstSelection(dish), one, "Olives"), one, "Rocket");
  expect(selection.labels.Toppings).toEqual(["Rocket"]);
});

test("adds options, quantity and add-ons, and discounts the pieces only", () => {
  const reduced = testDish({ discount: 10, discount_type: "percent" });
  const selection = withAddOn({ ...picked([size, "Large"]), quantity: 3 }, 21, 2);
  expect(totalsOf(reduced, selection)).toEqual({ before: 43, total: 38.8 });
});

test("takes price and stock from the variation that the options make up", () => {
  const shirt = testShirt();
  const large = withOption(withOption(firstSelection(shirt), 0, "L"), 1, "Red");
  expect(variationOf(shirt, large)).toEqual({ id: 3, type: "L-Red", price: 24, stock: 2 });
  expect(totalsOf(shirt, large).total).toBe(24);
});

test("reports groups with no or too few labels", () => {
  expect(problemsOf(dish, picked([toppings, "Olives"]))).toEqual([
    { kind: "missing", groupId: "Size" },
    { kind: "count", groupId: "Toppings", min: 2, max: 3 },
  ]);
  expect(problemsOf(dish, picked([size, "Small"]))).toEqual([]);
});

test("sends the price of one piece before the discount, and labels in the item's order", () => {
  const selection = withAddOn(
    picked([toppings, "Rocket"], [toppings, "Olives"], [size, "Large"]),
    21,
    2,
  );
  expect(requestedLine(testDish({ discount: 50 }), selection)).toEqual({
    model: "Item",
    item_id: 7,
    quantity: 1,
    price: 17,
    variation: [
      { name: "Size", values: { label: ["Large"] } },
      { name: "Toppings", values: { label: ["Olives", "Rocket"] } },
    ],
    add_on_ids: [21],
    add_on_qtys: [2],
    note: "",
  });
});

test("sends an item with dates as a campaign item", () => {
  const item = testItem({ available_date_starts: "2026-03-01" });
  expect(requestedLine(item, firstSelection(item)).model).toBe("ItemCampaign");
});

test("finds the line with the same choices in any order", () => {
  const requested = requestedLine(
    dish,
    picked([size, "Small"], [toppings, "Capers"], [toppings, "Olives"]),
  );
  const line = (labels: string[]) =>
    ({
      item_id: 7,
      variation: [
        { name: "Toppings", values: { label: labels } },
        { name: "Size", values: { label: ["Small"] } },
      ],
    }) as CartLine;
  expect(sameLine([line(["Capers", "Olives"])], requested)).toBeDefined();
  expect(sameLine([line(["Rocket", "Olives"])], requested)).toBeUndefined();
});

test("reports no change while quantity and add-ons are the same", () => {
  const selection = withAddOn({ ...picked([size, "Small"]), quantity: 2 }, 21, 1);
  const line = { quantity: 2, add_on_ids: [21], add_on_qtys: [1] } as CartLine;
  expect(isUnchanged(line, requestedLine(dish, selection))).toBe(true);
  expect(isUnchanged(line, requestedLine(dish, withAddOn(selection, 21, 2)))).toBe(false);
  expect(isUnchanged(line, requestedLine(dish, { ...selection, quantity: 3 }))).toBe(false);
});
