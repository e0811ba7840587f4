import * as z from "zod";
import { defineJob } from "../jobs/job.ts";

/** Imports the file of a store. Pictures are fetched one by one, which may take long. */
export const storeImportJob = defineJob({
  name: "import-store-items",
  data: z.object({ importId: z.int() }),
  retries: 2,
  timeout: 900,
});
