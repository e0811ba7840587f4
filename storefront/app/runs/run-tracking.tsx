import { useEffect, useState } from "react";
import { scopedQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { LoadingOrder } from "../orders/loading-order.tsx";
import { useReturnFromPayment } from "../orders/use-payment-return.ts";
import { useStored } from "../visitor/storage.ts";
import { FindRun } from "./find-run.tsx";
import { withPayment } from "./paid-run.ts";
import { findRunProof, storeRunProof } from "./run-proof.ts";
import { RunView } from "./run-view.tsx";
import { type RunName, useRunLive } from "./use-run-live.ts";

/** The run of the URL; a guest proves it by the phone number of its orders. Browser only. */
export function RunTracking({ runId }: { runId: number }) {
  const isGuest = useStored("token") === null;
  const [typed, setTyped] = useState<string | null>(null);
  const phone = typed ?? findRunProof(runId) ?? undefined;
  if (!Number.isSafeInteger(runId) || runId < 1 || (isGuest && phone === undefined)) {
    return <FindRun isGuest={isGuest} onProve={setTyped} />;
  }
  return (
    <TrackedRun
      key={phone}
      name={{ run_id: runId, ...(phone !== undefined && { contact_number: phone }) }}
      isGuest={isGuest}
      onProve={setTyped}
    />
  );
}

interface TrackedRunProps {
  name: RunName;
  isGuest: boolean;
  onProve(phone: string): void;
}

function TrackedRun({ name, isGuest, onProve }: TrackedRunProps) {
  const { run: current, courier, lostSince, refusal, replaceRun } = useRunLive(name);
  const run = useReturnFromPayment({
    current: current && withPayment(current),
    query: scopedQuery(useAccountScope(), ["GET /customer/run", name], async (call) =>
      withPayment(await call("GET /customer/run", name)),
    ),
    isChecking: (shown) => shown.state === "unpaid" && shown.payment_state === "checking",
    onChange: replaceRun,
  });
  const isFound = run !== null;
  const { run_id, contact_number } = name;
  // After a reload, a valid proof is not requested again.
  useEffect(() => {
    if (isFound && contact_number) storeRunProof(run_id, contact_number);
  }, [isFound, run_id, contact_number]);

  if (refusal) {
    return (
      <FindRun
        isGuest={isGuest}
        error={refusal.message}
        {...(contact_number && { phone: contact_number })}
        onProve={onProve}
      />
    );
  }
  if (!run) return <LoadingOrder />;
  return (
    <RunView run={run} name={name} courier={courier} lostSince={lostSince} onChange={replaceRun} />
  );
}
