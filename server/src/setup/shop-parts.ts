import { receiverType } from "@errand/core/chat/chat.types";
import { defaultCreditPerDay } from "@errand/core/customers/credit-limit";
import { moduleType } from "@errand/core/modules/modules.contract";
import { fromPercent, minor, noRate } from "@errand/core/money";
import { defaultRefundDays } from "@errand/core/orders/order-deadlines";
import { defaultMaxDeclaredValue } from "@errand/core/parcel/shipping-rates";
import { defaultWeightTolerance, maxWeightTolerance } from "@errand/core/pricing/weight";
import * as z from "zod";
import {
  amount,
  longText,
  percent,
  place,
  shortText,
  slug,
  webLink,
  words,
} from "./file-values.ts";
import { zoneArea } from "./zone-area.ts";

/** The parts of `shop.json`. What a file may leave out has its default here. */

export type PictureValue = z.ZodType<string, string>;

const delivery = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("fixed"),
    charge: amount,
    maximum_cash_order: amount.nullable().default(null),
  }),
  z.strictObject({
    kind: z.literal("distance"),
    per_km: amount,
    minimum: amount,
    maximum: amount.nullable().default(null),
    maximum_cash_order: amount.nullable().default(null),
  }),
]);

const category = (picture: PictureValue) =>
  z.strictObject({
    name: words,
    slug: slug.optional(),
    picture: picture.optional(),
    featured: z.boolean().default(false),
  });

/** What customers can send with one tap: a text for everybody, or one with those whom it suits. */
export const phrasePart = z.union([
  z
    .strictObject({ message: words, receivers: z.array(receiverType).min(1) })
    .transform(({ message, receivers }) => ({ message: { ...message, receivers } })),
  words.transform((message) => ({ message })),
]);

export const modulePart = (picture: PictureValue) =>
  z.strictObject({
    type: moduleType,
    slug,
    name: words,
    description: words,
    icon: picture.optional(),
    thumbnail: picture.optional(),
    /** English names; without them every zone. */
    zones: z.array(shortText).min(1).optional(),
    delivery,
    /** Delivery charges of single zones, by their English names. */
    zone_delivery: z.record(z.string(), delivery).default({}),
    categories: z
      .array(category(picture).extend({ children: z.array(category(picture)).default([]) }))
      .default([]),
    brands: z.array(z.strictObject({ name: shortText, picture: picture.optional() })).default([]),
    /** Pharmacy: what items help with. */
    conditions: z.array(words).default([]),
  });

export const zonePart = z.strictObject({
  name: words,
  area: zoneArea,
  open: z.boolean().default(true),
  cash: z.boolean().default(true),
  online: z.boolean().default(true),
  transfers: z.boolean().default(true),
  delivery_fee_rise: z.number().min(0).max(1000).transform(fromPercent).default(noRate),
  delivery_fee_message: words.nullable().default(null),
  /** English names of the other zones that stores of this one deliver to. */
  delivers_to: z.array(shortText).default([]),
});

export const contactPart = z.strictObject({
  email: z.email("must be an e-mail address"),
  phone: shortText,
  address: words,
  /** Where maps open before a visitor has a location. */
  location: place,
  social_media: z.array(z.strictObject({ name: shortText, link: webLink })).default([]),
});

export const currencyPart = z.strictObject({
  code: z
    .string()
    .refine(
      (code) => Intl.supportedValuesOf("currency").includes(code),
      "must be a code of ISO 4217 such as EUR",
    ),
  symbol: shortText.optional(),
  side: z.enum(["left", "right"]).optional(),
  decimals: z.int().min(0).max(2).optional(),
});

const loyalty = z.strictObject({
  points_per_unit: z.int().min(1).max(100_000),
  purchase_percent: z.number().min(0).max(100),
  minimum_points: z.int().min(1).max(100_000),
});

const referral = z.strictObject({
  reward: amount,
  first_order: z
    .strictObject({ percent, valid_days: z.int().min(1).max(3650) })
    .nullable()
    .default(null),
});

const on = z.boolean().default(true);
const off = z.boolean().default(false);

