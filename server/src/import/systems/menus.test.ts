import { describe, expect, test } from "vitest";
import { startExports } from "./testing.ts";

const { importExport, newRestaurant } = await startExports();

const dish = (name: string, price: number, groups: unknown[] = []) => ({
  name: { en: name },
  price,
  foodChoices: groups,
});

describe("a menu in JSON", () => {
  test("has dishes in its sections, with modifiers; prices without names are refused", async () => {
    const restaurant = await newRestaurant("nested");
    const { items, refused, reading } = await importExport(
      {
        menus: [
          {
            name: "Dinner",
            sections: [
              {
                name: "Soups",
                items: [
                  { name: "Leek soup", price: "7,50", vegetarian: true, calories: 200 },
                  { name: "Three bowls", price: "8 / 11 / 14" },
                ],
              },
              {
                name: "Noodles",
                items: [
                  {
                    name: "Udon",
                    price: 11,
                    modifier_groups: [
                      {
                        name: "Extras",
                        min: 0,
                        max: 2,
                        items: [
                          { name: "Egg", price: 1.5 },
                          { name: "Leek", price: "0,80" },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      restaurant,
    );
    expect(refused).toEqual([
      { at: "row 2", reason: "price has several prices without names: 8 / 11 / 14" },
    ]);
    expect(items).toMatchObject([
      { ...dish("Leek soup", 750), path: "Soups", veg: true },
      {
        ...dish("Udon", 1100, [
          {
            name: { en: "Extras" },
            type: "multi",
            max: 2,
            values: [{ price: 150 }, { price: 80 }],
          },
        ]),
        path: "Noodles",
      },
    ]);
    expect(reading).toMatchObject({ system: "menu", decimal: "comma", unused: ["calories"] });
  });

  test("of Uber Eats has prices in cents, and names its parts by id", async () => {
    const restaurant = await newRestaurant("uber");
    const text = (en: string) => ({ translations: { en_us: en } });
    const { items, reading, refused } = await importExport(
      {
        menus: [{ id: "m", title: text("All day"), category_ids: ["c1", "c2"] }],
        categories: [
          { id: "c1", title: text("Bowls"), entities: [{ id: "i1", type: "ITEM" }] },
          { id: "c2", title: text("Lunch"), entities: [{ id: "i1" }, { id: "i9" }] },
        ],
        items: [
          {
            id: "i1",
            title: text("Poke"),
            description: text("Rice"),
            price_info: { price: 1290 },
            modifier_group_ids: { ids: ["g1"] },
            dish_info: { classifications: { dietary_label_info: { labels: ["VEGETARIAN"] } } },
          },
          { id: "o1", title: text("Mango"), price_info: { price: 150 } },
        ],
        modifier_groups: [
          {
            id: "g1",
            title: text("Fruit"),
            quantity_info: { quantity: { min_permitted: 1, max_permitted: 1 } },
            modifier_options: [{ id: "o1", type: "ITEM" }, { id: "o9" }],
          },
        ],
      },
      restaurant,
    );
    expect(refused).toEqual([{ at: "row 2", reason: "name is missing, and i9 is not known" }]);
    expect(reading.system).toBe("uber-eats");
    expect(reading.notes).toMatchObject([
      { kind: "category_made" },
      { kind: "first_of_several", first: [{ from: "Bowls, Lunch", to: "Bowls" }] },
      { kind: "left_out", first: [{ field: "modifiers", from: "o9" }] },
    ]);
    expect(reading.columns).toContainEqual({ column: "price", reads: "price_in_cents" });
    expect(items).toMatchObject([
      {
        ...dish("Poke", 1290, [
          { name: { en: "Fruit" }, required: true, min: 1, values: [{ price: 150 }] },
        ]),
        path: "Bowls",
        veg: true,
      },
    ]);
  });

  test("of Deliveroo is in both languages of its texts", async () => {
    const restaurant = await newRestaurant("roo");
    const { items, reading, refused } = await importExport(
      {
        name: "Menu",
        menu: {
          categories: [{ id: "c", name: { en: "Mains", fr: "Plats" }, item_ids: ["i"] }],
          items: [
            {
              id: "i",
              plu: "P1",
              name: { en: "Stew", fr: "Ragoût" },
              price_info: { price: 1050 },
              modifier_ids: ["m"],
              diets: ["vegan"],
            },
            { id: "x", name: { en: "Bread", fr: "Pain" }, price_info: { price: 100 } },
          ],
          modifiers: [
            { id: "m", name: { en: "Side" }, item_ids: ["x"], min_selection: 0, max_selection: 1 },
          ],
        },
      },
      restaurant,
    );
    expect(refused).toEqual([]);
    expect(reading.system).toBe("deliveroo");
    expect(items).toMatchObject([
      {
        sku: "P1",
        name: { en: "Stew", fr: "Ragoût" },
        price: 1050,
        veg: true,
        foodChoices: [{ values: [{ label: { en: "Bread", fr: "Pain" }, price: 100 }] }],
      },
    ]);
  });

  test("that is a list of sections is recognised; another document is refused", async () => {
    const restaurant = await newRestaurant("sections");
    const sections = [{ name: "Cakes", items: [{ name: "Tart", price: 4 }] }];
    const { items } = await importExport(sections, restaurant);
    expect(items).toMatchObject([{ ...dish("Tart", 400), path: "Cakes" }]);
    await expect(importExport({ orders: [1] }, restaurant)).rejects.toThrow(
      "this is no menu that is known",
    );
  });
});

test("a menu as a table has a row for each modifier", async () => {
  const restaurant = await newRestaurant("rows");
  const { items, reading, refused } = await importExport(
    [
      "Category,Item name,Description,Price,Modifier group,Modifier,Modifier price,Min,Max",
      "Wraps,Falafel wrap,Chickpeas,9.00,Sauce,Tahini,0,1,1",
      ",,,,Sauce,Harissa,0.50,,",
      "Wraps,Halloumi wrap,,9.50,,,,,",
    ],
    { ...restaurant, from: "uber-eats" },
  );
  expect(refused).toEqual([]);
  expect(reading.system).toBe("uber-eats");
  expect(items).toMatchObject([
    dish("Falafel wrap", 900, [
      { name: { en: "Sauce" }, required: true, values: [{ price: 0 }, { price: 50 }] },
    ]),
    dish("Halloumi wrap", 950),
  ]);
});
