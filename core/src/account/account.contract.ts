import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import {
  day,
  email,
  flag,
  guestId,
  id,
  money,
  notice,
  phone,
  type RuleParams,
  runAlways,
  text,
  timestamp,
} from "../values.ts";
import { maxPasswordLength, minPasswordLength } from "./account-validation.ts";
import { isRepeated, repeatsPassword } from "./repeated-password.ts";
import { socialProof } from "./social-proof.ts";

/** The response of a sign-in; `token` is set exactly when no step is missing (contract 3.1). */
export const authResult = z.object({
  message: z.string(),
  token: z.string().nullable(),
  is_phone_verified: flag,
  is_email_verified: flag,
  is_personal_info: flag,
  is_exist_user: z.object({ name: z.string(), image: z.string().nullable() }).nullable(),
  login_type: z.enum(["manual", "otp", "social"]),
  email: z.string().nullable(),
  pending_token: z.string().nullable(),
  cart_notices: z.array(notice),
});
export type AuthResult = z.infer<typeof authResult>;

/** 6 to 128 characters (contract 3.1); spaces count, nothing is trimmed. */
export const password = z.string().min(minPasswordLength).max(maxPasswordLength);

export const signUp = endpoint("POST /auth/sign-up", {
  about: "Creates an account and signs in.",
  allow: "anyone",
  input: z
    .object({
      name: text(100),
      email,
      phone,
      password,
      confirm_password: z.string(),
      ref_code: text(20).optional(),
      guest_id: guestId.optional(),
    })
    .refine(isRepeated, repeatsPassword),
  reply: authResult,
  status: 201,
  errors: [
    "feature_off",
    "email_taken",
    "phone_taken",
    "phone_invalid",
    "phone_not_mobile",
    "passwords_differ",
    "ref_code",
    "otp_wait",
    "throttled",
  ],
});

type SignInParameter = "email_or_phone" | "password" | "medium" | "token" | "unique_id";

const requiredParameters = new Map<unknown, readonly [SignInParameter, RuleParams["rule"]][]>([
  [
    "manual",
    [
      ["email_or_phone", "required"],
      ["password", "required"],
    ],
  ],
  ["otp", [["email_or_phone", "required_phone"]]],
  [
    "social",
    [
      ["medium", "required"],
      ["token", "required"],
      ["unique_id", "required"],
    ],
  ],
]);

const { medium, token, unique_id, ...moreProof } = socialProof;

export const signIn = endpoint("POST /auth/login", {
  about:
    "Signs in with e-mail or phone and password, with a code sent to a phone, or like social-login.",
  allow: "anyone",
  input: z
    .object({
      login_type: z.enum(["manual", "otp", "social"]),
      /** With `manual` and `otp`. */
      email_or_phone: text(255, 0).optional(),
      field_type: z.enum(["email", "phone"]).optional(),
      type: z.enum(["email", "phone"]).optional(),
      /** With `manual` only. */
      password: password.optional(),
      /** With `social`: the body of social-login. */
      medium: medium.optional(),
      token: token.optional(),
      unique_id: unique_id.optional(),
      ...moreProof,
      email: email.optional(),
      phone: phone.optional(),
      guest_id: guestId.optional(),
    })
    .superRefine((input, { addIssue }) => {
      for (const [name, rule] of requiredParameters.get(input.login_type) ?? []) {
        if (!input[name]) addIssue({ code: "custom", path: [name], params: { rule } });
      }
    }, runAlways),
  reply: authResult,
  errors: [
    "auth-002",
    "auth-003",
    "feature_off",
    "contact_type_wrong",
    "phone_invalid",
    "phone_not_mobile",
    "phone_too_short",
    "email_unconfirmed",
    "otp_wait",
    "throttled",
    "provider_away",
  ],
});

export const signOut = endpoint("POST /auth/logout", {
  inMaintenance: true,
  about: "Ends this session.",
  allow: "customer",
  input: z.object({}),
  reply: z.object({ message: z.string() }),
  errors: [],
});

export const user = z.object({
  id,
  f_name: z.string(),
  l_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  image: z.string().nullable(),
  image_full_url: z.string().nullable(),
  storage: z.array(z.object({ key: z.string(), value: z.string() })),
  is_phone_verified: flag,
  is_email_verified: flag,
  has_password: z.boolean(),
  login_medium: z.enum(["manual", "otp", "google", "facebook", "apple"]),
  order_count: z.int(),
  member_since_days: z.int(),
  created_at: timestamp,
  wallet_balance: money,
  /**
   * Rewards that a refund took back when they were spent: the next cashback or reward pays them
   * first.
   */
  wallet_debt: money,
  /** Below zero: a refund has taken back points that are spent. */
  loyalty_point: z.int(),
  ref_code: z.string(),
  selected_modules_for_interest: z.array(id),
  is_valid_for_discount: z.boolean(),
  discount_amount: z.number(),
  discount_amount_type: z.enum(["percentage", "amount"]).nullable(),
  validity: day.nullable(),
});
export type User = z.infer<typeof user>;

export const getCustomer = endpoint("GET /customer/info", {
  about: "The signed-in customer.",
  allow: "customer",
  input: z.object({}),
  reply: user,
  errors: [],
});
