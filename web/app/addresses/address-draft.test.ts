import { expect, test } from "vitest";
import { type AddressDraft, addressErrors, addressInput, draftOf } from "./address-form.ts";
import { testAddress } from "./testing.ts";

const point = { lat: 43.6, lng: 3.88 };
const draft: AddressDraft & { point: typeof point } = { ...draftOf(testAddress()), point };

test.each<[string, Partial<AddressDraft>, object]>([
  ["nothing", {}, {}],
  ["an empty address", { address: " ", point: null }, { address: "addressRequired" }],
  ["an address that nobody found", { point: null }, { address: "invalid" }],
  ["no name", { name: " " }, { name: "nameRequired" }],
  ["no phone", { phone: "" }, { phone: "phoneRequired" }],
  ["a phone that is none", { phone: "12" }, { phone: "phoneInvalid" }],
])("of %s", (_what, changes, faults) => {
  expect(addressErrors({ ...draft, ...changes }, "FR")).toEqual(faults);
});

test("what is empty is not sent, and a label only with other", () => {
  const sent = addressInput({ ...draft, floor: " ", label: "Boat" });
  expect(sent).toMatchObject({ address_type: "home", latitude: 43.6, road: "Quay", house: "3" });
  expect([sent.floor, sent.address_label]).toEqual([undefined, undefined]);
  expect(addressInput({ ...draft, type: "other", label: " Boat " }).address_label).toBe("Boat");
});

test("a type of the person's own is shown as their label", () => {
  expect(draftOf(testAddress({ address_type: "Grandma" }))).toMatchObject({
    type: "other",
    label: "Grandma",
  });
});

test("what is said for the courier comes back when the address is saved again", () => {
  const saved = draftOf(testAddress({ additional_information: "The blue gate" }));
  expect(addressInput({ ...saved, point }).additional_information).toBe("The blue gate");
});
