import { AppError, featureOff } from "@errand/core/errors";
import { payGroup } from "@errand/core/groups/groups.contract";
import { fromMinor, type Minor, nothing, toMinor } from "@errand/core/money";
import type * as z from "zod";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import { endOpenShares } from "../payments/payments.data.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { createCheckout, startPayment, storeCheckout } from "../payments/start-payment.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { type FoundGroup, requireGroupFor, requireMember } from "./group-access.ts";
import { readGroupCart } from "./group-cart.ts";
import { readGroupPayments } from "./group-payments.data.ts";
import { getReadyMembers, getShare, planGroup } from "./group-plan.ts";
import { lockGroup, type MemberRow, touchGroup } from "./groups.data.ts";
import { groupReader } from "./read-group.ts";

type PayInput = z.output<typeof payGroup.input>;
type PayContext = RequestContext<typeof payGroup>;

/** Paying the own share of a group order, before it is placed. */
export function payGroupRoutes(api: CheckoutApi) {
  const read = groupReader(api);

  serveWithCall(api, payGroup, {
    async claim(input, ctx) {
      const { db, now } = ctx;
      const group = await requireGroupFor(api, ctx, input.code, "pay");
      const me = requireMember(group);
      await api.limits.payments.take(`group member ${me.id}`);
      const amount = await requireShare(api, ctx, group, me);
      if (toMinor(input.amount) !== amount) {
        throw new AppError("price_changed", {
          field: "amount",
          data: { amount: fromMinor(amount) },
        });
      }
      await endOpenShares(db, me.id, now);
      const publicId = await startShare(api, ctx, input, { groupMemberId: me.id, amount });
      await touchGroup(db, group.row.id, now);
      return { publicId };
    },

    call: async (_input, ctx, { id, claimed: { publicId } }) =>
      publicId === null ? null : createCheckout(api, publicId, ctx, id),

    async apply({ code }, ctx, checkout, { claimed: { publicId } }) {
      const page =
        checkout && publicId !== null ? await storeCheckout(ctx.db, publicId, checkout) : null;
      return {
        ...(page && { redirect_link: page.redirect_link, payment_id: page.payment_id }),
        group: await read(ctx, code),
      };
    },

    /** The member pays in another way, or again. */
    async onRefused(ctx, { code }) {
      const { db, now } = ctx;
      const group = await lockGroup(db, { code });
      const own = group?.members.find(({ customerId, guestId }) =>
        ctx.shopper.kind === "customer"
          ? customerId === ctx.shopper.customerId
          : guestId === ctx.shopper.guestId,
      );
      if (!group || !own) return;
      await endOpenShares(db, own.id, now);
      await touchGroup(db, group.row.id, now);
    },
  });
}

/**
 * What the member owes among all who are ready. Throws `group_status` where the host pays, as the
 * host's own part is paid when the order is placed, `group_unready` and `group_paid`.
 */
async function requireShare(
  api: CheckoutApi,
  ctx: PayContext,
  group: FoundGroup,
  me: MemberRow,
): Promise<Minor> {
  if (group.row.whoPays !== "each" || me.isHost) throw new AppError("group_status");
  const cart = await readGroupCart(ctx.db, group, ctx.now);
  const ready = getReadyMembers(group.members, cart);
  if (!ready.includes(me)) throw new AppError("group_unready");
  const { paid } = await readGroupPayments(ctx.db, [me]);
  if (paid.has(me.id)) throw new AppError("group_paid");
  const planned = await planGroup(api, ctx, group, cart, ready);
  if (!planned) throw new AppError("group_unready");
  const amount = getShare(planned, me);
  if (amount === nothing) throw new AppError("group_paid");
  return amount;
}

/** Takes the share from the wallet, or starts its payment: the amount is only reserved then. */
async function startShare(
  api: CheckoutApi,
  { db, shopper, now }: PayContext,
  { payment_method: method, callback = "" }: PayInput,
  share: { groupMemberId: number; amount: Minor },
): Promise<string | null> {
  const shop = await api.shop();
  const { currencyCode: currency } = shop;
  const isOffered = method === "wallet" ? shop.wallet : shop.digitalPayment;
  if (!isOffered) throw featureOff("paymentMethod", "payment_method");
  const payer =
    shopper.kind === "customer"
      ? { customerId: shopper.customerId, guestId: null }
      : { customerId: null, guestId: shopper.guestId };
  if (method === "wallet") {
    if (shopper.kind === "guest") throw new AppError("is_guest");
    const values = { method: "wallet", purpose: "group" } as const;
    await recordPayment(db, { ...values, allocations: [], payer, share, currency, now });
    return null;
  }
  const { publicId } = await startPayment(db, api, {
    ...share,
    purpose: "group",
    payer,
    gateway: method,
    currency,
    callback,
    hold: true,
    now,
  });
  return publicId;
}
