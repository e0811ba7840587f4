import { type NameError, nameError } from "../account/account-validation.ts";
import { type EmailError, emailError } from "../email.ts";
import { type PhoneError, phoneError } from "../phone.ts";

/** `not_found`: the address has no location yet. */
export type AddressLineError = "required" | "not_found";

/**
 * Why an address is invalid (spec §5, Address entry); `point` is its location, null while unknown.
 */
export function addressLineError(text: string, point: object | null): AddressLineError | null {
  if (text.trim() === "") return "required";
  return point === null ? "not_found" : null;
}

export interface ContactPerson {
  name: string;
  phone: string;
  email: string;
}

export interface ContactPersonErrors {
  name?: NameError;
  phone?: PhoneError;
  email?: EmailError;
}

/**
 * The errors of the contact person of an order or an address (spec §5, Guest contact form and
 * Address form). Fields that are not `required` may be empty. Phone numbers without a prefix belong
 * to `country`.
 */
export function contactPersonErrors(
  { name, phone, email }: ContactPerson,
  required: readonly (keyof ContactPerson)[],
  country: string,
): ContactPersonErrors {
  const isChecked = (field: keyof ContactPerson, text: string) =>
    text.trim() !== "" || required.includes(field);
  const errors = {
    name: isChecked("name", name) ? nameError(name) : null,
    phone: isChecked("phone", phone) ? phoneError(phone, { country }) : null,
    email: isChecked("email", email) ? emailError(email) : null,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null));
}
