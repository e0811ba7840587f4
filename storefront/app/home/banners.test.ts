import type { Banner } from "@errand/core/promotions/promotions.types";
import { expect, test } from "vitest";
import { testItem } from "../catalog/testing.tsx";
import { testCall } from "../testing/fake-api.ts";
import { readBanners, slideOf } from "./banners.ts";
import { testCampaign } from "./testing.ts";

const banner: Banner = {
  id: 1,
  title: "Pizza until six",
  type: "default",
  image_full_url: null,
  link: null,
  store: null,
  item: null,
};
const forno = {
  id: 3,
  slug: "forno",
  name: "Forno",
  module_id: 1,
  zone_id: 1,
  latitude: 44,
  longitude: -1,
};

test.each<[string, Partial<Banner>, ReturnType<typeof slideOf>["leadsTo"]]>([
  ["its store", { store: forno }, { page: "/store/forno" }],
  ["its item", { item: testItem() }, { item: { slug: "margherita", module_id: 1 } }],
  ["a page of the shop", { link: "/store/popular" }, { page: "/store/popular" }],
  ["a page of another site", { link: "https://news.test/x" }, { elsewhere: "https://news.test/x" }],
  ["nothing for a script", { link: "javascript:alert(1)" }, null],
  ["nothing for a URL without a scheme", { link: "//elsewhere.test" }, null],
  ["nothing without a target", {}, null],
])("a banner links to %s", (_where, changes, leadsTo) => {
  expect(slideOf({ ...banner, ...changes }).leadsTo).toEqual(leadsTo);
});

test("lists featured banners first, and each banner once", async () => {
  const [plain, featured] = [banner, { ...banner, id: 2 }];
  const call = testCall((endpoint, { featured: isFeatured }) =>
    endpoint === "GET /campaigns/item"
      ? []
      : { campaigns: [], banners: isFeatured ? [featured] : [plain, featured] },
  );
  const slides = await readBanners(call);
  expect(slides?.map(({ key }) => key)).toEqual(["banner-2", "banner-1"]);
});

test("lists campaigns and campaign items after the banners", async () => {
  const campaign = testCampaign();
  const item = testItem({ isCampaignItem: true });
  const call = testCall((endpoint, { featured: isFeatured }) =>
    endpoint === "GET /campaigns/item"
      ? [item]
      : { campaigns: isFeatured ? [] : [campaign], banners: isFeatured ? [] : [banner] },
  );
  const slides = await readBanners(call);
  expect(slides?.map(({ leadsTo }) => leadsTo)).toEqual([
    null,
    { page: "/home?data_type=campaign&id=5" },
    { item: { slug: "margherita", module_id: 1 } },
  ]);
});
