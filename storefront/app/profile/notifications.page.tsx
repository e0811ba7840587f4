import { useMessages } from "@errand/ui/messages/messages.ts";
import { NotificationList } from "../notifications/notification-list.tsx";
import { AccountFrame } from "./account-frame.tsx";

export default function NotificationsPage() {
  const t = useMessages("notifications");
  return (
    <AccountFrame title={t("title")}>
      <NotificationList />
    </AccountFrame>
  );
}
