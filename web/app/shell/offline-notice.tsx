import WifiOff from "lucide-react/icons/wifi-off";
import { useSyncExternalStore } from "react";
import { useMessages } from "../messages/messages.ts";

/** Shows a notice while the browser is offline; the page stays usable. */
export function OfflineNotice() {
  const t = useMessages("shell");
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2.5 text-center text-sm font-medium text-paper">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {t("connection.offline")}
        </p>
      )}
    </div>
  );
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
}

function onConnectionChange(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
