import { isPermitted } from "@errand/core/principals";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { useMember } from "../../console/console.ts";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { NoteDialog } from "../form/note-dialog.tsx";
import { type BulkAct, type BulkResult, useBulk } from "./use-bulk.ts";

interface BulkBarProps {
  ids: number[];
  onNone(): void;
}

/** What can be done with the chosen orders, and what became of each. */
export function BulkBar({ ids, onNone }: BulkBarProps) {
  const t = useMessages("desk-orders");
  const me = useMember();
  const [results, setResults] = useState<BulkResult[] | null>(null);
  const [isCanceling, setCanceling] = useState(false);
  const { mutate, mutateAsync, isPending, variables } = useBulk(setResults);
  const mayOffer = isPermitted(me, "dispatch", false);
  const start = (act: BulkAct) => mutate({ act, ids });
  const isBusy = (act: BulkAct) => isPending && variables?.act === act;
  function close() {
    setResults(null);
    onNone();
  }
  return (
    <>
      {ids.length > 0 && (
        <div className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-panel px-4 py-3 md:px-5">
          <p role="status" className="me-auto font-semibold">
            {t("bulk.chosen", { count: ids.length })}
          </p>
          <OfficeButton onClick={onNone}>{t("bulk.none")}</OfficeButton>
          <OfficeButton tone="bad" onClick={() => setCanceling(true)}>
            {t("bulk.cancel")}
          </OfficeButton>
          <OfficeButton tone="outline" isBusy={isBusy("accept")} onClick={() => start("accept")}>
            {t("bulk.accept")}
          </OfficeButton>
          {mayOffer && (
            <OfficeButton tone="ink" isBusy={isBusy("offer")} onClick={() => start("offer")}>
              {t("bulk.offer")}
            </OfficeButton>
          )}
        </div>
      )}
      {isCanceling && (
        <NoteDialog
          title={t("bulk.cancelTitle")}
          text={t("bulk.cancelText")}
          label={t("act.reason")}
          send={t("bulk.send")}
          isRequired
          maxLength={255}
          onSend={(reason = "") => mutateAsync({ act: "cancel", ids, reason })}
          onClose={() => setCanceling(false)}
        />
      )}
      {results && <BulkResults results={results} onClose={close} />}
    </>
  );
}

function BulkResults({ results, onClose }: { results: BulkResult[]; onClose(): void }) {
  const t = useMessages("desk-orders");
  const isDone = ({ status }: BulkResult) => status < 300;
  const done = results.filter(isDone).length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("bulk.results")}
      text={t("bulk.counts", { done, refused: results.length - done })}
    >
      <ul>
        {results.map((result) => (
          <li key={result.id} className="flex gap-4 border-b border-line py-2">
            <b className="tabular-nums">{result.id}</b>
            <span className={isDone(result) ? "text-good" : "text-bad"}>
              {result.errors?.map(({ message }) => message).join(" ") ?? t("bulk.done")}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
