import { describe, expect, test } from "vitest";
import { isAmount, isCount, toNumber } from "../../../../console/office/numbers.ts";
import { testItem } from "../testing-items.ts";
import { toCopy, toItemForm } from "./item-form.ts";
import { countChanges, toChanges, toStated } from "./stated-item.ts";

const shirt = testItem({
  stock: 7,
  price: 20,
  variation_choices: [
    { title: "Size", title_fr: "Taille", options: ["M", "M-L"], options_fr: ["M", "M-L"] },
    { title: "Colour", title_fr: "Couleur", options: ["Navy"], options_fr: ["Marine"] },
  ],
  variations: [
    { id: 5, type: "M-Navy", type_fr: "M-Marine", price: 20, stock: 3 },
    { id: 6, type: "M-L-Navy", type_fr: "M-L-Marine", price: 22.5, stock: 4 },
  ],
});

describe("what the editor states", () => {
  test("is what the item has, as long as nobody changes it", () => {
    const stated = toStated(toItemForm(shirt, "fr"), "ecommerce");
    expect(stated).not.toHaveProperty("price");
    expect(stated).not.toHaveProperty("stock");
    expect(stated.variations).toEqual([
      { id: 5, options: ["M", "Navy"], price: 20, stock: 3 },
      { id: 6, options: ["M-L", "Navy"], price: 22.5, stock: 4 },
    ]);
    expect(toChanges(stated, toStated(toItemForm(shirt, "en"), "ecommerce"))).toEqual({});
  });

  test("is only what is changed, without a stock that others sell from meanwhile", () => {
    const form = toItemForm(shirt, "en");
    const before = toStated(form, "ecommerce");
    const variations = structuredClone(form.variations);
    for (const variation of Object.values(variations)) {
      if (variation.id === 6) variation.price = "23,00";
    }
    const after = toStated({ ...form, variations }, "ecommerce");
    expect(toChanges(before, after)).toEqual({
      variation_choices: before.variation_choices,
      variations: [
        { id: 5, options: ["M", "Navy"], price: 20 },
        { id: 6, options: ["M-L", "Navy"], price: 23 },
      ],
    });
    expect(countChanges(before, after)).toBe(1);
  });

  test("has a price and a stock again once the variations are gone", () => {
    const form = toItemForm(shirt, "en");
    const before = toStated(form, "ecommerce");
    const after = toStated({ ...form, variation_choices: [], stock: "9" }, "ecommerce");
    expect(toChanges(before, after)).toEqual({
      ...{ price: 20, stock: 9, variation_choices: [], variations: [] },
    });
  });

  test("keeps the prices and ids of variations when its choices change places", () => {
    const form = toItemForm(shirt, "en");
    const variation_choices = form.variation_choices.toReversed();
    const { variations } = toStated({ ...form, variation_choices }, "ecommerce");
    expect(variations).toEqual([
      { id: 5, options: ["Navy", "M"], price: 20, stock: 3 },
      { id: 6, options: ["Navy", "M-L"], price: 22.5, stock: 4 },
    ]);
  });

  test("keeps both halves of what belongs together", () => {
    const form = toItemForm(testItem(), "en");
    const before = toStated(form, "food");
    const after = toStated({ ...form, discount: "2.50", available_from: "11:30" }, "food");
    expect(toChanges(before, after)).toEqual({
      ...{ discount: 2.5, discount_type: "percent" },
      ...{ available_from: "11:30:00", available_until: null },
    });
  });
});

test("a copy has neither the code, the pictures nor the ids of its original", () => {
  const form = toItemForm({ ...shirt, sku: "s-1", images: ["a.jpg"] }, "en");
  const copy = toCopy(form);
  expect(copy).toMatchObject({ name: "Margherita 2", sku: "", images: [] });
  const { variations } = toStated(copy, "ecommerce");
  expect(variations?.[0]).toEqual({ options: ["M", "Navy"], price: 20, stock: 3 });
});

test("numbers are read with a comma, a point, or in another script", () => {
  expect(["4,50", "4.5", " 1 200 ", "٣٫٥"].map(toNumber)).toEqual([4.5, 4.5, 1200, 3.5]);
  expect(["", "-1", "1.2.3", "abc"].map(toNumber)).toEqual([null, null, null, null]);
  expect(["0", "9999999.99", "1.005", "10000000"].map(isAmount)).toEqual([
    ...[true, true, false, false],
  ]);
  expect(["0", "12", "1.5"].map(isCount)).toEqual([true, true, false]);
});
