/**
 * How a country numbers its companies: names of numbers whose digits can be checked, or are written
 * freely.
 */
export type CheckedCompanyNumber = "siret" | "enterprise_number" | "uid";
export type CompanyNumberKind = CheckedCompanyNumber | "commercial_register" | "company_number";

interface CompanyNumberRule {
  /** The number without what people write between its digits; null for one that cannot exist. */
  parse(text: string): string | null;
  format(number: string): string;
}

const rules: Record<CheckedCompanyNumber, CompanyNumberRule> = {
  siret: {
    parse(text) {
      const digits = withoutSeparators(text);
      return /^\d{14}$/.test(digits) && isSiret(digits) ? digits : null;
    },
    format: (number) => number.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, "$1 $2 $3 $4"),
  },
  enterprise_number: {
    parse(text) {
      const written = withoutSeparators(text).replace(/^BE/, "");
      // Numbers of before 2005 are written without their first digit, which is 0.
      const digits = written.length === 9 ? `0${written}` : written;
      const check = 97 - (Number(digits.slice(0, 8)) % 97);
      return /^[01]\d{9}$/.test(digits) && Number(digits.slice(8)) === check ? digits : null;
    },
    format: (number) => number.replace(/^(\d{4})(\d{3})(\d{3})$/, "$1.$2.$3"),
  },
  uid: {
    parse(text) {
      const written = withoutSeparators(text).replace(/(HR|RC|MWST|TVA|IVA)$/, "");
      const digits = written.replace(/^CHE/, "");
      return /^\d{9}$/.test(digits) && isUid(digits) ? `CHE${digits}` : null;
    },
    format: (number) => number.replace(/^CHE(\d{3})(\d{3})(\d{3})$/, "CHE-$1.$2.$3"),
  },
};

const kinds: Partial<Record<string, CompanyNumberKind>> = {
  FR: "siret",
  BE: "enterprise_number",
  CH: "uid",
  DE: "commercial_register",
};

/**
 * What a country, by its code, calls the number of a company; plainly "company number" where we do
 * not know it.
 */
export function companyNumberKind(country: string): CompanyNumberKind {
  return kinds[country.toUpperCase()] ?? "company_number";
}

/** Whether the digits of a number are checked, and every company of the country has one. */
export function isChecked(kind: CompanyNumberKind): kind is CheckedCompanyNumber {
  return kind in rules;
}

/** The number as it is stored; null for one that cannot exist. */
export function parseCompanyNumber(kind: CompanyNumberKind, text: string): string | null {
  return isChecked(kind) ? rules[kind].parse(text) : text.trim() || null;
}

/** A stored number as it is usually written. One of another kind stays as it is. */
export function formatCompanyNumber(kind: CompanyNumberKind, number: string): string {
  return isChecked(kind) ? rules[kind].format(number) : number;
}

function withoutSeparators(text: string): string {
  return text.toUpperCase().replaceAll(/[\s.\-/]/g, "");
}

const laPoste = "356000000";

function isSiret(digits: string): boolean {
  if (luhnSum(digits) % 10 === 0) return true;
  // The post office has more branches than the formula of Luhn has numbers.
  return digits.startsWith(laPoste) && addUp([...digits].map(Number)) % 5 === 0;
}

function luhnSum(digits: string): number {
  const doubled = [...digits].reverse().map((digit, index) => Number(digit) * (1 + (index % 2)));
  return addUp(doubled.map((value) => (value > 9 ? value - 9 : value)));
}

const uidWeights = [5, 4, 3, 2, 7, 6, 5, 4];

function isUid(digits: string): boolean {
  const sum = addUp(uidWeights.map((weight, index) => weight * Number(digits[index])));
  // A remainder of 1 would need the digit 10: such numbers are not given.
  return (11 - (sum % 11)) % 11 === Number(digits[8]);
}

function addUp(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
