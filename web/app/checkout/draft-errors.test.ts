import { expect, test } from "vitest";
import { type Faults, faultsOf, placeOf } from "./checkout-errors.ts";
import { testDraft } from "./testing.ts";

const guest = { isGuest: true, isPhone: (text: string) => text.startsWith("+") };
const customer = { ...guest, isGuest: false };

test.each<[string, Parameters<typeof testDraft>[0], Faults]>([
  ["nothing", {}, {}],
  ["no address", { address: " " }, { address: "addressRequired" }],
  ["an address nobody has found", { point: null }, { address: "noCoordinates" }],
  ["no name", { name: " " }, { name: "nameRequired" }],
  ["no phone", { phone: "" }, { phone: "phoneRequired" }],
  ["a phone that is none", { phone: "12" }, { phone: "phoneInvalid" }],
  ["no email", { email: "" }, { email: "emailRequired" }],
  ["an email that is none", { email: "ada@" }, { email: "emailInvalid" }],
])("of a guest: %s", (_title, changes, faults) => {
  expect(faultsOf(testDraft(changes), guest)).toEqual(faults);
});

test("who collects needs no address", () => {
  expect(faultsOf(testDraft({ type: "take_away", address: "", point: null }), guest)).toEqual({});
});

test("a customer may leave the contact to the profile, but not write a wrong one", () => {
  expect(faultsOf(testDraft({ name: "", phone: "", email: "" }), customer)).toEqual({});
  expect(faultsOf(testDraft({ phone: "12" }), customer)).toEqual({ phone: "phoneInvalid" });
});

test("a refusal is shown beside what it concerns", () => {
  const place = (code: string, field?: string) => placeOf({ code, message: "", field });
  expect(place("zone", "latitude")).toBe("address");
  expect(place("store_closed")).toBe("time");
  expect(place("minimum_order")).toBe("order");
  expect(place("feature_off", "payment_method")).toBe("payment");
  expect(place("feature_off", "order_type")).toBe("type");
  expect(place("contact_person_number", "contact_person_number")).toBe("contact");
  expect(place("is_guest")).toBe("order");
});
