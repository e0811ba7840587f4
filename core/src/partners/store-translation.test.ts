import { expect, test } from "vitest";
import type { StoreTranslation } from "./partner-application.types.ts";
import { storeText } from "./store-translation.ts";

const french: StoreTranslation = { locale: "fr", key: "name", value: "Chez Ada" };
const english: StoreTranslation = { locale: "en", key: "name", value: "Ada’s" };
const address: StoreTranslation = { locale: "en", key: "address", value: "3 Quay Street" };

test.each<[string, StoreTranslation[], "en" | "fr", string]>([
  ["the language of the reader", [address, french, english], "en", "Ada’s"],
  ["the other language where one is missing", [address, french], "en", "Chez Ada"],
  ["French in English likewise", [english, address], "fr", "Ada’s"],
  ["nothing that is not there", [address], "fr", ""],
])("reads %s", (_what, translations, language, expected) => {
  expect(storeText(translations, "name", language)).toBe(expected);
});
