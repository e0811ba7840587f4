import { expect, test } from "vitest";
import { addressText } from "./address-text.ts";

const place = {
  contact_person_name: "Ada",
  contact_person_number: "+33612345678",
  contact_person_email: null,
  address_type: "home",
  address: "36 Rue Léonie, Station Quarter",
  latitude: 43.6,
  longitude: 3.88,
};

const nameFloor = (floor: string) => `floor ${floor}`;

test("names a street and a house number once", () => {
  expect(addressText({ ...place, road: "Rue Léonie", house: "36", floor: "2" }, nameFloor)).toBe(
    "36 Rue Léonie, Station Quarter, floor 2",
  );
});

test("appends what the address line does not name", () => {
  expect(addressText({ ...place, road: null, house: "7 bis", floor: null }, nameFloor)).toBe(
    "36 Rue Léonie, Station Quarter, 7 bis",
  );
});

test("leaves a floor as it is that says what it is", () => {
  expect(addressText({ ...place, road: null, house: null, floor: "Ground floor" }, nameFloor)).toBe(
    "36 Rue Léonie, Station Quarter, Ground floor",
  );
});
