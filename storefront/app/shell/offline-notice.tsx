import { isOnline, onConnection } from "@errand/client/connection.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import WifiOff from "lucide-react/icons/wifi-off";
import { useSyncExternalStore } from "react";

/** Shows a notice while the server cannot be reached; the page stays usable. */
export function OfflineNotice() {
  const t = useMessages("errors");
  const isConnected = useIsOnline();
  return (
    <div role="status">
      {!isConnected && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2.5 text-center text-sm font-medium text-paper">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {t("offline")}
        </p>
      )}
    </div>
  );
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(onConnection, isOnline, () => true);
}
