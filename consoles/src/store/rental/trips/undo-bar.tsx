import { useMessages } from "@errand/ui/messages/messages.ts";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useNow } from "../../../console/use-now.ts";
import { useLiveTrips, useUnsentActs } from "./use-live-trips.ts";

/** What was done a moment ago, and can be taken back before its customer hears of it. */
export function UndoBar() {
  const t = useMessages("rental-trips");
  const { outbox } = useLiveTrips();
  const now = useNow(1000);
  const last = useUnsentActs().findLast(({ dueAt }) => now < dueAt);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center px-4"
    >
      {last && (
        <p className="pointer-events-auto flex items-center gap-4 rounded-[14px] bg-ink py-2 ps-4 pe-2 font-bold text-paper shadow-float">
          {t(`done.${last.act.do}`, { number: String(last.act.tripId) })}
          <OfficeButton onClick={() => outbox.undo(last.key)}>
            {t("undoIn", { count: Math.ceil((last.dueAt - now) / 1000) })}
          </OfficeButton>
        </p>
      )}
    </div>
  );
}
