import type { Job } from "@errand/core/orders/staff-orders.types";

/** What a courier takes at once: a delivery, or those of a run, under its first job. */
export interface OfferedJob extends Job {
  /** The orders of the run; of any other delivery its own. */
  orderIds: number[];
}

/** The jobs of each run as one, with the pay, the cash and the bags of all of them. */
export function joinRuns(jobs: readonly Job[]): OfferedJob[] {
  const byRun = Map.groupBy(jobs, ({ id, run_id }) => (run_id === null ? `job ${id}` : run_id));
  return [...byRun.values()].flatMap((own) => {
    const [first] = own.toSorted((a, b) => a.id - b.id);
    if (!first) return [];
    const sum = (amount: (job: Job) => number) =>
      own.reduce((total, job) => total + amount(job), 0);
    const isCounted = own.every(({ bags }) => bags !== null);
    return [
      {
        ...first,
        orderIds: own.map(({ id }) => id),
        earnings: sum(({ earnings }) => earnings),
        earnings_parts: {
          delivery_charge: sum(({ earnings_parts }) => earnings_parts.delivery_charge),
          tip: sum(({ earnings_parts }) => earnings_parts.tip),
        },
        collect: sum(({ collect }) => collect),
        bags: isCounted ? sum(({ bags }) => bags ?? 0) : null,
      },
    ];
  });
}
