import { expect, test } from "vitest";
import { maskEmail, maskPhone } from "./masked-contact.ts";

test("a masked phone shows its beginning and its last two digits", () => {
  expect(maskPhone("+33612345652")).toBe("+33 •• 52");
  expect(maskPhone("0612345652")).toBe("•• 52");
});

test("a masked e-mail shows its first letter and its domain", () => {
  expect(maskEmail("sofia@example.com")).toBe("s•••@example.com");
  expect(maskEmail("odd")).toBe("o•••");
});
