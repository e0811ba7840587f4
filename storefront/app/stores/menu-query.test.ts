import { expect, test } from "vitest";
import { testStore } from "../catalog/testing.tsx";
import { testShop } from "../config/testing.ts";
import { isWholeMenu, menuFilterOptions, menuQueryOf, wholeMenu, withText } from "./menu-query.ts";

const parse = (query: string) => menuQueryOf(new URLSearchParams(query));

test("ignores unknown parameters of a store's URL", () => {
  const query = "id=3&module_id=1&lat=44&lng=-1&store_zone_id=2&module_type=food";
  expect(parse(query)).toEqual(wholeMenu);
  expect(isWholeMenu(parse(query))).toBe(true);
});

test.each(["search=pie", "type=veg", "filter=discounted", "sort=low", "max_price=4"])(
  "a menu with %s is not the whole menu",
  (query) => {
    expect(isWholeMenu(parse(query))).toBe(false);
  },
);

test("changes the search text and leaves the other parameters of the URL", () => {
  const query = new URLSearchParams("module_id=1&type=veg&search=old");
  expect(menuQueryOf(withText(query, "crème"))).toEqual({ ...parse("type=veg"), text: "crème" });
  expect(withText(query, "").toString()).toBe("module_id=1&type=veg");
});

test("offers only filters that differ within the store", () => {
  const { config } = testShop();
  const both = menuFilterOptions(config, testStore({ veg: 1, non_veg: 1, halal_tag_status: 1 }));
  expect(both).toMatchObject({
    hasDiet: true,
    hasPrices: true,
    dietMarks: ["organic", "halal"],
    marks: ["discounted", "available_now"],
    orders: ["popular", "low", "high"],
  });
  const vegan = menuFilterOptions(config, testStore({ veg: 1, non_veg: 0, halal_tag_status: 0 }));
  expect(vegan.hasDiet).toBe(false);
  expect(vegan.dietMarks).toEqual(["organic"]);
});
