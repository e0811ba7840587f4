import { createHash } from "node:crypto";
import { AppError } from "@errand/core/errors";
import { fromMinor } from "@errand/core/money";
import {
  callbackOfGateway,
  readPaymentStatus,
  returnFromGateway,
} from "@errand/core/payments/payments.contract";
import { inTransaction } from "../database/database.ts";
import { serve, serveResponse } from "../requests/serve.ts";
import { applyPayment } from "./apply-payment.ts";
import { checkPayment } from "./check-payment.ts";
import type { PaymentGateway, ReturnFlag } from "./gateway.ts";
import { findPayment, readAllocations } from "./payments.data.ts";
import type { PaymentApi } from "./payments-api.ts";

const maxCallbackBytes = 64 * 1024;

/** What browsers and gateways tell of payments (contract 4.2, 4.6). */
export function paymentRoutes(api: PaymentApi) {
  serve(api, readPaymentStatus, async ({ payment_id }, { db }) => {
    const payment = await findPayment(db, payment_id);
    if (!payment) throw new AppError("payment_not_found");
    const [first] = await readAllocations(db, payment.id);
    return {
      payment_id,
      attribute: payment.purpose === "run" ? ("order" as const) : payment.purpose,
      attribute_id: first?.orderId ?? null,
      state: payment.state,
      amount: fromMinor(payment.amount),
    };
  });

  serveResponse(api, returnFromGateway, async ({ gateway: key }, { db }, c) => {
    const gateway = gatewayOf(key);
    const returned = gateway.verifyReturn(new URL(c.req.url).searchParams);
    if (!returned) throw new AppError("signature_invalid");
    const payment = await findPayment(db, returned.publicId);
    if (!payment?.callback || payment.gateway !== key) throw new AppError("payment_not_found");
    await reportReturn(returned.publicId, returned.flag);
    const page = new URL(payment.callback);
    page.searchParams.set("flag", returned.flag);
    page.searchParams.set("payment_id", returned.publicId);
    return c.redirect(page.href, 302);
  });

  serveResponse(api, callbackOfGateway, async ({ gateway: key }, { address, now }, c) => {
    const gateway = gatewayOf(key);
    const { body: stream, headers } = c.req.raw;
    const body = stream ? await api.bodies.receive(address, stream, maxCallbackBytes) : Buffer.of();
    const callback = gateway.verifyCallback({ headers, body });
    if (!callback) throw new AppError("signature_invalid");
    if (callback === "other") return c.json({});
    const { publicId, outcome, eventId, ...paid } = callback;
    const digest = createHash("sha256").update(body).digest("base64url");
    const state = await inTransaction(api.db, (tx) =>
      applyPayment(tx, api.paymentSubjects, {
        publicId,
        event: outcome,
        source: "callback",
        ...paid,
        callback: { eventId, digest },
        now,
      }),
    );
    if (!state) throw new AppError("payment_not_found");
    return c.json({});
  });

  function gatewayOf(key: string): PaymentGateway {
    const gateway = api.gateways.get(key);
    if (!gateway) throw new AppError("payment_not_found");
    return gateway;
  }

  /**
   * A browser's word counts as a reason to ask the gateway. While that does not know, the customer
   * who says to have paid reads "checking your payment", never "failed" (safety 4).
   */
  async function reportReturn(publicId: string, flag: ReturnFlag) {
    const state = await checkPayment(api, publicId, "return").catch((error) => {
      if (error instanceof AppError && error.key === "gateway_away") return "open" as const;
      throw error;
    });
    if (state !== "open" || flag !== "success") return;
    const report = { publicId, event: "processing", source: "return", now: api.clock() } as const;
    await inTransaction(api.db, (tx) => applyPayment(tx, api.paymentSubjects, report));
  }
}
