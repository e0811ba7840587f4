import type { IdentityType } from "@errand/core/partners/application-limits";
import type { PartnerApplication } from "@errand/core/partners/partner-application.types";
import { type ApplicantDraft, emptyApplicant } from "./applicant-draft.ts";

/** The registration of a courier as its form holds it. Pictures are ids of the picture storage. */
export interface CourierDraft extends ApplicantDraft {
  /** At most one. */
  image: string[];
  identity_type: IdentityType | null;
  identity_number: string;
  identity_image: string[];
  vehicle_id: number | null;
  work: "freelance" | "salaried";
}

/** Raise the number with the shape, so that no older shape is read. */
export const courierDraftKey = "courier-registration-1";

export const emptyCourierDraft: CourierDraft = {
  ...emptyApplicant,
  image: [],
  identity_type: null,
  identity_number: "",
  identity_image: [],
  vehicle_id: null,
  work: "freelance",
};

/**
 * A refused application as the form shows it. Its pictures stay as they are unless others are
 * chosen.
 */
export function courierDraftOf(
  application: PartnerApplication,
  courier: NonNullable<PartnerApplication["courier"]>,
): CourierDraft {
  return {
    ...emptyCourierDraft,
    f_name: application.f_name,
    l_name: application.l_name,
    email: application.email,
    phone: application.phone,
    zone_id: application.zone_id,
    identity_type: courier.identity_type,
    identity_number: courier.identity_number,
    vehicle_id: courier.vehicle_id,
    work: courier.earning === 1 ? "freelance" : "salaried",
  };
}
