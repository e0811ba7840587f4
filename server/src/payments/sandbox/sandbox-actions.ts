import type { GatewayOutcome } from "@errand/core/payments/payment-states";
import { and, eq, gt } from "drizzle-orm";
import { inTransaction } from "../../database/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { ReturnFlag } from "../gateway.ts";
import type { PaymentApi } from "../payments-api.ts";
import { type Signer, signedReturnUrl } from "../signature.ts";
import { sandboxCheckouts } from "./sandbox.tables.ts";
import { sandboxCallbackJob } from "./sandbox-callback.ts";
import { type SandboxCheckout, sandboxPath } from "./sandbox-gateway.ts";

export const sandboxActions = ["pay", "decline", "cancel", "late", "twice", "never"] as const;

export type SandboxAction = (typeof sandboxActions)[number];

interface Behaviour {
  outcome: GatewayOutcome;
  /** How often the shop is told, apart from its own questions. */
  callbacks: number;
  /** The exit of the browser; null when it stays. */
  flag: ReturnFlag | null;
  /** How long the payment is processed. */
  delayMs: number;
}

const behaviours: Record<SandboxAction, Behaviour> = {
  pay: { outcome: "paid", callbacks: 1, flag: "success", delayMs: 0 },
  decline: { outcome: "declined", callbacks: 1, flag: "fail", delayMs: 0 },
  cancel: { outcome: "canceled", callbacks: 1, flag: "cancel", delayMs: 0 },
  late: { outcome: "paid", callbacks: 1, flag: "success", delayMs: 60_000 },
  twice: { outcome: "paid", callbacks: 2, flag: "success", delayMs: 0 },
  // The callback is lost and the customer closes the page: only the shop's own question finds it.
  never: { outcome: "paid", callbacks: 0, flag: null, delayMs: 0 },
};

/** Does what a button says, once, and returns where the browser goes. */
export async function act(
  { db, clock }: Pick<PaymentApi, "db" | "clock">,
  signer: Signer,
  checkout: SandboxCheckout,
  action: SandboxAction,
): Promise<{ next: string }> {
  const { outcome, callbacks, flag, delayMs } = behaviours[action];
  const now = clock();
  const settlesAt = new Date(now.getTime() + delayMs);
  const { reference } = checkout;
  const isDone = await inTransaction(db, async (tx) => {
    const changed = await tx
      .update(sandboxCheckouts)
      .set({ outcome, settlesAt })
      .where(
        and(
          eq(sandboxCheckouts.reference, reference),
          eq(sandboxCheckouts.outcome, "open"),
          gt(sandboxCheckouts.expiresAt, now),
        ),
      )
      .returning({ reference: sandboxCheckouts.reference });
    if (changed.length === 0) return false;
    for (let sent = 0; sent < callbacks; sent++) {
      await enqueue(
        tx,
        sandboxCallbackJob,
        { reference },
        delayMs > 0 ? { startAfter: settlesAt } : {},
      );
    }
    return true;
  });
  if (!isDone || !flag) return { next: `${sandboxPath}/${reference}` };
  const exit = { publicId: checkout.publicId, flag };
  return { next: signedReturnUrl(checkout.returnUrl, exit, signer) };
}
