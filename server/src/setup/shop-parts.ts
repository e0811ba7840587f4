import { partyType } from "@errand/core/chat/chat.types";
import { defaultCreditPerDay } from "@errand/core/customers/credit-limit";
import { moduleType } from "@errand/core/modules/modules.contract";
import { fromMinor, fromPercent, noRate } from "@errand/core/money";
import { defaultRefundDays } from "@errand/core/orders/order-deadlines";
import { defaultMaxDeclaredValue } from "@errand/core/parcel/shipping-rates";
import { defaultWeightTolerance } from "@errand/core/pricing/weight";
import { defaultRefundConfirmAbove } from "@errand/core/refunds/confirm-limit";
import {
  contactFields,
  featureFields,
  feeFields,
  landingFields,
  pageFields,
  paymentFields,
  weightFields,
} from "@errand/core/store-desk/setting-values";
import * as z from "zod";
import { isCurrency } from "../settings/shop-details.ts";
import {
  amount,
  longText,
  percent,
  percentage,
  shortText,
  slug,
  units,
  webLink,
  withDefaults,
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

/**
 * What conversations offer: a text that customers write to everybody, or one with those who write
 * it and to whom.
 */
export const phrasePart = z.union([
  z
    .strictObject({
      message: words,
      receivers: z.array(partyType).min(1).optional(),
      writers: z.array(partyType).min(1).optional(),
    })
    .transform(({ message, receivers, writers }) => ({
      message: { ...message, ...(receivers && { receivers }), ...(writers && { writers }) },
    })),
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
  ...contactFields({ words, shortText, webLink }),
  social_media: contactFields({ words, shortText, webLink }).social_media.default([]),
});

export const currencyPart = z.strictObject({
  code: z.string().refine(isCurrency, "must be a code of ISO 4217 such as EUR"),
  symbol: shortText.optional(),
  side: z.enum(["left", "right"]).optional(),
  decimals: z.int().min(0).max(2).optional(),
});

/** In the units of the file: each part turns them into what is stored. */
const forms = { words, amount: units, percent: percentage };

export const featuresPart = withDefaults(
  z.strictObject({
    ...featureFields(forms),
    verify_phone: z.boolean(),
    verify_email: z.boolean(),
  }),
  {
    home_delivery: true,
    take_away: true,
    scheduled_orders: true,
    slot_minutes: 15,
    guest_checkout: true,
    wishes: true,
    store_registration: true,
    courier_registration: true,
    courier_shifts: false,
    country_picker: true,
    delivery_code: true,
    prescription_orders: true,
    tips: true,
    veg_filter: true,
    refunds: true,
    wallet: true,
    add_funds: false,
    loyalty: null,
    referral: null,
    verify_phone: false,
    verify_email: false,
  },
);

export const feesPart = withDefaults(z.strictObject(feeFields(forms)), {
  tax_included: true,
  free_delivery_over: null,
  service_fee: null,
  long_distance: [],
  store_commission: 0,
  parcel_return_percent: 50,
  parcel_max_value: fromMinor(defaultMaxDeclaredValue),
  courier_cash_limit: 300,
  refund_days: defaultRefundDays,
  refund_confirm_above: fromMinor(defaultRefundConfirmAbove),
  credit_per_day: fromMinor(defaultCreditPerDay),
  payout_alone_max: 0,
  payout_day: "off",
});

export const weightPart = withDefaults(z.strictObject(weightFields), {
  tolerance: defaultWeightTolerance,
});

/** An account outside the shop to which customers transfer money, and what they state about it. */
const transferMethod = z.strictObject({
  name: words,
  fields: z.array(z.strictObject({ label: words, value: shortText })).min(1),
  inputs: z
    .array(z.strictObject({ label: words, placeholder: words, required: z.boolean() }))
    .min(1),
});

export const paymentsPart = withDefaults(
  z.strictObject({ ...paymentFields, transfers: z.array(transferMethod) }),
  { cash: true, online: true, partial: "both", transfers: [], transfer_hours: 48 },
);

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

export const landingPart = (picture: PictureValue) =>
  withDefaults(z.strictObject(landingFields({ words, shortText }, picture)), {
    testimonials: null,
  });

const pageParts = pageFields({ words, longText });
const page = z.strictObject({ ...pageParts, title: pageParts.title.optional() });

export const pagesPart = z.strictObject({
  about: page,
  terms: page,
  privacy: page,
  refund: page.optional(),
  shipping: page.optional(),
  cancellation: page.optional(),
});
