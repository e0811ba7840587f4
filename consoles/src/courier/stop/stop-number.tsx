import { useMessages } from "@errand/ui/messages/messages.ts";
import { useStopNumber } from "../jobs/use-jobs.ts";

/** "Stop 3 of 4" */
export function StopNumber() {
  const t = useMessages("next-stop");
  return <span className="shrink-0 tabular-nums">{t("stopOf", { ...useStopNumber() })}</span>;
}
