import { expect, test } from "vitest";
import {
  addressLineError,
  type ContactPerson,
  type ContactPersonErrors,
  contactPersonErrors,
} from "./address-validation.ts";

const point = { lat: 43.6, lng: 3.88 };
const ada = { name: "Ada Lovelace", phone: "+33612345678", email: "ada@example.com" };

test("requires an address with a location", () => {
  expect(addressLineError(" ", point)).toBe("required");
  expect(addressLineError("3 Quay Street", null)).toBe("not_found");
  expect(addressLineError("3 Quay Street", point)).toBeNull();
});

test.each<[string, Partial<ContactPerson>, ContactPersonErrors]>([
  ["no error", {}, {}],
  ["a missing name", { name: " " }, { name: "required" }],
  ["a missing phone", { phone: "" }, { phone: "required" }],
  ["an impossible phone", { phone: "12" }, { phone: "invalid" }],
  ["a missing email", { email: "" }, { email: "required" }],
  ["an invalid email", { email: "ada@" }, { email: "invalid" }],
])("reports %s of a required contact", (_title, changes, errors) => {
  const contact = { ...ada, ...changes };
  expect(contactPersonErrors(contact, ["name", "phone", "email"], "FR")).toEqual(errors);
});

test("accepts an empty optional contact, but not an invalid one", () => {
  expect(contactPersonErrors({ name: "", phone: "", email: "" }, [], "FR")).toEqual({});
  expect(contactPersonErrors({ ...ada, phone: "12" }, [], "FR")).toEqual({ phone: "invalid" });
});
