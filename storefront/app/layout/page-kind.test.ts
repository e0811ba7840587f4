import { expect, test } from "vitest";
import { pageKindOf } from "./page-kind.ts";

test.each([
  ["/home", "home"],
  ["/home?item=soup", "home"],
  ["/home?search=searched&data_type=searched&name=soup", "list"],
  ["/home?data_type=flash_sale", "list"],
  ["/categories", "list"],
  ["/category/3", "list"],
  ["/store/latest", "list"],
  ["/store/la-piazzetta", "store"],
  ["/product/soup?module_id=1", "product"],
  ["/rental/vehicle-search?all_category=1", "vehicles"],
  ["/rental/provider-details/two-wheels", "vehicles"],
  ["/rental/vehicle/city-hatchback", "product"],
  ["/checkout?page=cart", "checkout"],
  ["/track-order?order_id=100012", "order"],
  ["/track-order", null],
  ["/my-orders", "account"],
  ["/privacy-policy", null],
  ["/", null],
])("%s is a page of the kind %s", (path, kind) => {
  const { pathname, search } = new URL(path, "https://shop.test");
  expect(pageKindOf({ pathname, search })).toBe(kind);
});
