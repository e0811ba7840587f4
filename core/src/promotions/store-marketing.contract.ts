import * as z from "zod";
import { amountKind } from "../catalog/catalog.types.ts";
import { endpoint } from "../endpoint.ts";
import { clock, day, id, messageResponse, money } from "../values.ts";
import { campaign } from "./promotions.types.ts";

/** The discount of a store or a rental provider, and the campaigns that a store joins. */

const own = { staff: "store", permission: "marketing" } as const;
const ofStore = { ...own, kind: "store_staff" } as const;

/** On whole orders. The times are those of the shop's time zone. */
const ownDiscount = z.object({
  discount: z.number().min(0.01).max(9_999_999.99),
  discount_type: amountKind,
  min_purchase: money.default(0),
  /** The most that a percentage takes off; 0: no cap. */
  max_discount: money.default(0),
  /** Missing: at once. */
  start_date: day.nullable().default(null),
  start_time: clock.default("00:00:00"),
  /** Missing: without an end. */
  end_date: day.nullable().default(null),
  end_time: clock.default("23:59:59"),
});

export const readStoreDiscount = endpoint("GET /store/discount", {
  about: "The discount of the store on whole orders, also one that is over or has not started.",
  allow: own,
  input: z.object({}),
  reply: z.object({ discount: ownDiscount.nullable() }),
  errors: [],
});

export const changeStoreDiscount = endpoint("PUT /store/discount", {
  about: "Sets the discount of the store on whole orders, which the store bears; null ends it.",
  allow: own,
  input: z.object({ discount: ownDiscount.nullable() }),
  reply: z.object({ message: z.string(), discount: ownDiscount.nullable() }),
  errors: ["store_discount_invalid"],
});

const storeCampaign = campaign.extend({ joined: z.boolean() });

export const listOwnCampaigns = endpoint("GET /store/campaigns", {
  about: "The campaigns of the module of the store that are not over, and which it has joined.",
  allow: ofStore,
  input: z.object({}),
  reply: z.array(storeCampaign),
  errors: [],
});

const ofCampaign = {
  allow: { ...ofStore, owns: "campaign" },
  keyRequired: true,
  input: z.object({ id }),
  reply: messageResponse,
  errors: ["campaign_not_found"],
} as const;

export const joinCampaign = endpoint("POST /store/campaigns/{id}/join", {
  about: "Joins a campaign that is not over; joining again changes nothing.",
  ...ofCampaign,
});

export const leaveCampaign = endpoint("POST /store/campaigns/{id}/leave", {
  about: "Leaves a campaign.",
  ...ofCampaign,
});
