import * as z from "zod";
import { defineJob } from "../jobs/job.ts";

/** Returns the money of an approved refund through the gateway. */
export const completeRefundJob = defineJob({
  name: "complete-refund",
  data: z.object({ refundId: z.int() }),
  concurrency: 4,
});
