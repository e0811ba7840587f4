import type { Language, LocalizedText } from "@errand/core/language";
import type { Minor } from "@errand/core/money";
import type { GatewayOutcome } from "@errand/core/payments/payment-states";

/** A payment provider. Calls throw `gateway_away` when its answer is not known. */
export interface PaymentGateway {
  /** In URLs, payments and ledger accounts; never changes. */
  key: string;
  title: LocalizedText;
  /** An SVG, twice as wide as it is high at most. The checkout shows it beside the title. */
  picture: string;
  /** Creates the page on which the customer pays. The same `idempotencyKey` creates one page. */
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  /**
   * The same for a payment that only reserves the amount: it is `authorized` then, and `paid` once
   * `capture` has taken the final sum. A gateway has both or neither.
   */
  hold?(request: CheckoutRequest): Promise<Checkout>;
  /**
   * Takes a part of a reservation and gives the rest back; an amount of 0 gives all of it back. The
   * same `idempotencyKey` takes it once.
   */
  capture?(request: GatewayCaptureRequest): Promise<GatewayCapture>;
  /** The payment as the gateway knows it; `open` when it does not. */
  readPayment(payment: { publicId: string; reference: string | null }): Promise<GatewayPayment>;
  /** Returns money. The same `idempotencyKey` returns it once. */
  refund(request: GatewayRefundRequest): Promise<GatewayRefund>;
  /**
   * The report of a callback; `other` for one about nothing of ours, null when its signature is
   * wrong.
   */
  verifyCallback(callback: { headers: Headers; body: Buffer }): GatewayCallback | "other" | null;
  /** The payment and the exit that a returning browser took; null when its signature is wrong. */
  verifyReturn(query: URLSearchParams): GatewayReturn | null;
}

export type Gateways = ReadonlyMap<string, PaymentGateway>;

export interface CheckoutRequest {
  idempotencyKey: string;
  publicId: string;
  amount: Minor;
  currency: string;
  language: Language;
  /** Where the browser returns to and where the gateway reports: `/payment/{gateway}/…`. */
  returnUrl: string;
  callbackUrl: string;
  expiresAt: Date;
}

export interface Checkout {
  reference: string;
  redirectUrl: string;
}

export interface GatewayPayment {
  outcome: GatewayOutcome;
  /** What was paid or is reserved; only with `paid` and `authorized`. */
  amount?: Minor;
  currency?: string;
}

export interface GatewayCallback extends GatewayPayment {
  eventId: string;
  publicId: string;
}

/** Which exit the browser took. It proves nothing (contract 4.6). */
export type ReturnFlag = "success" | "fail" | "cancel";

export interface GatewayReturn {
  publicId: string;
  flag: ReturnFlag;
}

export interface GatewayRefundRequest {
  idempotencyKey: string;
  reference: string;
  amount: Minor;
  currency: string;
}

export type GatewayCaptureRequest = GatewayRefundRequest;

export interface GatewayCapture {
  /** False when the reservation is gone for good, such as one that has expired. */
  accepted: boolean;
}

export interface GatewayRefund {
  reference: string;
  /** False when the gateway refuses for good, such as for a closed card. */
  accepted: boolean;
}
