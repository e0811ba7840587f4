import { expect, test } from "vitest";
import { campaignPath, destinationOf, flashSalePath } from "./destination.ts";

const asked = (address: string) => destinationOf(new URL(address, "http://shop.test").searchParams);

test("an address leads where it was made for", () => {
  expect(asked(campaignPath(3))).toEqual({ kind: "campaign", id: 3 });
  expect(asked(flashSalePath)).toEqual({ kind: "flash_sale" });
});

test.each(["/home", "/home?data_type=campaign", "/home?data_type=campaign&id=pizza", "/home?id=3"])(
  "%s leads to none of them",
  (address) => {
    expect(asked(address)).toBeNull();
  },
);
