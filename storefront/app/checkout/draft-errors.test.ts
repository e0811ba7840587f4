import { expect, test } from "vitest";
import { type DraftErrors, draftErrors } from "./draft-errors.ts";
import { testDraft } from "./testing.ts";

const guest = { isGuest: true, country: "FR" };
const customer = { ...guest, isGuest: false };

test.each<[string, Parameters<typeof testDraft>[0], DraftErrors]>([
  ["nothing", {}, {}],
  ["a missing address", { address: " " }, { address: "required" }],
  ["an address that is not located", { point: null }, { address: "not_found" }],
  ["a missing name", { name: " " }, { name: "required" }],
  ["a missing phone", { phone: "" }, { phone: "required" }],
  ["an impossible phone", { phone: "12" }, { phone: "invalid" }],
  ["a missing email", { email: "" }, { email: "required" }],
  ["an invalid email", { email: "ada@" }, { email: "invalid" }],
])("reports %s of a guest", (_title, changes, errors) => {
  expect(draftErrors(testDraft(changes), guest)).toEqual(errors);
});

test("take-away needs no address", () => {
  const draft = testDraft({ type: "take_away", address: "", point: null });
  expect(draftErrors(draft, guest)).toEqual({});
});

test("a customer may omit the contact, but not enter an invalid one", () => {
  const empty = { name: "", phone: "", email: "" };
  expect(draftErrors(testDraft(empty), customer)).toEqual({});
  expect(draftErrors(testDraft({ phone: "12" }), customer)).toEqual({ phone: "invalid" });
});

test("saving the address requires a customer's name and phone", () => {
  const draft = testDraft({ name: "", phone: "", email: "", savesAddress: true });
  expect(draftErrors(draft, customer)).toEqual({ name: "required", phone: "required" });
});
