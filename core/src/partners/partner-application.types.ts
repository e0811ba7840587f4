import * as z from "zod";
import {
  day,
  flag,
  id,
  latitude,
  longitude,
  percent,
  text,
  timestamp,
  uploadedDocument,
} from "../values.ts";
import { deliveryTimeUnits, identityTypes, maxTranslationLength } from "./application-limits.ts";
import { applicantKinds, applicationStatuses, applicationSteps } from "./application-states.ts";

/**
 * An application of a store, a rental provider or a courier, as the applicant and the desk see it.
 */

/** A name or an address of a store in one language. */
export const storeTranslation = z.object({
  locale: z.enum(["en", "fr"]),
  key: z.enum(["name", "address"]),
  value: text(maxTranslationLength),
});
export type StoreTranslation = z.infer<typeof storeTranslation>;

/** Pictures are links that end after an hour. */
export const storeApplication = z.object({
  /** The number that the store gets when it is approved. */
  store_id: id,
  module_id: id,
  latitude,
  longitude,
  minimum_delivery_time: z.int(),
  maximum_delivery_time: z.int(),
  delivery_time_type: z.enum(deliveryTimeUnits),
  translations: z.array(storeTranslation),
  tax: percent,
  /** Rental providers only; empty for others. */
  pickup_zone_id: z.array(id),
  /** Without spaces where its digits are checked (`company-number.ts`). */
  company_number: z.string().nullable(),
  tin: z.string().nullable(),
  tin_expire_date: day.nullable(),
  logo_full_url: z.string().nullable(),
  cover_photo_full_url: z.string().nullable(),
  tin_certificate_image_full_url: z.string().nullable(),
});

export const courierApplication = z.object({
  identity_type: z.enum(identityTypes),
  identity_number: z.string(),
  vehicle_id: id,
  /** 1 freelance, 0 salaried. */
  earning: flag,
  image_full_url: z.string().nullable(),
  /** Empty once they are deleted, some time after the decision. */
  identity_image_full_url: z.array(z.string()),
});

/** What the desk checks of a store or a rental provider, beside its name. */
export const checkedFacts = {
  address: text(maxTranslationLength),
  latitude,
  longitude,
  tax: percent,
  tin: text(50).nullable(),
  tin_expire_date: day.nullable(),
};

const facts = z.object(checkedFacts).partial();

export const profileChange = z.object({
  store_id: id,
  store_name: z.string(),
  /** What it is now, or was when the change was decided, of what changes. */
  before: facts,
  after: facts,
  tin_certificate_image_full_url: z.string().nullable(),
});

export const partnerApplication = z.object({
  id,
  kind: z.enum(applicantKinds),
  status: z.enum(applicationStatuses),
  next_step: z.enum(applicationSteps),
  /** 1 also where this installation cannot send codes. */
  is_phone_verified: flag,
  is_email_verified: flag,
  /** Why it was refused last; null without a refusal. */
  reason: z.string().nullable(),
  f_name: z.string(),
  l_name: z.string(),
  email: z.string(),
  phone: z.string(),
  zone_id: id,
  store: storeApplication.nullable(),
  courier: courierApplication.nullable(),
  /** Which of its links lead to PDF documents. */
  documents: z.array(uploadedDocument),
  created_at: timestamp,
  /** When it was sent last. */
  submitted_at: timestamp,
  decided_at: timestamp.nullable(),
});
export type PartnerApplication = z.infer<typeof partnerApplication>;
