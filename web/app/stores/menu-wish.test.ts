import { expect, test } from "vitest";
import { testStore } from "../catalog/testing.tsx";
import { testShop } from "../config/testing.ts";
import { everything, isEverything, offerOf, wishOf, withText } from "./menu-wish.ts";

const wish = (query: string) => wishOf(new URLSearchParams(query));

test("the address of a store asks for everything, whatever else it says", () => {
  const address = "id=3&module_id=1&lat=44&lng=-1&store_zone_id=2&module_type=food";
  expect(wish(address)).toEqual(everything);
  expect(isEverything(wish(address))).toBe(true);
});

test.each(["search=pie", "type=veg", "filter=discounted", "sort=low", "max_price=4"])(
  "%s does not",
  (query) => {
    expect(isEverything(wish(query))).toBe(false);
  },
);

test("another text leaves the rest of the address", () => {
  const query = new URLSearchParams("module_id=1&type=veg&search=old");
  expect(wishOf(withText(query, "crème"))).toEqual({ ...wish("type=veg"), text: "crème" });
  expect(withText(query, "").toString()).toBe("module_id=1&type=veg");
});

test("offers what can make a difference within the store", () => {
  const { config } = testShop();
  const both = offerOf(config, testStore({ veg: 1, non_veg: 1, halal_tag_status: 1 }));
  expect(both).toMatchObject({
    hasDiet: true,
    hasPrices: true,
    marks: ["discounted", "available_now", "organic", "halal"],
    orders: ["popular", "low", "high"],
  });
  const vegan = offerOf(config, testStore({ veg: 1, non_veg: 0, halal_tag_status: 0 }));
  expect(vegan.hasDiet).toBe(false);
  expect(vegan.marks).not.toContain("halal");
});
