import type { StoreCapacity } from "@errand/core/stores/store-screen.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { ReactNode } from "react";
import { useNow } from "../../console/use-now.ts";
import { TouchButton } from "../touch-button.tsx";
import { useModes } from "./use-modes.ts";
import { useMomentText } from "./use-moment-text.ts";

/** What runs now and its end; a store ends its own, but not a pause by the desk. */
export function RunningMode({ capacity, onDone }: { capacity: StoreCapacity; onDone(): void }) {
  const t = useMessages("modes");
  const moment = useMomentText();
  const now = useNow(5000);
  const { endBusy, endPause, isSaving } = useModes(onDone);
  const { pause_cause: cause, paused_until: until, pause_reason: reason, busy } = capacity;
  if (cause === null && busy === null) return null;
  return (
    <div className="flex flex-col gap-2.5">
      {cause !== null && (
        <Row
          text={t(until ? `running.${cause}` : "running.silent", {
            time: until ? moment(until, now) : "",
          })}
          detail={
            cause === "desk" ? [reason, t("running.deskOnly")].filter(Boolean).join(" · ") : ""
          }
          act={
            (cause === "store" || cause === "not_accepted") && (
              <TouchButton isBusy={isSaving} onClick={endPause}>
                {t("running.endPause")}
              </TouchButton>
            )
          }
        />
      )}
      {busy && (
        <Row
          text={t("running.busy", {
            minutes: busy.extra_minutes,
            time: moment(busy.until, now),
          })}
          detail=""
          act={
            <TouchButton isBusy={isSaving} onClick={endBusy}>
              {t("running.endBusy")}
            </TouchButton>
          }
        />
      )}
    </div>
  );
}

function Row({ text, detail, act }: { text: string; detail: string; act: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-[18px] bg-warn-soft p-3 ps-5">
      <p className="min-w-0 tabular-nums">
        <b className="block text-ticket">{text}</b>
        {detail !== "" && <span className="text-strong wrap-anywhere">{detail}</span>}
      </p>
      {act}
    </div>
  );
}
