import { randomBytes } from "node:crypto";
import { minor, sumOf } from "@errand/core/money";
import { gatewayOutcomes } from "@errand/core/payments/payment-states";
import { paymentId } from "@errand/core/payments/payments.contract";
import { eq, or } from "drizzle-orm";
import * as z from "zod";
import { type Database, inTransaction } from "../../database/database.ts";
import type { CheckoutRequest, GatewayPayment, PaymentGateway } from "../gateway.ts";
import { readSignedReturn, type Signer } from "../signature.ts";
import { sandboxCheckouts, sandboxRefunds } from "./sandbox.tables.ts";
import { sandboxPicture } from "./sandbox-picture.ts";
import { signatureHeader } from "./sandbox-signature.ts";

export type SandboxCheckout = typeof sandboxCheckouts.$inferSelect;

/** The path of the simulator's own pages. */
export const sandboxPath = "/demo/payment";

/** What the simulator posts to the shop. */
export const sandboxEvent = z.object({
  event_id: z.string(),
  payment_id: paymentId,
  outcome: z.enum(gatewayOutcomes),
  amount: z.int(),
  currency: z.string(),
});

/** A gateway that moves no money: the built-in simulator, for the demo and for tests. */
export function createSandboxGateway(parts: {
  db: Database;
  url: string;
  signer: Signer;
  clock: () => Date;
}): PaymentGateway {
  const { db, signer, clock } = parts;
  async function openPage(request: CheckoutRequest, hold: boolean) {
    const { reference } = await findOrInsert(db, request, hold);
    return { reference, redirectUrl: `${parts.url}${sandboxPath}/${reference}` };
  }
  return {
    key: "sandbox",
    title: { en: "Demo card", fr: "Carte de démonstration" },
    picture: sandboxPicture,

    createCheckout: (request) => openPage(request, false),

    hold: (request) => openPage(request, true),

    capture: ({ reference, amount }) =>
      inTransaction(db, async (tx) => {
        const [checkout] = await tx
          .select()
          .from(sandboxCheckouts)
          .where(eq(sandboxCheckouts.reference, reference))
          .for("update");
        if (!checkout?.hold || checkout.outcome !== "paid") return { accepted: false };
        if (checkout.captured !== null) return { accepted: checkout.captured === amount };
        if (amount > checkout.amount) return { accepted: false };
        const captured = minor(amount);
        await tx
          .update(sandboxCheckouts)
          .set({ captured })
          .where(eq(sandboxCheckouts.reference, reference));
        return { accepted: true };
      }),

    async readPayment({ publicId }) {
      const [checkout] = await db
        .select()
        .from(sandboxCheckouts)
        .where(eq(sandboxCheckouts.publicId, publicId));
      return checkout ? toGatewayPayment(checkout, clock()) : { outcome: "open" };
    },

    refund: ({ idempotencyKey, reference, amount }) =>
      inTransaction(db, async (tx) => {
        const [checkout] = await tx
          .select()
          .from(sandboxCheckouts)
          .where(eq(sandboxCheckouts.reference, reference))
          .for("update");
        const made = await tx
          .select()
          .from(sandboxRefunds)
          .where(eq(sandboxRefunds.reference, reference));
        if (made.some((refund) => refund.idempotencyKey === idempotencyKey)) {
          return { reference: idempotencyKey, accepted: true };
        }
        const total = minor(sumOf(made.map((refund) => refund.amount)) + amount);
        const taken = checkout?.hold ? checkout.captured : checkout?.amount;
        const accepted = checkout?.outcome === "paid" && total <= (taken ?? 0);
        if (accepted) await tx.insert(sandboxRefunds).values({ idempotencyKey, reference, amount });
        return { reference: idempotencyKey, accepted };
      }),

    verifyCallback({ headers, body }) {
      if (!signer.isSigned(body, headers.get(signatureHeader))) return null;
      const { event_id, payment_id, amount, ...event } = sandboxEvent.parse(
        JSON.parse(body.toString()),
      );
      return { eventId: event_id, publicId: payment_id, amount: minor(amount), ...event };
    },

    verifyReturn: (query) => readSignedReturn(query, signer),
  };
}

/** The payment as the simulator tells it now. */
export function toGatewayPayment(
  { outcome, settlesAt, amount, currency, hold, captured }: SandboxCheckout,
  now: Date,
): GatewayPayment {
  if (outcome !== "paid") return { outcome };
  if (settlesAt && settlesAt > now) return { outcome: "processing" };
  if (!hold) return { outcome, amount, currency };
  if (captured === null) return { outcome: "authorized", amount, currency };
  return captured === 0 ? { outcome: "canceled" } : { outcome, amount: captured, currency };
}

async function findOrInsert(
  db: Database,
  { idempotencyKey, ...values }: CheckoutRequest,
  hold: boolean,
): Promise<SandboxCheckout> {
  const reference = randomBytes(16).toString("base64url");
  await db
    .insert(sandboxCheckouts)
    .values({ ...values, reference, idempotencyKey, hold, outcome: "open" })
    .onConflictDoNothing();
  const [checkout] = await db
    .select()
    .from(sandboxCheckouts)
    .where(
      or(
        eq(sandboxCheckouts.idempotencyKey, idempotencyKey),
        eq(sandboxCheckouts.publicId, values.publicId),
      ),
    );
  if (!checkout) throw new Error("the new checkout was not found");
  return checkout;
}
