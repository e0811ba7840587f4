import type { ErrorEntry } from "./error-entry.ts";

/** Applications of stores, couriers and providers. */
export const partnersErrors = {
  application_not_found: {
    status: 404,
    code: "application",
    cause: "There is no such application, or its token has expired.",
  },
  application_status: {
    status: 409,
    cause: "The application was decided or changed in the meantime.",
  },
  application_unverified: {
    status: 409,
    code: "application_status",
    cause: "Phone and e-mail of the application are not verified yet.",
    remedy: "Wait until the applicant has verified them.",
  },
  store_outside_zone: {
    status: 422,
    code: "coordinates",
    cause: "The store is outside the chosen zone.",
    remedy: "Let the person move the pin.",
  },
  identity_image_needed: {
    status: 422,
    code: "identity_image",
    cause: "The pictures of the identity document were deleted.",
    remedy: "Let the person add them again.",
  },
  siret_invalid: { status: 422, code: "company_number", cause: "No valid SIRET number (France)." },
  enterprise_number_invalid: {
    status: 422,
    code: "company_number",
    cause: "No valid enterprise number (Belgium).",
  },
  uid_invalid: { status: 422, code: "company_number", cause: "No valid UID (Switzerland)." },
} as const satisfies Record<string, ErrorEntry>;
