import type { Journal } from "@errand/core/ledger/journals";
import type { gatewayPayment } from "@errand/core/ledger/order-journals";
import type { Minor } from "@errand/core/money";
import type { Database } from "../database/database.ts";
import type { PaymentPurpose, payments } from "./payments.tables.ts";

export type Payment = typeof payments.$inferSelect;

export type GatewayFact = Parameters<typeof gatewayPayment>[0];

/** The share of a payment that is for one subject. */
export interface PaymentShare {
  payment: Payment;
  /** The order; null for funds. */
  subjectId: number | null;
  amount: Minor;
  now: Date;
}

/**
 * What payments do to what they are for. Features that can be paid for implement it, and `api.ts`
 * passes it to payments, which may not import them.
 */
export interface PaymentSubject {
  /**
   * Locks the subjects, in the order of their ids; always before their payments are locked. A share
   * of a group names none.
   */
  lock(tx: Database, ids: number[], payment?: Payment): Promise<void>;
  /** How the ledger records money that has arrived through a gateway. */
  journalOf(tx: Database, payment: Payment, fact: GatewayFact): Promise<Journal>;
  /**
   * Money has arrived, once. `returned`: nobody owes it any more, so that it goes back to the
   * payer.
   */
  onPaid(tx: Database, share: PaymentShare): Promise<"kept" | "returned">;
  /**
   * All shares of a payment for these subjects have arrived. Only where what becomes of one of them
   * changes others.
   */
  onAllPaid?(
    tx: Database,
    ids: number[],
    paid: Pick<PaymentShare, "payment" | "now">,
  ): Promise<void>;
  /** The customer is done, and the gateway is not. */
  onChecking(tx: Database, ids: number[]): Promise<void>;
  /** All money of a payment is in the books, with what goes back. */
  onBooked(tx: Database, ids: number[]): Promise<void>;
  /**
   * The gateway has given a reservation back that was not to be given back, or could not take the
   * money of one. Only where amounts are reserved.
   */
  onHoldLost?(tx: Database, share: PaymentShare): Promise<void>;
  /** The payment has failed, expired or was canceled by the payer. */
  onFailed(tx: Database, share: PaymentShare): Promise<void>;
}

export type PaymentSubjects = Partial<Record<PaymentPurpose, PaymentSubject>>;
