import { errors } from "@errand/core/errors";
import type { LocalizedText } from "@errand/core/language";
import type { Problem } from "./problem.ts";

/** The exact sentences of spec §5 and §8, for the fields and rules that have one. */

type FieldMessages = Partial<Record<Problem["rule"], LocalizedText>>;
type EndpointMessages = Partial<Record<string, FieldMessages>>;

const emailRequired: LocalizedText = {
  en: "Email is required",
  fr: "L’adresse e-mail est obligatoire",
};
const emailInvalid: LocalizedText = {
  en: "Must be a valid email",
  fr: "Doit être une adresse e-mail valide",
};
const passwordShort: LocalizedText = {
  en: "Password is too short - should be 6 chars minimum.",
  fr: "Le mot de passe est trop court - 6 caractères minimum.",
};
const codeEmpty: FieldMessages = {
  required: { en: "field is empty", fr: "le champ est vide" },
};
const newPassword = { required: errors.password_needed, least: passwordShort };

const addressForm: EndpointMessages = {
  address: { required: errors.address },
  contact_person_name: { required: errors.contact_person_name },
  contact_person_number: { required: errors.contact_person_number },
};
const checkoutForm: EndpointMessages = {
  ...addressForm,
  contact_person_email: { required: errors.contact_person_email, format: emailInvalid },
};

const recovery: EndpointMessages = {
  email: {
    required: { en: "Please provide an email address", fr: "Veuillez indiquer une adresse e-mail" },
    format: {
      en: "Please enter a valid email address",
      fr: "Veuillez saisir une adresse e-mail valide",
    },
  },
  phone: {
    required: {
      en: "Please provide a phone number",
      fr: "Veuillez indiquer un numéro de téléphone",
    },
    format: errors.recovery_phone,
  },
  reset_token: codeEmpty,
};

const endpointMessages: Partial<Record<string, EndpointMessages>> = {
  "POST /auth/sign-up": {
    name: { required: { en: "First name is required", fr: "Le prénom est obligatoire" } },
    email: { required: emailRequired, format: emailInvalid },
    phone: { required: errors.phone_number, format: errors.phone_number },
    password: newPassword,
    confirm_password: { required: errors.confirm_password },
  },
  "POST /auth/login": {
    email_or_phone: {
      required: {
        en: "Email or phone number is required",
        fr: "L’e-mail ou le numéro de téléphone est obligatoire",
      },
      required_phone: {
        en: "Please give a phone number",
        fr: "Indiquez un numéro de téléphone",
      },
    },
    password: { required: errors.password_needed },
  },
  "POST /auth/verify-phone": { otp: codeEmpty },
  "POST /auth/forgot-password": recovery,
  "POST /auth/verify-token": recovery,
  "PUT /auth/reset-password": {
    ...recovery,
    password: {
      required: { en: "No password provided.", fr: "Aucun mot de passe indiqué." },
      least: passwordShort,
    },
    confirm_password: {
      required: {
        en: "No Confirm Password provided.",
        fr: "Aucune confirmation du mot de passe indiquée.",
      },
    },
  },
  "POST /customer/update-profile": {
    name: { required: errors.contact_person_name },
    email: { required: emailRequired, format: emailInvalid },
    password: newPassword,
    otp: codeEmpty,
  },
  "POST /customer/add-address": addressForm,
  "PUT /customer/address/{id}": addressForm,
  "POST /customer/order/place": checkoutForm,
  "POST /customer/order/get-Tax": checkoutForm,
};

/** The sentence that the specification has for a broken rule, or null. */
export function specifiedMessage(
  endpoint: string,
  field: string,
  rule: Problem["rule"],
): LocalizedText | null {
  return endpointMessages[endpoint]?.[field]?.[rule] ?? null;
}
