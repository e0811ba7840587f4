import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { email, id, imageFile, messageResponse, money, phone, requires, text } from "../values.ts";
import { password } from "./account.contract.ts";
import { otpSent, ownerProof, ownerProofErrors } from "./owner-proof.ts";
import { isRepeated, repeatsPassword } from "./repeated-password.ts";

/**
 * Requires all profile fields, except in a request that only verifies a contact or sets a password.
 */
const isCompleteProfile =
  (field: "name" | "email" | "phone") =>
  (input: { button_type?: string | undefined } & Partial<Record<typeof field, string>>) =>
    input.button_type !== undefined || input[field] !== undefined;

export const updateProfile = endpoint("POST /customer/update-profile", {
  about:
    "Changes name, picture and contacts, verifies a contact, replaces a verified phone, or sets the password.",
  allow: "customer",
  form: true,
  input: z
    .object({
      name: text(100).optional(),
      email: email.optional(),
      phone: phone.optional(),
      image: imageFile.optional(),
      button_type: z.enum(["phone", "email", "change_password", "change_phone"]).optional(),
      password: password.optional(),
      confirm_password: z.string().optional(),
      verification_medium: z.enum(["SMS", "email", "firebase"]).optional(),
      ...ownerProof,
    })
    .refine(isCompleteProfile("name"), requires("name"))
    .refine(isCompleteProfile("email"), requires("email"))
    .refine(isCompleteProfile("phone"), requires("phone"))
    .refine(
      ({ button_type, phone }) => button_type !== "change_phone" || phone !== undefined,
      requires("phone"),
    )
    .refine(isRepeated, repeatsPassword),
  reply: z.union([otpSent, messageResponse]),
  errors: [
    "feature_off",
    "picture_type_unsupported",
    "email_taken",
    "phone_taken",
    "phone_invalid",
    "phone_not_mobile",
    "phone_locked",
    "password_needed",
    "passwords_differ",
    "provider_away",
    ...ownerProofErrors,
  ],
});

export const updateInterest = endpoint("POST /customer/update-interest", {
  about: "Stores the categories of the module that the customer is interested in.",
  allow: "customer",
  needs: ["module"],
  input: z.object({ interest: z.array(id).min(1).max(50) }),
  reply: messageResponse,
  errors: ["category_not_found"],
});

/** What became of the balances of a removed account (contract 10.5). */
const payout = z.object({
  /** What goes back the way it came: the payment of each top-up, and the name of its gateway. */
  returned: z.array(z.object({ payment_id: z.string(), amount: money, method: z.string() })),
  /**
   * What cannot go back that way: the desk pays it to whoever names the reference. It also covers
   * returns that a gateway refuses.
   */
  claim: z.object({ amount: money, reference: z.string() }).nullable(),
  /** What ended: gifts of the shop, or what the customer gave up. */
  given_up: money,
  /** The points that ended. */
  loyalty_point: z.int(),
});
export type AccountPayout = z.infer<typeof payout>;

/**
 * The data of `balance`: what the account still has, and what of it can go back by which top-up.
 */
export const accountBalance = z.object({
  wallet_balance: z.number(),
  loyalty_point: z.int(),
  /**
   * What was topped up or returned, and so is paid out; the rest was given by the shop and ends.
   */
  payable: money,
  refundable: z.array(z.object({ payment_id: z.string(), amount: money, method: z.string() })),
});
export type AccountBalance = z.infer<typeof accountBalance>;

/** The data of `ongoing`: what must end before the account can. */
export interface OngoingOrders {
  orders: { id: number; kind: "order" | "parcel" | "trip" }[];
}

export const removeAccount = endpoint("DELETE /customer/remove-account", {
  about:
    "Deletes the account and anonymizes its orders. While money is left, says how it leaves: back to where it came from, or given up.",
  allow: "customer",
  takesBody: true,
  input: z.object({
    ...ownerProof,
    payout: z.enum(["original", "give_up"]).optional(),
    /** The balance that the customer saw. With another one, the answer is `balance` again. */
    wallet_balance: z.number().optional(),
  }),
  reply: z.union([
    otpSent,
    messageResponse.extend({
      /** Missing when there was nothing in the wallet and no points. */
      payout: payout.optional(),
    }),
  ]),
  errors: [
    "account_has_running_orders",
    "account_holds_money",
    "provider_away",
    ...ownerProofErrors,
  ],
});
