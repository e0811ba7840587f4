import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { text, timestamp } from "../values.ts";

/** Where the shop pays a store, a rental provider or a courier: a bank account (contract 7.6). */

const own = { staff: "store", permission: "payouts" } as const;

/** How long a new account waits, in days, so that its owners can object. */
export const payoutAccountDays = 3;
const maxPasswordLength = 128;

const account = z.object({
  holder: z.string(),
  /** Masked: `FR76 •••• 0189`. */
  iban: z.string(),
  changed_at: timestamp,
});

const accounts = {
  account: account.nullable(),
  /** A new one, from when it is paid to. */
  pending: account.extend({ active_at: timestamp }).nullable(),
};

const changed = {
  input: z.object({
    holder: text(100),
    iban: text(50),
    current_password: z.string().min(1).max(maxPasswordLength),
  }),
  reply: z.object({ message: z.string(), ...accounts }),
  errors: ["iban_invalid", "current_password_wrong", "throttled"],
} as const;

export const readPayoutAccount = endpoint("GET /store/payout-account", {
  about: "The bank account to which the shop pays the store, masked, and a new one that waits.",
  allow: own,
  input: z.object({}),
  reply: z.object(accounts),
  errors: [],
});

export const changePayoutAccount = endpoint("PUT /store/payout-account", {
  about:
    "States another bank account, which is paid to after three days; the owners of the store are told. Another one replaces the one that waits.",
  allow: own,
  ...changed,
});

export const readCourierPayoutAccount = endpoint("GET /courier/payout-account", {
  about: "The bank account to which the shop pays the courier, masked, and a new one that waits.",
  allow: { staff: "courier" },
  input: z.object({}),
  reply: z.object(accounts),
  errors: [],
});

export const changeCourierPayoutAccount = endpoint("PUT /courier/payout-account", {
  about:
    "States another bank account, which is paid to after three days; the courier is told by mail or text message. Another one replaces the one that waits.",
  allow: { staff: "courier" },
  ...changed,
});
