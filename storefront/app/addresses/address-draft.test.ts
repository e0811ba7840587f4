import { expect, test } from "vitest";
import { type AddressDraft, addressInput, draftOf } from "./address-draft.ts";
import { testAddress } from "./testing.ts";

const point = { lat: 43.6, lng: 3.88 };
const draft: AddressDraft & { point: typeof point } = { ...draftOf(testAddress()), point };

test("sends no empty texts, and a label only with type other", () => {
  const sent = addressInput({ ...draft, floor: " ", label: "Boat" });
  expect(sent).toMatchObject({ address_type: "home", latitude: 43.6, road: "Quay", house: "3" });
  expect([sent.floor, sent.address_label]).toEqual([undefined, undefined]);
  expect(addressInput({ ...draft, type: "other", label: " Boat " }).address_label).toBe("Boat");
});

test("shows a custom type as the label", () => {
  expect(draftOf(testAddress({ address_type: "Grandma" }))).toMatchObject({
    type: "other",
    label: "Grandma",
  });
});

test("keeps the directions for the courier when the address is saved again", () => {
  const saved = draftOf(testAddress({ additional_information: "The blue gate" }));
  expect(addressInput({ ...saved, point }).additional_information).toBe("The blue gate");
});
