import { expect, test } from "vitest";
import { maskedPhone } from "./masked-phone.ts";

test.each([
  ["+33612345678", "+33\u00a0•••••••\u00a078"],
  ["0612345", "061\u00a0••\u00a045"],
  ["12345", "12345"],
  ["", ""],
])("masks %s as %s", (phone, masked) => {
  expect(maskedPhone(phone)).toBe(masked);
});
