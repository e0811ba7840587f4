import type { AccountRef } from "@errand/core/ledger/accounts";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { balanceOf } from "../ledger/ledger.ts";
import { checkPayment } from "./check-payment.ts";
import { sandboxCheckouts } from "./sandbox/sandbox.tables.ts";
import { toCallback } from "./sandbox/sandbox-callback.ts";
import { createSigner } from "./sandbox/sandbox-signature.ts";
import { startPaymentTest } from "./testing.ts";

const shop = await startPaymentTest();
const { api, db, setOutcome, setNow, track, refundsOf } = shop;
const signer = createSigner(api.settings.secret);
const start = new Date("2026-11-23T09:00:00Z");
const gateway: AccountRef = { kind: "gateway", gateway: "sandbox" };

/** What the gateway goes through, up to the truth that must win. */
const histories = [
  ["paid"],
  ["processing", "paid"],
  ["declined", "paid"],
  ["canceled", "paid"],
  ["declined"],
  ["canceled"],
  ["processing", "declined"],
  ["open"],
] as const;

/**
 * One report: of the gateway's present or an earlier state, on one of the ways, or a moment later.
 */
const step = fc.record({
  way: fc.constantFrom("callback", "return", "poll", "advance"),
  /** Which of the callbacks so far arrives now; others are lost or come later. */
  pick: fc.nat(),
});

test("every sequence of late, repeated, lost and reordered reports ends in one correct state", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...histories),
      fc.array(step, { maxLength: 10 }),
      fc.boolean(),
      async (history, steps, isCanceled) => {
        await shop.begin(start);
        const before = await balanceOf(db, gateway);
        const { orderId } = await shop.digitalOrder();
        const publicId = (await shop.requestPayment(orderId)).body.payment_id;

        const sent: Request[] = [];
        let at = -1;
        const advance = async () => {
          at = Math.min(at + 1, history.length - 1);
          await setOutcome(publicId, { outcome: history[at] ?? "open" });
          const [checkout] = await db
            .select()
            .from(sandboxCheckouts)
            .where(eq(sandboxCheckouts.publicId, publicId));
          if (checkout) sent.push(toCallback(checkout, signer, start));
        };
        for (const { way, pick } of steps) {
          if (way === "advance") await advance();
          else if (way === "callback") {
            const request = sent[pick % Math.max(sent.length, 1)];
            if (request) expect((await api.app.fetch(request.clone())).status).toBe(200);
          } else await checkPayment(api, publicId, way);
        }
        if (isCanceled) {
          const input = { ...shop.proof(orderId), reason: "changed" };
          await shop.ask("PUT /customer/order/cancel", input);
        }
        while (at < history.length - 1) await advance();
        // The gateway repeats its last callback until it is accepted, and the clock asks at the
        // end.
        const last = sent.at(-1);
        if (last) expect((await api.app.fetch(last.clone())).status).toBe(200);
        setNow(new Date(start.getTime() + 31 * 60_000));
        await checkPayment(api, publicId, "clock");

        const order = await track(orderId);
        const refunds = await refundsOf(orderId);
        const isPaid = history.at(-1) === "paid";
        const received = before - (await balanceOf(db, gateway));
        expect(received).toBe(isPaid ? 1300 : 0);
        expect(refunds).toHaveLength(isPaid && order.order_status === "canceled" ? 1 : 0);
        if (order.order_status === "canceled") return;
        expect(order.order_status).toBe(isPaid ? "confirmed" : "failed");
        expect(order.payment_status).toBe(isPaid ? "paid" : "unpaid");
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
}, 120_000);
