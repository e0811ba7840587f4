import { useMessages } from "@errand/ui/messages/messages.ts";
import Undo2 from "lucide-react/icons/undo-2";
import { useNow } from "../../console/use-now.ts";
import { hasUndo } from "../jobs/courier-act.ts";
import { shortNumber } from "../jobs/stops.ts";
import { useJobs, useUnsent } from "../jobs/use-jobs.ts";
import { PhoneButton } from "../phone-button.tsx";

/** What was done a moment ago, and can be taken back. */
export function UndoLine() {
  const unsent = useUnsent();
  if (unsent.length === 0) return null;
  return <LastAct />;
}

/** Apart, so that nothing ticks while nothing waits. */
function LastAct() {
  const t = useMessages("phone");
  const { outbox } = useJobs();
  const unsent = useUnsent();
  const now = useNow(1000);
  const last = unsent.findLast(({ act, dueAt }) => hasUndo(act) && now < dueAt);
  if (!last) return null;
  const number = shortNumber({ id: last.act.jobId });
  return (
    <p
      role="status"
      className="flex shrink-0 items-center gap-3 border-t border-line px-5 py-2 text-[1.0625rem] font-semibold"
    >
      <Undo2 aria-hidden className="size-6 shrink-0" />
      <span className="min-w-0 grow leading-tight">{t(`act.${last.act.do}`, { number })}</span>
      <PhoneButton tone="outline" onClick={() => outbox.undo(last.key)}>
        {t("undo", { seconds: Math.ceil((last.dueAt - now) / 1000) })}
      </PhoneButton>
    </p>
  );
}
