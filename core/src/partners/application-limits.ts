/** Limits of the forms of applicants (contract 5.5). */

export const minPartnerPasswordLength = 8;
export const maxIdentityPictures = 5;
export const maxDeliveryTime = 999;
export const maxTranslationLength = 255;
export const maxRefusalReasonLength = 500;

export const deliveryTimeUnits = ["minute", "hour", "day"] as const;
export type DeliveryTimeUnit = (typeof deliveryTimeUnits)[number];

export const identityTypes = ["passport", "driving_license", "nid"] as const;
export type IdentityType = (typeof identityTypes)[number];

export type PasswordRule = "length" | "upper_case" | "lower_case" | "digit" | "sign";

const passwordRules: readonly [PasswordRule, RegExp][] = [
  ["length", new RegExp(`^.{${minPartnerPasswordLength},}$`, "su")],
  ["upper_case", /\p{Lu}/u],
  ["lower_case", /\p{Ll}/u],
  ["digit", /\p{Nd}/u],
  ["sign", /[^\p{L}\p{N}\s]/u],
];

/**
 * The rules that the password of a partner does not meet yet, in the order in which a form lists
 * them.
 */
export function unmetPasswordRules(password: string): PasswordRule[] {
  return passwordRules.filter(([, pattern]) => !pattern.test(password)).map(([rule]) => rule);
}
