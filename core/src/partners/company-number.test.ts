import { expect, test } from "vitest";
import {
  type CompanyNumberKind,
  companyNumberKind,
  formatCompanyNumber,
  isChecked,
  parseCompanyNumber,
} from "./company-number.ts";

test.each<[string, CompanyNumberKind, boolean]>([
  ["FR", "siret", true],
  ["fr", "siret", true],
  ["BE", "enterprise_number", true],
  ["CH", "uid", true],
  ["DE", "commercial_register", false],
  ["PT", "company_number", false],
])("%s numbers companies by %s", (country, kind, isStrict) => {
  expect([companyNumberKind(country), isChecked(kind)]).toEqual([kind, isStrict]);
});

test.each<[CompanyNumberKind, string, string, string]>([
  ["siret", "732 829 320 00074", "73282932000074", "732 829 320 00074"],
  ["siret", "73282932000074", "73282932000074", "732 829 320 00074"],
  // A branch of the post office, which fails the formula of Luhn.
  ["siret", "356 000 000 00001", "35600000000001", "356 000 000 00001"],
  ["enterprise_number", "BE 0403.170.701", "0403170701", "0403.170.701"],
  ["enterprise_number", "403 170 701", "0403170701", "0403.170.701"],
  ["uid", "CHE-116.281.710", "CHE116281710", "CHE-116.281.710"],
  ["uid", "109577594", "CHE109577594", "CHE-109.577.594"],
  ["uid", "CHE-116.281.710 MWST", "CHE116281710", "CHE-116.281.710"],
  ["commercial_register", " HRB 12345 B ", "HRB 12345 B", "HRB 12345 B"],
  ["company_number", "12/345", "12/345", "12/345"],
])("reads the %s %s", (kind, text, number, written) => {
  expect(parseCompanyNumber(kind, text)).toBe(number);
  expect(formatCompanyNumber(kind, number)).toBe(written);
});

test.each<[CompanyNumberKind, string]>([
  ["siret", "732 829 320 00075"],
  ["siret", "732829320"],
  ["siret", "7328293200007A"],
  ["siret", ""],
  ["enterprise_number", "0403.170.702"],
  ["enterprise_number", "2403.170.701"],
  ["uid", "CHE-116.281.711"],
  ["uid", "DEU-116.281.710"],
  ["commercial_register", "  "],
])("refuses the %s %j", (kind, text) => {
  expect(parseCompanyNumber(kind, text)).toBeNull();
});

test("leaves a number of another kind as it is", () => {
  expect(formatCompanyNumber("siret", "HRB 12345")).toBe("HRB 12345");
});

test("finds any single wrong digit of a SIRET", () => {
  const siret = "73282932000074";
  for (let index = 0; index < siret.length; index += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      const changed = siret.slice(0, index) + digit + siret.slice(index + 1);
      expect(parseCompanyNumber("siret", changed)).toBe(changed === siret ? siret : null);
    }
  }
});
