import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Bell from "lucide-react/icons/bell";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { useIsSignedIn } from "../visitor/storage.ts";
import { totalCount, unreadCount } from "./live-counts.ts";

/**
 * Opens the latest notifications from the header, for signed-in customers; shows how many are
 * unseen.
 */
export function NotificationBell() {
  const t = useMessages("shell");
  // A message counts once: at the inbox.
  const count = Math.max(0, totalCount.use() - unreadCount.use());
  if (!useIsSignedIn()) return null;
  return (
    <IconButton
      icon={Bell}
      label={t("header.notifications")}
      count={count}
      {...panelTrigger("notifications")}
      onClick={({ currentTarget }) => openPanel("notifications", { anchor: currentTarget })}
    />
  );
}
