import {
  type ApplicantErrorCode,
  type ApplicantRules,
  applicantErrors,
} from "./applicant-errors.ts";
import type { CourierDraft } from "./courier-draft.ts";

export type CourierErrorCode =
  | ApplicantErrorCode
  | "own_picture"
  | "identity_type"
  | "identity_number"
  | "identity_pictures"
  | "vehicle";

export type CourierErrors = Partial<Record<keyof CourierDraft, CourierErrorCode>>;

export interface CourierRules extends ApplicantRules {
  vehicles: readonly { id: number }[];
}

/** Why a registration of a courier cannot be sent yet, by its fields. */
export function courierErrors(draft: CourierDraft, rules: CourierRules): CourierErrors {
  const { vehicles, isCorrection } = rules;
  const errors: { [Field in keyof CourierDraft]?: CourierErrorCode | false | null } = {
    ...applicantErrors(draft, rules),
    image: !isCorrection && draft.image.length === 0 && "own_picture",
    identity_type: draft.identity_type === null && "identity_type",
    identity_number: draft.identity_number.trim() === "" && "identity_number",
    identity_image: !isCorrection && draft.identity_image.length === 0 && "identity_pictures",
    vehicle_id: !vehicles.some(({ id }) => id === draft.vehicle_id) && "vehicle",
  };
  return Object.fromEntries(Object.entries(errors).filter(([, code]) => code));
}
