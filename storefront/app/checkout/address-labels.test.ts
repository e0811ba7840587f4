import { expect, test } from "vitest";
import englishAddresses from "../addresses/addresses.en.json";
import frenchAddresses from "../addresses/addresses.fr.json";
import english from "./checkout.en.json";
import french from "./checkout.fr.json";

test.each([
  ["English", english, englishAddresses],
  ["French", french, frenchAddresses],
])("names the parts of an address in %s as the address book does", (_language, own, book) => {
  const { road, house, floor } = own.address;
  expect({ road, house, floor }).toEqual({
    road: book.form.road,
    house: book.form.house,
    floor: book.form.floor,
  });
});
