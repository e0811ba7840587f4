import { expect, test } from "vitest";
import { campaignPath, flashSalePath, promotionPageOf } from "./promotion-page.ts";

const pageAt = (address: string) =>
  promotionPageOf(new URL(address, "http://shop.test").searchParams);

test("reads the page that a path was made for", () => {
  expect(pageAt(campaignPath(3))).toEqual({ kind: "campaign", id: 3 });
  expect(pageAt(flashSalePath)).toEqual({ kind: "flash_sale" });
});

test.each(["/home", "/home?data_type=campaign", "/home?data_type=campaign&id=pizza", "/home?id=3"])(
  "%s is no promotion page",
  (address) => {
    expect(pageAt(address)).toBeNull();
  },
);
