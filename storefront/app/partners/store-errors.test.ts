import { expect, test } from "vitest";
import type { StoreDraft } from "./store-draft.ts";
import { type StoreErrors, type StoreRules, storeErrors } from "./store-errors.ts";
import { goodPassword, testOptions, testStoreDraft } from "./testing.ts";

function errorsOf(changes: Partial<StoreDraft>, rules: Partial<StoreRules> = {}): StoreErrors {
  const draft = testStoreDraft({ password: goodPassword, ...changes });
  const defaults: StoreRules = {
    ...testOptions,
    country: "FR",
    language: "en",
    isCorrection: false,
  };
  return storeErrors(draft, { ...defaults, ...rules });
}

test("accepts a complete draft", () => {
  expect(errorsOf({})).toEqual({});
});

test.each<[string, Partial<StoreDraft>, StoreErrors]>([
  ["no first name", { f_name: " " }, { f_name: "name_required" }],
  ["no e-mail", { email: "" }, { email: "email_required" }],
  ["an incomplete e-mail", { email: "ada@" }, { email: "email_invalid" }],
  ["a short phone number", { phone: "0612" }, { phone: "phone_invalid" }],
  ["no name in any language", { name_en: " ", name_fr: " " }, { name_en: "store_name" }],
  ["no address in any language", { address_en: "" }, { address_en: "address" }],
  ["no module", { module_id: null }, { module_id: "module" }],
  ["a zone that has closed", { zone_id: 9 }, { zone_id: "zone" }],
  ["no pin", { point: null }, { point: "pin" }],
  ["a pin in another zone", { point: { lat: 44.5, lng: 1.5 } }, { point: "outside" }],
  ["no delivery time", { minimum_delivery_time: "" }, { minimum_delivery_time: "delivery_time" }],
  [
    "a delivery time of 0",
    { minimum_delivery_time: "0" },
    { minimum_delivery_time: "delivery_time" },
  ],
  ["half an hour", { minimum_delivery_time: "0.5" }, { minimum_delivery_time: "delivery_time" }],
  ["1000 minutes", { maximum_delivery_time: "1000" }, { maximum_delivery_time: "delivery_time" }],
  [
    "the longest before the shortest",
    { maximum_delivery_time: "19" },
    { maximum_delivery_time: "delivery_span" },
  ],
  ["a tax of 101 percent", { tax: "101" }, { tax: "tax" }],
  ["a tax in words", { tax: "much" }, { tax: "tax" }],
  ["no SIRET", { company_number: " " }, { company_number: "siret_required" }],
  [
    "a SIRET with a wrong digit",
    { company_number: "732 829 320 00075" },
    { company_number: "siret_invalid" },
  ],
  ["no logo", { logo: [] }, { logo: "logo" }],
  ["no password", { password: "" }, { password: "password_required" }],
  ["a password without a sign", { password: "Bread4roses" }, { password: "password_rules" }],
  ["a rental provider without pickup zones", { module_id: 6 }, { pickup_zone_id: "pickup_zones" }],
  [
    "rental where it is not offered",
    { module_id: 6, pickup_zone_id: [1], zone_id: 2, point: { lat: 44.5, lng: 1.5 } },
    { module_id: "module_zone" },
  ],
])("refuses %s", (_what, changes, expected) => {
  expect(errorsOf(changes)).toEqual(expected);
});

test.each<[string, Partial<StoreDraft>]>([
  ["equal times", { minimum_delivery_time: "40" }],
  ["999", { maximum_delivery_time: "999" }],
  ["a tax with a comma", { tax: "5,5" }],
  ["a tax of 100 percent", { tax: "100" }],
  ["a name in French, too", { name_fr: "Chez Ada" }],
  [
    "name and address in French only",
    { name_en: "", name_fr: "Chez Ada", address_en: "", address_fr: "3 quai des Fleurs" },
  ],
  ["a rental provider with a pickup zone", { module_id: 6, pickup_zone_id: [1] }],
])("accepts %s", (_what, changes) => {
  expect(errorsOf(changes)).toEqual({});
});

test("misses a name and an address at the fields of the reader's language", () => {
  const nowhere = { name_en: "", address_en: "" };
  expect(errorsOf(nowhere, { language: "fr" })).toEqual({
    name_fr: "store_name",
    address_fr: "address",
  });
});

test("asks for the number of a company as its country does", () => {
  const none = { company_number: "" };
  expect(errorsOf(none, { country: "BE" })).toMatchObject({
    company_number: "enterprise_number_required",
  });
  expect(errorsOf(none, { country: "DE" }).company_number).toBeUndefined();
  expect(errorsOf({ company_number: "HRB 1" }, { country: "DE" }).company_number).toBeUndefined();
});

test("a correction may leave out password and logo, but no weak password", () => {
  expect(errorsOf({ password: "", logo: [] }, { isCorrection: true })).toEqual({});
  expect(errorsOf({ password: "bread" }, { isCorrection: true })).toEqual({
    password: "password_rules",
  });
});
