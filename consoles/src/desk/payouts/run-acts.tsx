import { ApiError } from "@errand/core/api-error";
import { isPermitted } from "@errand/core/principals";
import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { useMember } from "../../console/console.ts";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { useMoney } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { type NotedAct, RunDialog } from "./run-dialog.tsx";
import { type Line, type Run, useStoreRun } from "./use-store-run.ts";

interface RunActsProps {
  run: Run;
  chosen: readonly Line[];
  onDone(): void;
  /** The server says that these lines differ from the draft. */
  onChanged(ids: readonly number[]): void;
}

/** What can be done with a run, or with the chosen lines of it. */
export function RunActs({ run, chosen, onDone, onChanged }: RunActsProps) {
  const t = useMessages("payouts");
  const money = useMoney();
  const { call } = useDeskClient();
  const storeRun = useStoreRun();
  const mayChange = isPermitted(useMember(), "payouts", false);
  const [asked, setAsked] = useState<NotedAct | "approve" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ids = chosen.map(({ id }) => id);
  const all = (state: Line["state"]) =>
    chosen.length > 0 && chosen.every((line) => line.state === state);

  async function send(act: () => Promise<{ message: string; run: Run }>) {
    setBusy(true);
    try {
      const { message, run: next } = await act();
      storeRun(next);
      toast.success(message);
      onDone();
    } catch (error) {
      const changed = findChangedLines(error);
      if (changed) onChanged(changed);
      reportError(error);
    } finally {
      setBusy(false);
      setAsked(null);
    }
  }

  if (!mayChange) return null;
  const isOpen = run.state === "draft" || run.state === "approved";
  const canPay = run.state === "approved" && (chosen.length === 0 || all("due"));
  const isReleasable = run.state === "draft" && chosen.every(({ held_for }) => held_for === "desk");
  const canFail = (run.state === "approved" || run.state === "paid") && (all("paid") || all("due"));
  return (
    <div className="sticky bottom-0 mt-auto flex flex-wrap items-center gap-2 border-t border-line bg-panel px-4 py-3 md:px-5">
      <p role="status" className="grow font-semibold text-strong">
        {chosen.length > 0 && t("chosen", { count: chosen.length })}
      </p>
      {isOpen && run.counts.paid === 0 && chosen.length === 0 && (
        <OfficeButton tone="outline" onClick={() => setAsked("cancel")}>
          {t("cancel")}
        </OfficeButton>
      )}
      {isOpen && all("due") && (
        <OfficeButton tone="outline" onClick={() => setAsked("hold")}>
          {t("hold")}
        </OfficeButton>
      )}
      {isReleasable && chosen.length > 0 && (
        <OfficeButton
          tone="outline"
          isBusy={isBusy}
          onClick={() =>
            void send(() =>
              call("POST /desk/payouts/{id}/hold", { id: run.id, line_ids: ids, release: 1 }),
            )
          }
        >
          {t("release")}
        </OfficeButton>
      )}
      {canFail && (
        <OfficeButton tone="bad" onClick={() => setAsked("failed")}>
          {t("failed")}
        </OfficeButton>
      )}
      {run.state === "draft" && chosen.length === 0 && run.counts.due > 0 && (
        <OfficeButton tone="ink" isBusy={isBusy} onClick={() => setAsked("approve")}>
          {t("approve", { amount: money(run.total) })}
        </OfficeButton>
      )}
      {canPay && (
        <OfficeButton tone="ink" onClick={() => setAsked("paid")}>
          {t("paid")}
        </OfficeButton>
      )}
      <ConfirmDialog
        open={asked === "approve"}
        title={t("approveTitle", { amount: money(run.total) })}
        text={t("approveText", { count: run.counts.due })}
        isBusy={isBusy}
        onClose={() => setAsked(null)}
        onYes={() => void send(() => call("POST /desk/payouts/{id}/approve", { id: run.id }))}
      />
      {asked !== null && asked !== "approve" && (
        <RunDialog
          act={asked}
          runId={run.id}
          lineIds={ids}
          onDone={(reply) => {
            storeRun(reply.run);
            toast.success(reply.message);
            onDone();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** The lines that a refusal names; null for another error. */
function findChangedLines(error: unknown): number[] | null {
  if (!(error instanceof ApiError)) return null;
  const ids = error.errors.map(({ data }) => data?.line_ids).find(Array.isArray);
  return ids ? ids.filter((id) => typeof id === "number") : null;
}
