import * as z from "zod";
import { defineJob } from "../jobs/job.ts";

/** Takes the final sum of a reservation through the gateway, or gives it back. */
export const capturePaymentJob = defineJob({
  name: "capture-payment",
  data: z.object({ publicId: z.string() }),
  concurrency: 4,
});
