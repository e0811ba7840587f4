import type { Run } from "@errand/core/runs/placed-runs.contract";
import type { RunName } from "./use-run-live.ts";

/** A run with the state of its payment, which its orders share. */
export type PaidRun = ReturnType<typeof withPayment>;

export function withPayment(run: Run) {
  const order = run.orders.find(({ actions }) => actions.includes("pay")) ?? run.orders[0];
  return {
    ...run,
    payment_state: order?.payment_state ?? null,
    payment_status: order?.payment_status ?? ("unpaid" as const),
  };
}

/** What a section of a run's page receives. */
export interface RunSectionProps {
  run: PaidRun;
  name: RunName;
  onChange(run: Run): void;
}
