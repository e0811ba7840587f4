import * as z from "zod";
import type { LocalizedText } from "../language.ts";
import { payoutDays } from "../ledger/payout-day.ts";
import { maxWeightTolerance } from "../pricing/weight.ts";
import { flag, id } from "../values.ts";

/**
 * The parts of the settings of a shop: their schemas are those of `shop.json` and of the desk,
 * which differ in how they write texts, amounts and pictures. The file may leave out what has a
 * default.
 */

type Words = z.ZodType<LocalizedText>;
type Picture = z.ZodType<string>;

/** How texts and amounts are written. */
export interface ValueForms<Text extends Words, LongText extends Words> {
  words: Text;
  longText: LongText;
  shortText: z.ZodString;
  /** In units of the currency. */
  amount: z.ZodNumber;
  /** From 0 to 100. */
  percent: z.ZodNumber;
  webLink: z.ZodType<string, string>;
}

type Forms<Text extends Words, Name extends keyof ValueForms<Text, Words>> = Pick<
  ValueForms<Text, Words>,
  Name
>;

export function featureFields<Text extends Words>({
  amount,
  percent,
}: Forms<Text, "amount" | "percent">) {
  return {
    home_delivery: z.boolean(),
    take_away: z.boolean(),
    scheduled_orders: z.boolean(),
    slot_minutes: z.int().min(5).max(240),
    guest_checkout: z.boolean(),
    wishes: z.boolean(),
    store_registration: z.boolean(),
    courier_registration: z.boolean(),
    courier_shifts: z.boolean(),
    country_picker: z.boolean(),
    delivery_code: z.boolean(),
    prescription_orders: z.boolean(),
    tips: z.boolean(),
    veg_filter: z.boolean(),
    refunds: z.boolean(),
    wallet: z.boolean(),
    /** Needs a connected payment provider. */
    add_funds: z.boolean(),
    loyalty: z
      .strictObject({
        points_per_unit: z.int().min(1).max(100_000),
        purchase_percent: percent,
        minimum_points: z.int().min(0).max(100_000),
      })
      .nullable(),
    referral: z
      .strictObject({
        reward: amount,
        first_order: z
          .strictObject({ percent, valid_days: z.int().min(1).max(3650) })
          .nullable()
          .default(null),
      })
      .nullable(),
  };
}

export function feeFields<Text extends Words>({
  words,
  amount,
  percent,
}: Forms<Text, "words" | "amount" | "percent">) {
  return {
    tax_included: z.boolean(),
    free_delivery_over: amount.nullable(),
    service_fee: z.strictObject({ name: words, amount }).nullable(),
    /** Added to the delivery charge from a distance on. */
    long_distance: z
      .array(z.strictObject({ from_km: z.number().min(0).max(1000), charge: amount }))
      .max(50),
    store_commission: percent,
    /** Percent of the delivery charge that bringing back a parcel costs. */
    parcel_return_percent: percent,
    /** The most that a sender can say a parcel is worth. */
    parcel_max_value: amount,
    /** A courier who holds this much cash gets no cash orders; null: no limit. */
    courier_cash_limit: amount.nullable(),
    /** Days after the delivery in which customers can request a refund. */
    refund_days: z.int().min(1).max(365),
    /** Refunds of an order above it in a day wait for a second operator; null: none does. */
    refund_confirm_above: amount.nullable(),
    /** What one operator may credit to wallets on one day. */
    credit_per_day: amount,
    /** A payout run up to this total is approved by whoever drafted it; 0: none. */
    payout_alone_max: amount,
    /** On which stores and couriers can expect a payout run. */
    payout_day: z.enum(payoutDays),
  };
}

export function errandRunFields({ amount }: { amount: z.ZodNumber }) {
  const minutes = z.int().min(0).max(240);
  return {
    status: flag,
    /** Where runs are offered; empty: in all zones. */
    zone_ids: z.array(id).max(500),
    /** What each further stop costs at most, unless the dearest stop alone costs more. */
    extra_stop_fee: amount,
    /** The most that a run costs, in percent of what its stops cost apart. */
    cap: z.int().min(1).max(100),
    max_stores: z.int().min(1).max(3),
    /** By how many minutes something hot, cold and else may be on its way longer than alone. */
    waits: z.tuple([minutes, minutes, minutes]),
  };
}

export const groupOrderFields = {
  status: flag,
  max_members: z.int().min(2).max(50),
};

export const weightFields = {
  /** Percent by which the store may weigh more than was ordered. */
  tolerance: z.int().min(0).max(maxWeightTolerance),
};

export const paymentFields = {
  cash: z.boolean(),
  /** Through the connected payment provider. */
  online: z.boolean(),
  /** A part from the wallet, and the rest this way. */
  partial: z.enum(["off", "cod", "digital_payment", "both"]),
  /** In which a transfer is to be reported before its order fails. */
  transfer_hours: z.int().min(1).max(720),
};

export function pageFields<Text extends Words, LongText extends Words>({
  words,
  longText,
}: Pick<ValueForms<Text, LongText>, "words" | "longText">) {
  return { title: words, content: longText };
}

export function contactFields<Text extends Words>({
  words,
  shortText,
  webLink,
}: Forms<Text, "words" | "shortText" | "webLink">) {
  return {
    phone: shortText,
    address: words,
    /** Where maps open before a visitor has a location. */
    location: z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
    social_media: z.array(z.strictObject({ name: shortText, link: webLink })).max(20),
  };
}

export function landingFields<Text extends Words, Portrait extends Picture>(
  { words, shortText }: Forms<Text, "words" | "shortText">,
  picture: Portrait,
) {
  const titled = { title: words, subtitle: words };
  const invitation = z.strictObject({ ...titled, button: words });
  return {
    title: words,
    subtitle: words,
    tag_line: words,
    modules: z.strictObject(titled),
    company: z.strictObject({ ...titled, text: words, button: words, link: shortText }),
    partners: z.strictObject({ ...titled, store: invitation, courier: invitation }),
    testimonials: z
      .strictObject({
        title: words,
        list: z
          .array(
            z.strictObject({
              name: shortText,
              about: words,
              text: words,
              picture: picture.nullable().default(null),
            }),
          )
          .max(50),
      })
      .nullable(),
    zones: z.strictObject({ title: words, text: words }),
    footer: words,
  };
}
