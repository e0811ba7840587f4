import * as z from "zod";
import { cartBody, cartLine, updatedLine } from "../cart/cart.contract.ts";
import { placedOrder, unpaidErrors } from "../checkout/checkout.contract.ts";
import { cartPlacing, ordering, place, storeExtras } from "../checkout/placing.ts";
import { endpoint } from "../endpoint.ts";
import { order, orderStatus, receipt } from "../orders/orders.types.ts";
import { gatewayKey, paymentId } from "../payments/payments.contract.ts";
import { id, messageResponse, money, requestedTime, text, timestamp } from "../values.ts";
import { groupStates } from "./group-states.ts";

/**
 * Group orders: a host opens one in a store, others join by its link without an account, and it
 * becomes one order (contract 8.3).
 */

/** 128 random bits in 22 base64url characters: whoever knows it can join. */
export const groupCode = z.stringFormat("group-code", /^[A-Za-z0-9_-]{21}[AQgw]$/);

const groupMember = z.object({
  id,
  name: z.string(),
  is_host: z.boolean(),
  state: z.enum(["choosing", "ready", "paid", "wants_nothing"]),
  /** The number of pieces. */
  count: z.int().min(0),
  /** Empty unless they are the caller's own, or the caller is the host. */
  lines: z.array(cartLine),
  /** What is due of the order, of who is ready; own, and for the host. */
  amount: money.optional(),
  /** What has been paid and has not gone back; own, and for the host. */
  paid: money.optional(),
  /** Once it is placed: whether what the member has chosen is part of the order. */
  ordered: z.boolean().optional(),
});
export type GroupMember = z.infer<typeof groupMember>;

export const group = z.object({
  code: groupCode,
  state: z.enum(groupStates),
  module_id: id,
  store: order.shape.store.unwrap(),
  host_name: z.string(),
  /** Later with each change: of two answers, the one with the later time is newer. */
  updated_at: timestamp,
  /** Until when members choose. */
  deadline: timestamp,
  /** Until when the host can place the order. */
  place_by: timestamp,
  who_pays: z.enum(["host", "each"]),
  /** What each member can choose, before discounts. */
  limit: money.optional(),
  order_type: cartPlacing.order_type,
  /** The street alone, but for the host. */
  address: z.string().optional(),
  /** For when it is ordered; once it is placed, when it is expected. */
  expected_at: timestamp.optional(),
  /** By the time of joining. */
  members: z.array(groupMember),
  /** The caller's own member; missing for who has not joined. */
  me: id.optional(),
  order: z.object({ id, order_status: orderStatus, expected_at: timestamp.nullable() }).optional(),
  /** What it costs if it is placed now, and what of it the host pays; for the host alone. */
  order_amount: money.optional(),
  host_amount: money.optional(),
  receipt: receipt.optional(),
});
export type Group = z.infer<typeof group>;

const named = { code: groupCode };
const limit = money.min(0.01);

const { order_type, schedule_at, store_id, coupon_code, dm_tips, extra_packaging } = cartPlacing;

const couponErrors = [
  "coupon_not_found",
  "coupon_used_up",
  "coupon_expired",
  "coupon_not_started",
  "coupon_first_order",
  "coupon_min_purchase",
] as const;

/** Members for whom the host pays. */
const cover = z.array(id).max(50).default([]);

export const openGroup = endpoint("POST /customer/group", {
  about: "Opens a group order in a store. Whoever has its link can join until the deadline.",
  allow: "customer",
  needs: ["zone", "module"],
  input: z.object({
    store_id,
    deadline: requestedTime,
    who_pays: z.enum(["host", "each"]).default("host"),
    limit: limit.optional(),
    order_type,
    ...place,
    schedule_at,
  }),
  reply: z.object({ message: z.string(), group }),
  status: 201,
  keyRequired: true,
  errors: [
    "feature_off",
    "store_not_found",
    "group_count",
    "store_closed",
    "schedule_time_invalid",
    "address_missing",
    "address_outside_zones",
    "group_deadline",
  ],
});

/** Of every endpoint that names a group. */
const common = ["group_not_found", "throttled"] as const;
const changing = [...common, "group_status"] as const;

export const readGroup = endpoint("GET /customer/group", {
  about:
    "A group order as the caller sees it: the host all of it, with what it would cost with these members covered, this coupon and this tip; members their own lines.",
  allow: "shopper",
  input: z.object({ ...named, cover, coupon_code, dm_tips, extra_packaging }),
  reply: group,
  errors: [...common, "group_member_not_found", ...couponErrors],
});

export const streamGroup = endpoint("GET /customer/group/stream", {
  about: "Server-Sent Events: `group`, starting with the current state.",
  allow: "shopper",
  input: z.object(named),
  reply: group,
  stream: true,
  errors: common,
});

export const joinGroup = endpoint("POST /customer/group/join", {
  about: "Joins a group order by a name, which is on the bag; repeated, it renames.",
  allow: "shopper",
  input: z.object({ ...named, name: text(40) }),
  reply: group,
  errors: [...changing, "group_full"],
});

