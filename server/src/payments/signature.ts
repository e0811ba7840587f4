import { createHmac, timingSafeEqual } from "node:crypto";
import { paymentId } from "@errand/core/payments/payments.contract";
import * as z from "zod";
import type { GatewayReturn } from "./gateway.ts";

export interface Signer {
  sign(message: string | Buffer): string;
  isSigned(message: string | Buffer, signature: string | null): boolean;
}

/** Signs for one gateway, with a key of its own. */
export function createGatewaySigner(gateway: string, secret: string): Signer {
  const sign = (message: string | Buffer) =>
    createHmac("sha256", `${gateway} gateway ${secret}`).update(message).digest("base64url");
  return {
    sign,
    isSigned(message, signature) {
      const expected = Buffer.from(sign(message));
      const actual = Buffer.from(signature ?? "");
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}

const returned = z.object({ payment_id: paymentId, flag: z.enum(["success", "fail", "cancel"]) });

/**
 * The address to which a gateway sends the browser, for gateways that do not sign the way back
 * themselves.
 */
export function signedReturnUrl(returnUrl: string, exit: GatewayReturn, signer: Signer): string {
  const page = new URL(returnUrl);
  page.searchParams.set("payment_id", exit.publicId);
  page.searchParams.set("flag", exit.flag);
  page.searchParams.set("signature", signer.sign(returnMessage(exit)));
  return page.href;
}

/** The payment and the exit of such an address; null when its signature is wrong. */
export function readSignedReturn(query: URLSearchParams, signer: Signer): GatewayReturn | null {
  const found = returned.safeParse(Object.fromEntries(query)).data;
  if (!found) return null;
  const exit = { publicId: found.payment_id, flag: found.flag };
  return signer.isSigned(returnMessage(exit), query.get("signature")) ? exit : null;
}

function returnMessage({ publicId, flag }: GatewayReturn): string {
  return `${publicId} ${flag}`;
}
