import { useMessages } from "@errand/ui/messages/messages.ts";
import CloudOff from "lucide-react/icons/cloud-off";
import { useNow } from "../../console/use-now.ts";
import { useJobsState, useUnsent } from "../jobs/use-jobs.ts";

/** Milliseconds without a connection before it is shown: short losses are usual. */
const graceMs = 5000;
/** Minutes are shown, so that nothing ticks faster. */
const stepMs = 5000;

/** Says for how long there has been no connection, and how much waits to be sent. */
export function ConnectionLine() {
  const t = useMessages("phone");
  const connection = useJobsState((state) => state.connection);
  const heardAt = useJobsState((state) => state.heardAt);
  const unsent = useUnsent().length;
  const now = useNow(stepMs);
  const isOff = connection !== "live" && (heardAt === null || now - heardAt > graceMs);
  if (!isOff) return null;
  const minutes = heardAt === null ? 0 : Math.floor((now - heardAt) / 60_000);
  return (
    <div
      role="status"
      className="flex min-h-16 shrink-0 items-center gap-3 bg-warn-fill px-5 py-2 leading-tight text-[#1f1200]"
    >
      <CloudOff aria-hidden className="size-7 shrink-0" strokeWidth={2.2} />
      <p className="text-[1.0625rem]">
        <b className="block">{minutes > 0 ? t("offline.since", { minutes }) : t("offline.now")}</b>
        <span className="font-semibold">
          {unsent > 0 ? t("offline.unsent", { count: unsent }) : t("offline.goOn")}
        </span>
      </p>
    </div>
  );
}
