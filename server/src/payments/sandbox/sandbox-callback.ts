import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Database } from "../../database/database.ts";
import { defineJob, handleJob, type JobHandler } from "../../jobs/job.ts";
import type { Signer } from "../signature.ts";
import { sandboxCheckouts } from "./sandbox.tables.ts";
import { type SandboxCheckout, type sandboxEvent, toGatewayPayment } from "./sandbox-gateway.ts";
import { signatureHeader } from "./sandbox-signature.ts";

/** The simulator reports a payment to the shop. */
export const sandboxCallbackJob = defineJob({
  name: "sandbox-callback",
  data: z.object({ reference: z.string() }),
});

/** Sends callbacks through `deliver`, which is the shop's own API, until it accepts them. */
export function sandboxCallbacks(parts: {
  db: Database;
  signer: Signer;
  clock: () => Date;
  deliver: (request: Request) => Response | Promise<Response>;
}): JobHandler {
  return handleJob(sandboxCallbackJob, async ({ reference }) => {
    const [checkout] = await parts.db
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.reference, reference));
    if (!checkout) return;
    const { ok, status } = await parts.deliver(toCallback(checkout, parts.signer, parts.clock()));
    if (!ok) throw new Error(`the shop answered ${status} to a callback`);
  });
}

/** The signed request that reports a payment as it is at `now`. */
export function toCallback(checkout: SandboxCheckout, signer: Signer, now: Date): Request {
  const { outcome, amount = checkout.amount } = toGatewayPayment(checkout, now);
  const event: z.input<typeof sandboxEvent> = {
    event_id: `${checkout.reference}:${outcome}`,
    payment_id: checkout.publicId,
    outcome,
    amount,
    currency: checkout.currency,
  };
  const body = JSON.stringify(event);
  return new Request(checkout.callbackUrl, {
    method: "POST",
    headers: { "content-type": "application/json", [signatureHeader]: signer.sign(body) },
    body,
  });
}
