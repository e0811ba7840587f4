import type { ErrorKey } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import { type MessageKey, messageIn } from "../../messages/messages.ts";
import type { Problem } from "./problem.ts";

/** The exact sentences of spec §5 and §8, for the fields and rules that have one. */

type LocalizedMessage = (language: Language) => string;
type FieldMessages = Partial<Record<Problem["rule"], LocalizedMessage>>;
type EndpointMessages = Partial<Record<string, FieldMessages>>;

type SpecifiedKey =
  Extract<MessageKey<"validation">, `specified.${string}`> extends `specified.${infer Key}`
    ? Key
    : never;

const specified =
  (key: SpecifiedKey): LocalizedMessage =>
  (language) =>
    messageIn(language, "validation", `specified.${key}`);

const ofError =
  (key: ErrorKey): LocalizedMessage =>
  (language) =>
    messageIn(language, "errors", key);

const codeEmpty: FieldMessages = { required: specified("codeEmpty") };
const newPassword = { required: ofError("password_needed"), min: specified("passwordShort") };

const addressForm: EndpointMessages = {
  address: { required: ofError("address_missing") },
  contact_person_name: { required: ofError("contact_name_missing") },
  contact_person_number: { required: ofError("contact_number_missing") },
};
const checkoutForm: EndpointMessages = {
  ...addressForm,
  contact_person_email: {
    required: ofError("contact_email_missing"),
    format: specified("emailInvalid"),
  },
};

const prescriptionForm: EndpointMessages = {
  ...checkoutForm,
  order_attachment: { required: ofError("prescription_needed"), max: specified("pictureCount") },
};

const parcelForm: EndpointMessages = {
  parcel_category_id: { required: ofError("parcel_category_not_found") },
};

const recovery: EndpointMessages = {
  email: {
    required: specified("recoveryEmailRequired"),
    format: specified("recoveryEmailInvalid"),
  },
  phone: {
    required: specified("recoveryPhoneRequired"),
    format: ofError("recovery_phone_invalid"),
  },
  reset_token: codeEmpty,
};

const walletPhone: EndpointMessages = {
  phone: { required: ofError("phone_invalid"), format: ofError("phone_invalid") },
};

const endpointMessages: Partial<Record<string, EndpointMessages>> = {
  "POST /auth/sign-up": {
    name: { required: specified("firstNameRequired") },
    email: { required: specified("emailRequired"), format: specified("emailInvalid") },
    phone: { required: ofError("phone_invalid"), format: ofError("phone_invalid") },
    password: newPassword,
    confirm_password: { required: ofError("passwords_differ") },
  },
  "POST /auth/login": {
    email_or_phone: {
      required: specified("emailOrPhoneRequired"),
      required_phone: specified("phoneNeeded"),
    },
    password: newPassword,
  },
  "POST /auth/verify-phone": { otp: codeEmpty },
  "POST /auth/forgot-password": recovery,
  "POST /auth/verify-token": recovery,
  "PUT /auth/reset-password": {
    ...recovery,
    password: {
      required: specified("newPasswordRequired"),
      min: specified("passwordShort"),
    },
    confirm_password: {
      required: specified("newPasswordRepeatRequired"),
    },
  },
  "POST /customer/update-profile": {
    name: { required: ofError("contact_name_missing") },
    email: { required: specified("emailRequired"), format: specified("emailInvalid") },
    password: newPassword,
    otp: codeEmpty,
  },
  "POST /customer/wallet/add-fund": {
    amount: { required: specified("amountRequired") },
    payment_method: { required: specified("paymentMethodRequired") },
  },
  "POST /customer/wallet/send-otp": walletPhone,
  "POST /customer/wallet/verify-otp": { ...walletPhone, reset_token: codeEmpty },
  "POST /customer/add-address": addressForm,
  "PUT /customer/address/{id}": addressForm,
  "POST /customer/order/place": { ...prescriptionForm, ...parcelForm },
  "POST /customer/order/prescription/place": prescriptionForm,
  "POST /customer/order/get-Tax": { ...checkoutForm, ...parcelForm },
  "POST /shipping/rates": {
    from: { required: specified("shippingFrom"), invalid: specified("shippingFrom") },
    to: { required: specified("shippingTo"), invalid: specified("shippingTo") },
  },
};

/** Returns the sentence of the specification for a violated rule, or null. */
export function specifiedMessage(
  endpoint: string,
  field: string,
  rule: Problem["rule"],
): LocalizedMessage | null {
  return endpointMessages[endpoint]?.[field]?.[rule] ?? null;
}
