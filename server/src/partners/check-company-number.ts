import { AppError } from "@errand/core/errors";
import {
  companyNumberKind,
  isChecked,
  parseCompanyNumber,
} from "@errand/core/partners/company-number";

/**
 * Throws the error of the country's kind for a number that cannot exist. A program may leave it
 * out; the form of the shop asks for it.
 */
export function checkCompanyNumber(
  { company_number: number }: { company_number?: string | undefined },
  country: string,
) {
  const kind = companyNumberKind(country);
  if (number === undefined || !isChecked(kind) || parseCompanyNumber(kind, number)) return;
  throw new AppError(`${kind}_invalid`, { field: "company_number" });
}
