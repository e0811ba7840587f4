import { handleJob, type JobHandler } from "../jobs/job.ts";
import { capturePaymentJob } from "./capture-payment.job.ts";
import { capturePayment } from "./capture-payment.ts";
import { checkPaymentJob } from "./check-payment.job.ts";
import { runCheck } from "./check-payment.ts";
import { completeRefundJob } from "./complete-refund.job.ts";
import { completeRefund } from "./complete-refund.ts";
import type { PaymentApi } from "./payments-api.ts";

/** The background work of payments. */
export function paymentJobs(api: PaymentApi): JobHandler[] {
  return [
    handleJob(checkPaymentJob, ({ publicId }) => runCheck(api, publicId)),
    handleJob(capturePaymentJob, ({ publicId }) => capturePayment(api, publicId)),
    handleJob(completeRefundJob, ({ refundId }) => completeRefund(api, refundId)),
  ];
}
