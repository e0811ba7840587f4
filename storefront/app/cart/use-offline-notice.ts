import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { isOffline } from "./waiting-changes.ts";

/** Tells the shopper that a change is not lost; it is sent when the connection returns. */
export function useOfflineNotice() {
  const t = useMessages("cart");
  return () => {
    if (isOffline()) toast.info(t("offline"), { id: "cart-offline" });
  };
}
