import { AppError } from "@errand/core/errors";
import {
  listGuestOrders,
  sendTrackCode,
  verifyTrackCode,
} from "@errand/core/orders/track.contract";
import { toE164 } from "@errand/core/phone";
import { eq, inArray, or, sql } from "drizzle-orm";
import { resendSeconds } from "../account/codes.data.ts";
import type { OneTimeCodes } from "../account/one-time-codes.ts";
import type { Database } from "../database/database.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";
import { messageIn } from "../messages/messages.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { Shopper } from "../requests/caller.ts";
import { serve } from "../requests/serve.ts";
import { type OrderApi, serializeOptions } from "./order-api.ts";
import { readOrders } from "./orders.data.ts";
import { readProvedOrders } from "./proved-orders.data.ts";
import { trackProof } from "./track-proof.ts";

type TrackApi = OrderApi & { codes: OneTimeCodes; outbox: Outbox };

interface Claim {
  order_id: number;
  contact_number: string;
}

/**
 * Following orders on any device, by a code to the phone of the order, and listing those of a
 * guest.
 */
export function trackRoutes(api: TrackApi) {
  serve(api, sendTrackCode, async (input, ctx) => {
    const number = await readNumber(input);
    const canText = api.outbox.canSend("sms");
    if (!canText && !api.outbox.canSend("mail")) throw new AppError("feature_off");
    const order = await findClaimed(ctx.db, input.order_id, number);
    const recipient = recipientOf(order, number);
    await api.codes.send(ctx, {
      purpose: "track",
      recipient,
      holder: holderOf(input),
      isKnown: order !== null && (canText || recipient !== number),
    });
    const message = messageIn(ctx.language, "responses", "track_code_sent");
    return { message, resend_after: resendSeconds };
  });

  serve(api, verifyTrackCode, async (input, ctx) => {
    const number = await readNumber(input);
    const order = await findClaimed(ctx.db, input.order_id, number);
    const valid = await api.codes.check(ctx, {
      purpose: "track",
      recipient: recipientOf(order, number),
      holder: holderOf(input),
      code: input.otp,
    });
    if (!order) throw new AppError("otp_wrong", { field: "otp" });
    await valid.use(ctx.db);
    return { link_proof: trackProof(api.settings.secret, order, ctx.now) };
  });

  serve(api, listGuestOrders, async ({ proofs, ...paging }, ctx) => {
    const proved = await readProvedOrders(api, ctx.db, { proofs, now: ctx.now });
    const isListed = or(ownOf(ctx.shopper), inArray(orders.id, proved));
    const options = serializeOptions(api, ctx.language);
    const page = await readOrders(ctx.db, isListed, paging, options, "active first");
    return { total_size: page.total, ...paging, orders: page.orders };
  });

  async function readNumber({ contact_number }: Claim): Promise<string> {
    const { country } = await api.shop();
    const number = toE164(contact_number, country);
    if (!number) throw new AppError("phone_invalid", { field: "contact_number" });
    return number;
  }

  /** Where a code goes: to the phone; by e-mail where the shop sends no text messages. */
  function recipientOf(order: Claimed | null, number: string): string {
    const email = order?.contactEmail;
    return !api.outbox.canSend("sms") && email ? email.toLowerCase() : number;
  }
}

function ownOf(shopper: Shopper) {
  return shopper.kind === "guest" ? eq(orders.guestId, shopper.guestId) : sql`false`;
}

/** A code opens the order that it was requested for. */
function holderOf({ order_id }: Claim): string {
  return `order:${order_id}`;
}

type Claimed = Pick<typeof orders.$inferSelect, "id" | "contactNumber" | "contactEmail">;

/** The order or trip with this number and phone; null unless they belong together. */
async function findClaimed(db: Database, id: number, number: string): Promise<Claimed | null> {
  const [order] = await db
    .select({
      id: orders.id,
      contactNumber: orders.contactNumber,
      contactEmail: orders.contactEmail,
    })
    .from(orders)
    .where(eq(orders.id, id));
  return order?.contactNumber === number ? order : null;
}
