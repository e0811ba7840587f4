import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { day, flag, id, money, page, paging, text, timestamp } from "../values.ts";
import { holdReasons, payoutKinds, payoutLineStates, payoutRunStates } from "./payout-states.ts";

/**
 * Payout runs: what the shop pays stores and couriers at once. One operator drafts a run, another
 * one approves it, and the payments that the bank made are marked as paid (contract 7.11).
 */

const defaultMinimum = 10;
const maxNamed = 500;

const by = z.object({ id, name: z.string() });

export const payoutRun = z.object({
  id,
  kind: z.enum(payoutKinds),
  /** Balances are those of the end of this day. */
  until: day,
  minimum: money,
  state: z.enum(payoutRunStates),
  /** Whether another operator than who drafted it approves it: by its total. */
  needs_second_person: z.boolean(),
  /** What is due and what is paid. */
  total: money,
  counts: z.object({ due: z.int(), held: z.int(), paid: z.int(), failed: z.int() }),
  drafted_by: by,
  drafted_at: timestamp,
  approved_by: by.nullable(),
  approved_at: timestamp.nullable(),
});

export const payoutLine = z.object({
  id,
  /** `store:7` or `courier:3`. */
  account: z.string(),
  name: z.string(),
  /** What the account had at the end of the day `until`. */
  balance: z.number(),
  /** What is paid: less than the balance when the account has lost some of it since. */
  amount: money,
  state: z.enum(payoutLineStates),
  held_for: z.enum(holdReasons).nullable(),
  /** Why it is held or failed, as the desk states it. */
  note: z.string().nullable(),
  reference: z.string().nullable(),
  paid_at: timestamp.nullable(),
  /** Where it is paid to, masked; null without an account. */
  bank_account: z.object({ holder: z.string(), iban: z.string() }).nullable(),
});

const runWithLines = payoutRun.extend({ lines: z.array(payoutLine) });
export type PayoutRunDetails = z.infer<typeof runWithLines>;

const desk = { staff: "desk", permission: "payouts" } as const;
const ownRun = { ...desk, owns: "payout" } as const;
const changed = z.object({ message: z.string(), run: runWithLines });

export const listPayoutRuns = endpoint("GET /desk/payouts", {
  about: "Payout runs, newest first. For operators of all zones.",
  allow: desk,
  input: z.object({
    ...paging,
    kind: z.enum(payoutKinds).optional(),
    state: z.enum(payoutRunStates).optional(),
  }),
  reply: page("runs", payoutRun),
  errors: ["offset_too_large"],
});

export const draftPayoutRun = endpoint("POST /desk/payouts", {
  about:
    "Drafts a run: a line for each store or courier who is due at least the minimum, less what other runs are about to pay. Posts nothing. Lines without a bank account, or with a new one in its waiting days, are held.",
  allow: desk,
  input: z.object({
    kind: z.enum(payoutKinds),
    /** A day that is over. */
    until: day,
    minimum: money.default(defaultMinimum),
    /** Only these stores or couriers. */
    ids: z.array(id).min(1).max(maxNamed).optional(),
  }),
  reply: changed,
  status: 201,
  keyRequired: true,
  errors: ["payout_draft_open", "payout_until", "payout_empty"],
});

export const readPayoutRun = endpoint("GET /desk/payouts/{id}", {
  about:
    "A run with its lines. Accept text/csv for what a bank needs: with the whole IBANs of an approved run for those who may change it.",
  allow: ownRun,
  input: z.object({ id }),
  reply: runWithLines,
  alternative: "text/csv",
  errors: ["payout_not_found"],
});

const act = { allow: ownRun, reply: changed, keyRequired: true } as const;
/** None: all that are due. */
const lineIds = { line_ids: z.array(id).min(1).max(10_000).optional() };

export const holdPayout = endpoint("POST /desk/payouts/{id}/hold", {
  about:
    "Holds lines, which are then not paid; with `release`, those of a draft that an operator holds are due again.",
  ...act,
  input: z.object({ id, ...lineIds, reason: text(255).optional(), release: flag.default(0) }),
  errors: ["payout_not_found", "payout_state"],
});

export const approvePayout = endpoint("POST /desk/payouts/{id}/approve", {
  about:
    "Approves a draft, of another operator where its total is above what the shop sets, after its balances and bank accounts are checked again. `line_ids` approves these, and holds the others.",
  ...act,
  input: z.object({ id, ...lineIds }),
  errors: ["payout_not_found", "payout_state", "payout_changed", "same_person"],
});

export const payPayout = endpoint("POST /desk/payouts/{id}/paid", {
  about: "Records that the bank has paid lines of an approved run, each once.",
  ...act,
  input: z.object({ id, ...lineIds, reference: text(140) }),
  errors: ["payout_not_found", "payout_state"],
});

export const failPayout = endpoint("POST /desk/payouts/{id}/failed", {
  about:
    "Records that the bank has not paid lines of an approved run, or has sent them back: what was posted is reversed, and the next run pays it.",
  ...act,
  input: z.object({ id, line_ids: z.array(id).min(1).max(10_000), reason: text(255) }),
  errors: ["payout_not_found", "payout_state"],
});

export const cancelPayout = endpoint("POST /desk/payouts/{id}/cancel", {
  about: "Cancels a run of which nothing is paid.",
  ...act,
  input: z.object({ id, reason: text(255).optional() }),
  errors: ["payout_not_found", "payout_state"],
});
