import type { ErrorEntry } from "./error-entry.ts";

/** Signing in, sessions and the account of a customer. */
export const accountErrors = {
  "auth-001": {
    status: 401,
    cause: "The token is unknown, has expired or was ended, or belongs to another audience.",
    remedy: "Forget the token and sign in again.",
  },
  guest_visit: {
    status: 401,
    code: "auth-001",
    cause: "Neither a token nor a guest id is sent.",
    remedy: "Request a guest id, or sign in.",
  },
  "auth-002": {
    status: 401,
    cause: "The sign-in details are wrong, or the provider does not confirm them.",
    remedy: "Let the person correct them; too many attempts are limited.",
  },
  passkey_unknown: {
    status: 401,
    cause: "No account has this passkey.",
    remedy: "Offer another way to sign in.",
  },
  "auth-003": {
    status: 403,
    cause: "The account is blocked.",
    remedy: "Show the message; only the shop can unblock it.",
  },
  is_guest: {
    status: 403,
    cause: "Guests may not do this, or not in this shop.",
    remedy: "Ask the person to sign in.",
  },
  sign_in_again: {
    status: 403,
    cause: "The change needs a session that began less than ten minutes ago.",
    remedy: "Sign out and in again, then repeat.",
  },
  second_step_required: {
    status: 403,
    code: "second_step",
    cause: "The staff account has not set up its authenticator app.",
    remedy: "Set it up with `totp/begin` and `totp/finish`.",
  },
  phone_unverified: {
    status: 403,
    cause: "The phone of the account is not verified.",
    remedy: "Verify it with `wallet/send-otp` and `wallet/verify-otp`.",
  },
  session_not_found: { status: 404, code: "session", cause: "The account has no such session." },
  passkey_not_found: { status: 404, code: "passkey", cause: "The customer has no such passkey." },
  passkey_taken: {
    status: 409,
    cause: "The passkey was added before.",
    remedy: "Treat it as done.",
  },
  second_step_set: {
    status: 409,
    code: "second_step",
    cause: "The authenticator app is set up already.",
    remedy: "Sign in with its code.",
  },
  phone_verified: {
    status: 409,
    cause: "The phone is verified already.",
    remedy: "Treat it as done.",
  },
  email_needed: {
    status: 422,
    code: "email",
    cause: "A guest gave no address for the answers.",
    remedy: "Ask for it.",
  },
  email_taken: {
    status: 422,
    code: "email",
    cause: "Another account has this e-mail.",
    remedy: "Let the person sign in, or enter another.",
  },
  email_unconfirmed: {
    status: 422,
    code: "email",
    cause: "The provider gives no confirmed e-mail.",
    remedy: "Ask for a phone, and call `social-register`.",
  },
  phone_taken: {
    status: 422,
    code: "phone",
    cause: "Another account has this phone.",
    remedy: "Let the person sign in, or enter another.",
  },
  phone_invalid: { status: 422, code: "phone", cause: "The phone is no valid number." },
  phone_not_mobile: {
    status: 422,
    code: "phone",
    cause: "The phone gets no text messages.",
    remedy: "Let the person enter a mobile number.",
  },
  phone_too_short: { status: 422, code: "phone", cause: "The phone has fewer than ten digits." },
  phone_of_other_account: {
    status: 422,
    code: "phone",
    cause: "The phone is not that of the account.",
  },
  current_password_needed: {
    status: 422,
    code: "current_password",
    cause: "The change needs the current password.",
    remedy: "Ask for it.",
  },
  current_password_wrong: {
    status: 422,
    code: "current_password",
    cause: "The current password is wrong.",
    remedy: "Ask for it again.",
  },
  recovery_phone_invalid: {
    status: 422,
    code: "phone",
    cause: "The phone does not have exactly ten national digits.",
  },
  passwords_differ: { status: 422, code: "confirm_password", cause: "Both passwords differ." },
  contact_type_wrong: {
    status: 422,
    code: "field_type",
    cause: "The contact is not of the stated type.",
  },
  ref_code: {
    status: 422,
    cause: "The referral code does not exist, or referrals are off.",
    remedy: "Let the person correct or remove it.",
  },
  account_has_running_orders: {
    status: 409,
    code: "ongoing",
    cause: "An order, a parcel or a trip is running; `data.orders` names it.",
    remedy: "Remove the account once it is over.",
  },
  account_holds_money: {
    status: 409,
    code: "balance",
    cause: "The account holds money or points, which `data` names.",
    remedy: "Ask what becomes of them, and repeat with `payout`.",
  },
  phone_locked: {
    status: 422,
    code: "phone",
    cause: "A verified phone cannot be changed.",
    remedy: "Send the present phone.",
  },
  password_needed: {
    status: 422,
    code: "password",
    cause: "The password is missing.",
    remedy: "Ask for it.",
  },
  name_needed: { status: 422, code: "name", cause: "The name is missing.", remedy: "Ask for it." },
  otp_wrong: {
    status: 422,
    code: "otp",
    cause: "The code is wrong, used, replaced or expired, or was never sent.",
    remedy: "Let the person enter it again, or send another.",
  },
  reset_token_wrong: {
    status: 422,
    code: "reset_token",
    cause: "The code is wrong, used, replaced or expired, or was never sent.",
    remedy: "Let the person enter it again, or send another.",
  },
  second_step_code: {
    status: 422,
    code: "code",
    cause: "The code of the authenticator app is wrong or missing.",
    remedy: "Ask for the current code.",
  },
  passkey_invalid: {
    status: 422,
    cause: "The passkey could not be verified.",
    remedy: "Begin again.",
  },
  passkey_expired: {
    status: 422,
    cause: "The challenge is older than five minutes, or was used.",
    remedy: "Begin again.",
  },
  too_many_passkeys: {
    status: 422,
    code: "passkey_count",
    cause: "The customer has 20 passkeys.",
    remedy: "Let the person remove one.",
  },
  otp_wait: {
    status: 429,
    code: "otp",
    cause: "A code was sent to the recipient a moment ago, or too many were.",
  },
} as const satisfies Record<string, ErrorEntry>;
