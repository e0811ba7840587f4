import { describe, expect, test } from "vitest";
import { contentOf, maxSections, planHome, type SectionData, withRoomFor } from "./home-plan.ts";
import { someItems, someStores } from "./testing.ts";

const namesOf = (sections: { name: string }[]) => sections.map(({ name }) => name);
const plan = (data: SectionData) => planHome("food", { banners: null, categories: null, ...data });

describe("the plan of a home page", () => {
  test("leaves out empty sections, and those below the fold that failed to load", () => {
    const { top, first, further } = plan({
      banners: [{ key: "banner-1" }],
      popularStores: null,
      popularItems: someItems(1),
      discountedItems: null,
    });
    expect(namesOf(top)).toEqual(["banners"]);
    expect(namesOf(first)).toEqual([]);
    expect(namesOf(further)).toEqual(["popularItems"]);
  });

  test.each(["food", "grocery", "pharmacy", "ecommerce"] as const)(
    "starts the home page of %s with its banners",
    (type) => {
      expect(planHome(type, { banners: [{ key: "banner-1" }] }).top[0]).toEqual({
        name: "banners",
      });
    },
  );

  test("leaves a section above the fold that failed to load to the browser", () => {
    expect(planHome("food", {})).toEqual({
      top: [{ name: "banners" }, { name: "categories" }],
      first: [{ name: "popularStores" }],
      further: [],
    });
  });

  test.each([
    ["stores", { popularStores: someStores(1, 3) }],
    ["items", { popularItems: someItems(1, 5) }],
  ])("has no rail of %s with a gap on a wide screen", (_kind, data) => {
    const { first, further } = plan({ popularStores: null, ...data });
    expect([...first, ...further]).toEqual([]);
  });

  test("shows no store and no item in two rails", () => {
    const { first, further } = plan({
      popularStores: someStores(1),
      popularItems: someItems(1),
      latestStores: someStores(3, 6),
      discountedItems: someItems(4, 12),
    });
    expect([...first, ...further]).toEqual([
      { name: "popularStores", ids: [1, 2, 3, 4] },
      { name: "popularItems", ids: [1, 2, 3, 4, 5, 6] },
      { name: "latestStores", ids: [5, 6, 7, 8] },
      { name: "discountedItems", ids: [7, 8, 9, 10, 11, 12, 13, 14, 15] },
    ]);
  });

  test("repeats no item of the flash sale in a rail", () => {
    const products = someItems(1, 3).map((item) => ({ item_id: item.id, item }));
    const { further } = plan({
      flashSale: { id: 1, active_products: products },
      discountedItems: someItems(1, 9),
    });
    expect(further).toContainEqual({ name: "discountedItems", ids: [4, 5, 6, 7, 8, 9] });
  });

  test("leaves out a rail whose entries are all shown above", () => {
    const { further } = plan({
      popularStores: someStores(1, 8),
      latestStores: someStores(1, 8),
      topOffers: someStores(6, 6),
    });
    expect(namesOf(further)).toEqual([]);
  });

  test("has at most eight sections with the list of all stores, and makes room for personal ones", () => {
    const rails: SectionData = {
      banners: [{ key: "banner-1" }],
      categories: [{ id: 1 }],
      popularStores: someStores(1),
      popularItems: someItems(1),
      flashSale: { id: 1, active_products: [] },
      latestStores: someStores(11),
      discountedItems: someItems(11),
      topOffers: someStores(21),
      mostReviewedItems: someItems(21),
      newItems: someItems(31),
    };
    const full = planHome("food", rails);
    expect(full.top.length + full.first.length + full.further.length + 1).toBe(maxSections);
    expect(namesOf(withRoomFor(full, 0))).toEqual(namesOf(full.further));
    expect(namesOf(withRoomFor(full, 2))).toEqual(["popularItems", "flashSale"]);
  });
});

test("a rail contains only its planned entries", () => {
  const rail = { name: "popularItems", ids: [2, 3] } as const;
  const content = contentOf({ ...rail, ids: [...rail.ids] }, someItems(1)) as { id: number }[];
  expect(content.map(({ id }) => id)).toEqual([2, 3]);
  expect(contentOf({ name: "flashSale" }, { id: 1 })).toEqual({ id: 1 });
});