/** Whose lines are changed, by the host. */
const ofMember = { ...named, member_id: id.optional() };
const memberErrors = [...changing, "group_member_not_found"] as const;

const lineErrors = [
  ...memberErrors,
  "item_not_found",
  "item_in_cart",
  "price_changed",
  "stock_exceeded",
  "option_sold_out",
  "cart_item_limit",
  "cart_full",
  "variation_invalid",
  "add_ons_invalid",
  "not_available",
  "prescription_orders_off",
  "line_notes_off",
  "group_limit",
] as const;

export const addGroupLine = endpoint("POST /customer/group/add", {
  about:
    "Adds a line of the group's store, as `cart/add` does. The member is no longer ready then.",
  allow: "shopper",
  input: z.object({ ...ofMember, ...cartBody.shape }),
  reply: group,
  errors: lineErrors,
});

export const updateGroupLine = endpoint("POST /customer/group/update", {
  about: "Changes a line; missing fields stay unchanged. The member is no longer ready then.",
  allow: "shopper",
  input: z.object({ ...ofMember, ...updatedLine.shape }),
  reply: group,
  errors: [...lineErrors, "cart_line_not_found"],
});

export const removeGroupLine = endpoint("DELETE /customer/group/remove-item", {
  about: "Removes a line. The member is no longer ready then.",
  allow: "shopper",
  input: z.object({ ...ofMember, cart_id: id }),
  reply: group,
  errors: [...memberErrors, "cart_line_not_found"],
});

export const setGroupReady = endpoint("PUT /customer/group/ready", {
  about:
    "Says that the member has chosen, or takes it back. A member without lines is ready only with `wants_nothing`, and the group does not wait for that member.",
  allow: "shopper",
  input: z.object({ ...named, ready: z.boolean(), wants_nothing: z.boolean().default(false) }),
  reply: group,
  errors: [...memberErrors, "cart_empty"],
});

export const leaveGroup = endpoint("DELETE /customer/group/member", {
  about: "Leaves the group, or removes a member as its host.",
  allow: "shopper",
  input: z.object(ofMember),
  reply: group,
  errors: [...changing, "group_member_not_found"],
});

export const changeGroup = endpoint("PUT /customer/group", {
  about:
    "Changes a group as its host: the deadline, the limit, who pays, and whether members can choose. A new deadline opens it again.",
  allow: "customer",
  input: z.object({
    ...named,
    deadline: requestedTime.optional(),
    /** null: no limit. */
    limit: limit.nullable().optional(),
    locked: z.boolean().optional(),
    who_pays: z.enum(["host", "each"]).optional(),
  }),
  reply: group,
  errors: [...changing, "group_deadline", "group_paid"],
});

export const payGroup = endpoint("POST /customer/group/pay", {
  about:
    "Pays the own share, from the wallet or through a gateway, where everybody pays. It is charged or returned when the host has placed the order.",
  allow: "shopper",
  input: z.object({
    ...named,
    amount: money,
    /** A gateway, or `wallet`. */
    payment_method: gatewayKey,
    callback: z.string().max(2000).optional(),
  }),
  reply: z.object({
    redirect_link: z.string().optional(),
    payment_id: paymentId.optional(),
    group,
  }),
  keyRequired: true,
  errors: [
    ...memberErrors,
    "group_unready",
    "group_paid",
    "price_changed",
    "is_guest",
    "feature_off",
    "wallet_balance_low",
    "payment_method_unavailable",
    "callback_not_allowed",
    "gateway_away",
  ],
});

export const placeGroup = endpoint("POST /customer/group/place", {
  about:
    "Places the order of a group as its host, with the lines of all who are ready and, where everybody pays, have paid or are covered.",
  allow: "customer",
  needs: ["zone", "module"],
  input: z.object({
    ...named,
    order_amount: money,
    cover,
    ...ordering,
    ...storeExtras,
  }),
  reply: placedOrder,
  status: 201,
  keyRequired: true,
  errors: [
    ...memberErrors,
    "group_unready",
    "feature_off",
    "store_not_found",
    "stock_exceeded",
    "option_sold_out",
    "cart_item_limit",
    "variation_invalid",
    "add_ons_invalid",
    "not_available",
    "store_closed",
    "schedule_time_invalid",
    "slot_full",
    "address_outside_zones",
    "address_missing",
    "minimum_order_missed",
    "cod_maximum_exceeded",
    "wallet_balance_low",
    "partial_payment",
    ...couponErrors,
    "contact_name_missing",
    "contact_number_missing",
    "contact_phone_invalid",
    "contact_email_missing",
    "price_changed",
    ...unpaidErrors,
  ],
});

export const cancelGroup = endpoint("DELETE /customer/group", {
  about: "Cancels a group as its host.",
  allow: "customer",
  input: z.object(named),
  reply: messageResponse,
  errors: changing,
});
