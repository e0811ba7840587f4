import { useMessages } from "@errand/ui/messages/messages.ts";
import WifiOff from "lucide-react/icons/wifi-off";
import { useMinutesSince } from "./use-minutes-since.ts";

/**
 * Says that the order is not live, and how old what the page shows is. `since`: the last update.
 */
export function LostConnection({ since }: { since: number }) {
  const t = useMessages("orders");
  const minutes = useMinutesSince(since);
  const ago =
    minutes < 1 ? t("connection.justNow") : t("connection.minutesAgo", { count: minutes });
  return (
    <p className="mt-4 flex items-center gap-2.5 rounded-control bg-warn-soft px-4 py-3 font-medium text-warn">
      <WifiOff aria-hidden className="size-5 shrink-0" />
      {t("connection.lost", { ago })}
    </p>
  );
}
