import type { ListName } from "./entry-lists.ts";
import type { Family } from "./family.types.ts";
import type { FieldDefinition } from "./fields.ts";
import { settingFamilies } from "./setting-families.ts";
import { description, image, module, optionalImage, title } from "./shared-fields.ts";

const minimum: FieldDefinition = {
  ...{ name: "min_purchase", kind: "amount", label: "field.minimum", initial: 0 },
};

const isPercent = ({ discount_type: type }: Record<string, unknown>) => type === "percent";

export const families: Record<ListName, Family> = {
  banners: {
    ...{ list: "banners", permission: "marketing", times: "moments", title: "title" },
    fields: [
      ...[title, image, module],
      { name: "zone_id", kind: "zone", label: "field.zone" },
      { name: "store_id", kind: "store", label: "field.opensStore" },
      { name: "item_id", kind: "item", label: "field.opensItem" },
      { name: "link", kind: "text", label: "field.opensLink", hint: "hint.oneTarget" },
      { name: "owner_store_id", kind: "store", label: "field.ownerStore", hint: "hint.ownerStore" },
      { name: "featured", kind: "switch", label: "field.featured", initial: 0 },
    ],
  },
  coupons: {
    ...{ list: "coupons", permission: "marketing", times: "days", title: "code" },
    hasEffects: true,
    fields: [
      {
        ...{ name: "code", kind: "text", label: "field.code", hint: "hint.code" },
        ...{ isRequired: true, maxLength: 30 },
      },
      title,
      {
        ...{ name: "coupon_type", kind: "choice", label: "field.couponType" },
        options: ["default", "store_wise", "zone_wise", "first_order", "free_delivery"],
      },
      module,
      {
        ...{ name: "store_id", kind: "store", label: "field.store" },
        isShown: ({ coupon_type }) => coupon_type !== "zone_wise",
      },
      {
        ...{ name: "zone_ids", kind: "zones", label: "field.zones", initial: [] },
        hint: "hint.allZones",
      },
      {
        ...{ name: "discount_type", kind: "choice", label: "field.discountType" },
        ...{ options: ["percent", "amount"] },
        isShown: ({ coupon_type }) => coupon_type !== "free_delivery",
      },
      {
        ...{ name: "discount", kind: "number", label: "field.discount", initial: 0 },
        isShown: ({ coupon_type }) => coupon_type !== "free_delivery",
      },
      {
        ...{ name: "max_discount", kind: "amount", label: "field.cap", hint: "hint.cap" },
        ...{ initial: 0, isShown: isPercent },
      },
      minimum,
      { name: "limit", kind: "count", label: "field.limit", hint: "hint.anyNumber", initial: 1 },
      { name: "total_limit", kind: "count", label: "field.total", hint: "hint.anyNumber" },
      {
        ...{ name: "borne_by", kind: "choice", label: "field.borneBy", hint: "hint.borneBy" },
        ...{ options: ["platform", "store"] },
      },
    ],
  },
  campaigns: {
    ...{ list: "campaigns", permission: "marketing", times: "days", title: "title" },
    hasEffects: true,
    fields: [
      ...[title, description, image, module],
      { name: "store_ids", kind: "stores", label: "field.joined", initial: [] },
      { name: "start_time", kind: "clock", label: "field.opens", hint: "hint.allDay" },
      { name: "end_time", kind: "clock", label: "field.closes" },
    ],
  },
  "flash-sales": {
    ...{ list: "flash-sales", permission: "marketing", times: "moments", title: "title" },
    fields: [
      ...[title, module],
      {
        ...{ name: "items", kind: "saleItems", label: "field.saleItems" },
        ...{ isRequired: true, initial: [] },
      },
    ],
  },
  cashbacks: {
    ...{ list: "cashbacks", permission: "marketing", times: "days", title: "title" },
    hasEffects: true,
    fields: [
      title,
      {
        ...{ name: "cashback_type", kind: "choice", label: "field.discountType" },
        options: ["percentage", "amount"],
      },
      { name: "cashback_amount", kind: "number", label: "field.cashback", isRequired: true },
      {
        ...{ name: "max_discount", kind: "amount", label: "field.cap", hint: "hint.cap" },
        ...{ initial: 0, isShown: ({ cashback_type }) => cashback_type === "percentage" },
      },
      minimum,
      {
        ...{ name: "same_user_limit", kind: "count", label: "field.limit" },
        ...{ isRequired: true, initial: 1 },
      },
    ],
  },
  bonuses: {
    ...{ list: "bonuses", permission: "marketing", times: "days", title: "title" },
    fields: [
      title,
      { ...description, isRequired: false },
      {
        ...{ name: "bonus_type", kind: "choice", label: "field.discountType" },
        options: ["percentage", "amount"],
      },
      { name: "bonus_amount", kind: "number", label: "field.bonus", isRequired: true },
      {
        ...{ name: "maximum_bonus_amount", kind: "amount", label: "field.cap", hint: "hint.cap" },
        ...{ initial: 0, isShown: ({ bonus_type }) => bonus_type === "percentage" },
      },
      { name: "minimum_add_amount", kind: "amount", label: "field.minimumFund", initial: 0 },
    ],
  },
  advertisements: {
    ...{ list: "advertisements", permission: "marketing", times: "days", title: "title" },
    isOrdered: true,
    fields: [
      { name: "store_id", kind: "store", label: "field.store", isRequired: true },
      ...[title, description],
      {
        ...{ name: "add_type", kind: "choice", label: "field.advertisementType" },
        options: ["store_promotion", "video_promotion"],
      },
      {
        ...{ name: "video_url", kind: "text", label: "field.video" },
        isShown: ({ add_type }) => add_type === "video_promotion",
      },
      { name: "cover", kind: "picture", label: "field.cover", hint: "hint.storePicture" },
      { name: "profile", kind: "picture", label: "field.logo", hint: "hint.storePicture" },
      { name: "is_rating_active", kind: "switch", label: "field.rating", initial: 1 },
      { name: "is_review_active", kind: "switch", label: "field.reviews", initial: 1 },
    ],
  },
  notifications: {
    ...{ list: "notifications", permission: "marketing", times: "moment", title: "title" },
    hasEffects: true,
    fields: [
      title,
      { ...description, maxLength: 300 },
      optionalImage,
      { name: "link", kind: "text", label: "field.page", hint: "hint.page" },
      {
        ...{ name: "to.zone_ids", kind: "zones", label: "field.toZones", initial: [] },
        hint: "hint.toZones",
      },
      { name: "to.module_ids", kind: "modules", label: "field.toModules", initial: [] },
      { name: "to.ordered_since", kind: "day", label: "field.orderedSince" },
      {
        ...{ name: "to.language", kind: "choice", label: "field.language" },
        ...{ hint: "hint.language", options: [null, "en", "fr"] },
      },
    ],
  },
  categories: {
    ...{ list: "categories", permission: "catalogue", times: "none", title: "name" },
    isOrdered: true,
    fields: [
      { ...title, name: "name", label: "field.name" },
      module,
      { name: "parent_id", kind: "category", label: "field.parent", hint: "hint.parent" },
      { name: "slug", kind: "text", label: "field.slug", hint: "hint.slug" },
      optionalImage,
      { name: "featured", kind: "switch", label: "field.featured", initial: 0 },
    ],
  },
  brands: {
    ...{ list: "brands", permission: "catalogue", times: "none", title: "name" },
    fields: [
      { name: "name", kind: "text", label: "field.name", isRequired: true, maxLength: 100 },
      module,
      { name: "slug", kind: "text", label: "field.slug", hint: "hint.slug" },
      optionalImage,
    ],
  },
  reasons: {
    ...{ list: "reasons", permission: "catalogue", times: "none", title: "reason" },
    fields: [
      {
        ...{ name: "kind", kind: "choice", label: "field.reasonKind" },
        options: ["cancellation", "refund", "parcel_before_pickup", "parcel_after_pickup"],
      },
      { ...title, name: "reason", label: "field.reason", maxLength: 255 },
    ],
  },
  ...settingFamilies,
};
