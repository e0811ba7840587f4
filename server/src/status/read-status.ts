import { notifyMessageJob } from "../chat/notify-message.job.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import { latestReading } from "../database/latest-reading.ts";
import { sendMessageJob } from "../integrations/outbox/outbox.ts";
import type { JobMetrics } from "../jobs/job-metrics.ts";
import { type JobCounts, readJobCounts } from "../jobs/stored-jobs.data.ts";
import { pushJob } from "../notifications/push/push.job.ts";
import { orderMessageJob } from "../orders/order-messages/order-message.job.ts";
import { receiverMessageJob } from "../orders/order-messages/receiver-message.job.ts";
import { checkPaymentJob } from "../payments/check-payment.job.ts";
import { completeRefundJob } from "../payments/complete-refund.job.ts";
import type { Gateways } from "../payments/gateway.ts";
import { tripMessageJob } from "../trips/trip-message.job.ts";

/** `limited` is slower or poorer than usual. */
export type PartState = "working" | "limited" | "interrupted";
export type PartName = "ordering" | "payments" | "messages" | "liveUpdates" | "maps";

export interface Status {
  parts: { name: PartName; state: PartState }[];
  at: Date;
  /** Null until the database has answered once. */
  shop: Pick<ShopSettings, "businessName" | "timeZone"> | null;
}

export interface StatusParts {
  db: Database;
  shop: () => Promise<ShopSettings>;
  gateways: Gateways;
  changes: Pick<ChangeFeed, "isConnected">;
  jobMetrics: Pick<JobMetrics, "isFailing">;
  /** The map services that do not answer. */
  awayMapServices: ReadonlySet<string>;
  clock: () => Date;
}

/** Visitors may ask as often as they like: the database is read once in this time. */
const keepMs = 5_000;
/** Longer than any database takes that works. */
const waitMs = 2_000;
/** Jobs that are due for this long wait for something that is broken. */
const lateSeconds = 120;

const paymentJobs = [checkPaymentJob, completeRefundJob].map(({ name }) => name);
const messageJobs = [
  sendMessageJob,
  orderMessageJob,
  receiverMessageJob,
  tripMessageJob,
  notifyMessageJob,
  pushJob,
].map(({ name }) => name);

/**
 * Returns a function that says what works, by what this process knows. Never throws, also without a
 * database.
 */
export function createStatus(parts: StatusParts): () => Promise<Status> {
  let shop: Status["shop"] = null;
  const reading = latestReading(
    async () => {
      const [counts, settings] = await Promise.all([readJobCounts(parts.db), parts.shop()]);
      shop = settings;
      const { digitalPayment, maintenance } = settings;
      return { counts, takesPayments: digitalPayment, maintenance, at: parts.clock() };
    },
    { keepMs, waitMs },
  );

  return async () => {
    const read = await reading();
    const limitedIf = (isLimited: boolean): PartState =>
      !read ? "interrupted" : isLimited ? "limited" : "working";
    /** Of what customers do only in an open shop. */
    const inOpenShop = (state: PartState) => (read?.maintenance ? "interrupted" : state);
    const areLate = (names: string[]) =>
      read?.counts.some((job) => names.includes(job.name) && isLate(job, parts)) ?? false;
    const hasPayments = parts.gateways.size > 0 && read?.takesPayments !== false;
    return {
      shop,
      at: read?.at ?? parts.clock(),
      parts: [
        { name: "ordering", state: inOpenShop(limitedIf(false)) },
        ...(hasPayments
          ? [{ name: "payments" as const, state: inOpenShop(limitedIf(areLate(paymentJobs))) }]
          : []),
        { name: "messages", state: limitedIf(areLate(messageJobs)) },
        { name: "liveUpdates", state: limitedIf(!parts.changes.isConnected()) },
        { name: "maps", state: limitedIf(parts.awayMapServices.size > 0) },
      ],
    };
  };
}

/** One job that fails again and again, such as a message to a wrong address, is no outage. */
function isLate({ name, oldestSeconds, retrying }: JobCounts, { jobMetrics }: StatusParts) {
  return oldestSeconds > lateSeconds || (retrying > 1 && jobMetrics.isFailing(name));
}
