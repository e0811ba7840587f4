import * as z from "zod";
import { defineJob } from "../jobs/job.ts";

/**
 * Asks the gateway about a payment that is not decided, at the latest when its time to pay ends.
 */
export const checkPaymentJob = defineJob({
  name: "check-payment",
  data: z.object({ publicId: z.string() }),
  concurrency: 4,
});

const firstCheckMs = 10_000;

export function firstCheckAfter(now: Date): Date {
  return new Date(now.getTime() + firstCheckMs);
}
