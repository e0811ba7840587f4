import { expect, test } from "vitest";
import { isWithoutMessages } from "./mobile-phone.ts";

test.each([
  ["a mobile", "+33612345678", false],
  ["a range reserved for fiction, as an unknown one", "+33639980042", false],
  ["a number of a country where landlines and mobiles share ranges", "+12025550123", false],
  ["a landline", "+33465710000", true],
  ["a landline abroad", "+442079460018", true],
  ["a free number", "+33800123456", true],
])("knows what gets no text messages: %s", (_what, phone, isWithout) => {
  expect(isWithoutMessages(phone)).toBe(isWithout);
});
