import { maxSilenceMinutes } from "@errand/core/stores/reachability";
import * as z from "zod";
import type { ShopApi } from "../config/shop.ts";
import { defineJob, handleJob, type JobHandler } from "../jobs/job.ts";
import { pauseUnreachableStores } from "./store-heartbeats.data.ts";

const reachabilityJob = defineJob({
  name: "pause-unreachable-stores",
  data: z.object({}),
  schedule: "* * * * *",
});

/** Runs every minute. While a process has just started, stores had no chance to reach the shop. */
export function reachabilityHandler({ clock, shop }: Pick<ShopApi, "clock" | "shop">): JobHandler {
  const firstRun = clock().getTime() + (maxSilenceMinutes + 1) * 60_000;
  return handleJob(reachabilityJob, async (_data, { db }) => {
    const now = clock();
    if (now.getTime() < firstRun) return;
    const { timeZone } = await shop();
    await pauseUnreachableStores(db, { now, timeZone });
  });
}
