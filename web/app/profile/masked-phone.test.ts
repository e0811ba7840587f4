import { expect, test } from "vitest";
import { maskedPhone } from "./masked-phone.ts";

test.each([
  ["+33612345678", "+33 ••••••• 78"],
  ["0612345", "061 •• 45"],
  ["12345", "12345"],
  ["", ""],
])("%s is shown as %s", (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown);
});
