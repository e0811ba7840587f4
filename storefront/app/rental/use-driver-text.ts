import type { RentalTerms } from "@errand/core/rental/rental-terms";
import { useMessages } from "@errand/ui/messages/messages.ts";

/** Returns who may drive: "From 21 years. Licence held for 2 years. Bring the licence …". */
export function useDriverText(): (terms: RentalTerms, needsLicence: boolean) => string {
  const t = useMessages("rental");
  return ({ min_age: age, licence_years: years }, needsLicence) =>
    [
      age !== null && t("terms.age", { age }),
      needsLicence && years !== null && t("terms.licence", { count: years }),
      needsLicence && t("terms.bringLicence"),
    ]
      .filter(Boolean)
      .join(" ");
}