export const featuresPart = z
  .strictObject({
    home_delivery: on,
    take_away: on,
    scheduled_orders: on,
    slot_minutes: z.int().min(5).max(240).default(15),
    guest_checkout: on,
    wishes: on,
    store_registration: on,
    courier_registration: on,
    courier_shifts: off,
    country_picker: on,
    delivery_code: on,
    prescription_orders: on,
    tips: on,
    veg_filter: on,
    refunds: on,
    wallet: on,
    /** Needs a connected payment provider. */
    add_funds: off,
    loyalty: loyalty.nullable().default(null),
    referral: referral.nullable().default(null),
    verify_phone: off,
    verify_email: off,
  })
  .prefault({});

export const feesPart = z
  .strictObject({
    tax_included: on,
    free_delivery_over: amount.nullable().default(null),
    service_fee: z.strictObject({ name: words, amount }).nullable().default(null),
    /** Added to the delivery charge from a distance on. */
    long_distance: z
      .array(z.strictObject({ from_km: z.number().min(0).max(1000), charge: amount }))
      .default([]),
    store_commission: percent.default(noRate),
    /** Percent of the delivery charge that bringing back a parcel costs. */
    parcel_return_percent: z.number().min(0).max(100).default(50),
    /** The most that a sender can say a parcel is worth. */
    parcel_max_value: amount.default(defaultMaxDeclaredValue),
    courier_cash_limit: amount.nullable().default(minor(30_000)),
    /** Days after the delivery in which customers can request a refund. */
    refund_days: z.int().min(1).max(365).default(defaultRefundDays),
    /** What one operator may credit to wallets on one day. */
    credit_per_day: amount.default(defaultCreditPerDay),
  })
  .prefault({});

export const weightPart = z
  .strictObject({
    /** Percent by which the store may weigh more than was ordered. */
    tolerance: z.int().min(0).max(maxWeightTolerance).default(defaultWeightTolerance),
  })
  .prefault({});

/** An account outside the shop to which customers transfer money, and what they state about it. */
const transferMethod = z.strictObject({
  name: words,
  fields: z.array(z.strictObject({ label: words, value: shortText })).min(1),
  inputs: z
    .array(z.strictObject({ label: words, placeholder: words, required: z.boolean() }))
    .min(1),
});

export const paymentsPart = z
  .strictObject({
    cash: on,
    /** Through the payment provider of the settings (`ERRAND_STRIPE_KEY`). */
    online: on,
    /** A part from the wallet, and the rest this way. */
    partial: z.enum(["off", "cod", "digital_payment", "both"]).default("both"),
    transfers: z.array(transferMethod).default([]),
    transfer_hours: z.int().min(1).max(720).default(48),
  })
  .prefault({});

export const parcelPart = (picture: PictureValue) =>
  z.strictObject({
    categories: z
      .array(
        z.strictObject({
          name: words,
          description: words,
          picture: picture.optional(),
          per_km: amount,
          minimum: amount,
          tax_percent: percent.default(noRate),
        }),
      )
      .min(1, "must have a category"),
    instructions: z.array(words),
  });

export const rentalPart = (picture: PictureValue) =>
  z.strictObject({
    categories: z
      .array(z.strictObject({ name: words, picture: picture.optional() }))
      .min(1, "must have a category"),
    brands: z
      .array(z.strictObject({ name: shortText, picture: picture.optional() }))
      .min(1, "must have a brand"),
  });

export const reasonsPart = z.strictObject({
  cancellation: z.array(words).min(1),
  refund: z.array(words).min(1),
  parcel_before_pickup: z.array(words).min(1),
  parcel_after_pickup: z.array(words).min(1),
});

const titled = z.strictObject({ title: words, subtitle: words });
const invitation = titled.extend({ button: words });

export const landingPart = (picture: PictureValue) =>
  z.strictObject({
    title: words,
    subtitle: words,
    tag_line: words,
    modules: titled,
    company: titled.extend({ text: words, button: words, link: shortText }),
    partners: titled.extend({ store: invitation, courier: invitation }),
    testimonials: z
      .strictObject({
        title: words,
        list: z.array(
          z.strictObject({
            name: shortText,
            about: words,
            text: words,
            picture: picture.nullable().default(null),
          }),
        ),
      })
      .nullable()
      .default(null),
    zones: z.strictObject({ title: words, text: words }),
    footer: words,
  });

const page = z.strictObject({ title: words.optional(), content: longText });

export const pagesPart = z.strictObject({
  about: page,
  terms: page,
  privacy: page,
  refund: page.optional(),
  shipping: page.optional(),
  cancellation: page.optional(),
});
