import { useMessages } from "@errand/ui/messages/messages.ts";
import WifiOff from "lucide-react/icons/wifi-off";
import { useIsOnline } from "../shell/offline-notice.tsx";
import { useHasWaitingChanges } from "./waiting-changes.ts";

/** States that the shown cart is not sent yet. */
export function WaitingNotice() {
  const t = useMessages("cart");
  const isOnline = useIsOnline();
  const hasWaitingChanges = useHasWaitingChanges();
  return (
    <div role="status">
      {!isOnline && hasWaitingChanges && (
        <p className="flex items-center gap-2 text-sm font-medium text-warn">
          <WifiOff aria-hidden className="size-4.5 shrink-0" />
          {t("offline")}
        </p>
      )}
    </div>
  );
}
