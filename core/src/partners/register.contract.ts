import * as z from "zod";
import { maxPasswordLength } from "../account/account-validation.ts";
import { endpoint } from "../endpoint.ts";
import {
  day,
  email,
  flag,
  id,
  imageFile,
  latitude,
  longitude,
  percent,
  phone,
  type RuleParams,
  runAlways,
  text,
} from "../values.ts";
import {
  deliveryTimeUnits,
  identityTypes,
  maxDeliveryTime,
  maxIdentityPictures,
  minPartnerPasswordLength,
  unmetPasswordRules,
} from "./application-limits.ts";
import {
  partnerApplication,
  type StoreTranslation,
  storeTranslation,
} from "./partner-application.types.ts";

/** How a store or a courier applies, and corrects a refused application (contract 5.5). */

/** 8 to 128 characters with upper and lower case, a digit and a sign. */
export const partnerPassword = z
  .string()
  .min(minPartnerPasswordLength)
  .max(maxPasswordLength)
  .refine((value) => unmetPasswordRules(value).length === 0, {
    params: { rule: "strong_password" } satisfies RuleParams,
  });

const applicant = {
  f_name: text(100),
  l_name: text(100).optional(),
  email,
  phone,
  zone_id: id,
};

/** One language is enough, whichever it is. */
const translations = z
  .array(storeTranslation)
  .max(4)
  .refine((all) => states(all, "name") && states(all, "address"), {
    params: { rule: "required" } satisfies RuleParams,
  });

function states(all: StoreTranslation[], key: StoreTranslation["key"]): boolean {
  return all.some((entry) => entry.key === key);
}

const storeFields = {
  ...applicant,
  module_id: id,
  latitude,
  longitude,
  minimum_delivery_time: z.int().min(1).max(maxDeliveryTime),
  maximum_delivery_time: z.int().min(1).max(maxDeliveryTime),
  delivery_time_type: z.enum(deliveryTimeUnits),
  translations,
  cover_photo: imageFile.optional(),
  tax: percent.optional(),
  /** Where vehicles can be picked up; needed by rental providers only. */
  pickup_zone_id: z.array(id).max(50).optional(),
  /**
   * Of the company in the register of its country, such as the SIRET in France; checked where it
   * has check digits.
   */
  company_number: text(50).optional(),
  tin: text(50).optional(),
  tin_expire_date: day.optional(),
  /** A picture or a PDF document. */
  tin_certificate_image: imageFile.optional(),
};

const courierFields = {
  ...applicant,
  identity_type: z.enum(identityTypes),
  identity_number: text(50),
  vehicle_id: id,
  /** 1 freelance, 0 salaried. */
  earning: flag,
};

/** Pictures or PDF documents. */
const identityPictures = z.array(imageFile).min(1).max(maxIdentityPictures);

/** Runs also when one of them is no number, which is reported elsewhere. */
const isDeliverySpan = ({
  minimum_delivery_time: shortest,
  maximum_delivery_time: longest,
}: {
  minimum_delivery_time: unknown;
  maximum_delivery_time: unknown;
}) => typeof shortest !== "number" || typeof longest !== "number" || shortest <= longest;

const spanParams = {
  ...runAlways,
  path: ["maximum_delivery_time"],
  params: { rule: "delivery_span" } satisfies RuleParams,
};

/**
 * Gives access to the application. It is stored on the device and is part of the link in messages.
 */
export const applicationToken = z.string().min(1).max(100);

const received = { application_token: applicationToken, application: partnerApplication };

const applicantErrors = [
  "feature_off",
  "zone_not_found",
  "email_taken",
  "phone_taken",
  "phone_invalid",
  "phone_not_mobile",
  "picture_type_unsupported",
  "paper_type_unsupported",
  "document_protected",
  "document_damaged",
  "otp_wait",
  "throttled",
] as const;

const storeErrors = [
  ...applicantErrors,
  "module_not_found",
  "store_outside_zone",
  "pickup_zone_needed",
  "siret_invalid",
  "enterprise_number_invalid",
  "uid_invalid",
] as const;

const courierErrors = [...applicantErrors, "courier_vehicle_not_found"] as const;

export const registerStore = endpoint("POST /auth/vendor/register", {
  about:
    "Applies as a store or a rental provider, and sends codes to verify phone and e-mail. The store exists once the desk approves.",
  allow: "anyone",
  form: true,
  status: 201,
  input: z
    .object({ ...storeFields, password: partnerPassword, logo: imageFile })
    .refine(isDeliverySpan, spanParams),
  reply: z.object({ message: z.string(), store_id: id, ...received }),
  errors: storeErrors,
});

export const registerCourier = endpoint("POST /auth/delivery-man/store", {
  about:
    "Applies as a courier, and sends codes to verify phone and e-mail. The pictures of the identity document are private.",
  allow: "anyone",
  form: true,
  status: 201,
  input: z.object({
    ...courierFields,
    password: partnerPassword,
    identity_image: identityPictures,
    image: imageFile,
  }),
  reply: z.object({ message: z.string(), ...received }),
  errors: courierErrors,
});

const correction = { application_token: applicationToken, password: partnerPassword.optional() };
const correctionErrors = ["application_not_found", "application_status"] as const;

export const resubmitStore = endpoint("PUT /auth/vendor/register", {
  about:
    "Sends a refused application of a store again. Pictures and password that are left out stay as they were; a changed contact is verified again.",
  allow: "anyone",
  form: true,
  input: z
    .object({ ...storeFields, ...correction, logo: imageFile.optional() })
    .refine(isDeliverySpan, spanParams),
  reply: z.object({ message: z.string(), ...received }),
  errors: [...storeErrors, ...correctionErrors],
});

export const resubmitCourier = endpoint("PUT /auth/delivery-man/store", {
  about:
    "Sends a refused application of a courier again. Pictures and password that are left out stay as they were; a changed contact is verified again.",
  allow: "anyone",
  form: true,
  input: z.object({
    ...courierFields,
    ...correction,
    identity_image: identityPictures.optional(),
    image: imageFile.optional(),
  }),
  reply: z.object({ message: z.string(), ...received }),
  errors: [...courierErrors, ...correctionErrors, "identity_image_needed"],
});
