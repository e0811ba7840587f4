import { expect, test } from "vitest";
import { sectionOf } from "./error-section.ts";

test("an error is shown in the section that it concerns", () => {
  const section = (code: string, field?: string) => sectionOf({ code, message: "", field });
  expect(section("zone", "latitude")).toBe("address");
  expect(section("store_closed")).toBe("time");
  expect(section("minimum_order")).toBe("order");
  expect(section("feature_off", "payment_method")).toBe("payment");
  expect(section("feature_off", "order_type")).toBe("type");
  expect(section("contact_person_number", "contact_person_number")).toBe("contact");
  expect(section("is_guest")).toBe("order");
});
