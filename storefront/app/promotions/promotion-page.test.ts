import { expect, test } from "vitest";
import { campaignPath, flashSalePath, promotionPageOf } from "./promotion-page.ts";

const pageAt = (url: string) => promotionPageOf(new URL(url, "http://shop.test").searchParams);

test("parses the paths of promotion pages", () => {
  expect(pageAt(campaignPath(3))).toEqual({ kind: "campaign", id: 3 });
  expect(pageAt(flashSalePath)).toEqual({ kind: "flash_sale" });
});

test.each(["/home", "/home?data_type=campaign", "/home?data_type=campaign&id=pizza", "/home?id=3"])(
  "%s is not a promotion page",
  (url) => {
    expect(pageAt(url)).toBeNull();
  },
);
