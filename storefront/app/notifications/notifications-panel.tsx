import { Dialog } from "@errand/ui/dialog.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Popover } from "@errand/ui/popover.tsx";
import type { PanelProps } from "../shell/panels.ts";
import { NotificationGroup } from "./notification-group.tsx";
import { toGroups, topicOf } from "./notification-groups.ts";
import { MarkAllSeen, NoNotifications, NotificationSkeleton } from "./notification-list.tsx";
import { useNotifications } from "./notifications.queries.ts";

/** Of how many orders or other things the panel shows notifications. */
const shown = 4;

/** The latest notifications, with a link to all of them. */
export function NotificationsPanel({
  open,
  onClose,
  input: { anchor },
}: PanelProps<"notifications">) {
  const t = useMessages("notifications");
  const content = <Latest onLeave={onClose} />;
  return anchor ? (
    <Popover open={open} onClose={onClose} title={t("title")} anchor={anchor}>
      {content}
    </Popover>
  ) : (
    <Dialog open={open} onClose={onClose} title={t("title")} size="sm">
      {content}
    </Dialog>
  );
}

function Latest({ onLeave }: { onLeave(): void }) {
  const t = useMessages("notifications");
  const { data: list, isError, refetch } = useNotifications();
  if (!list) {
    if (isError) return <ErrorState text={t("loadError")} onRetry={() => void refetch()} />;
    return <NotificationSkeleton />;
  }
  if (list.length === 0) return <NoNotifications />;
  return (
    <div className="flex flex-col gap-3">
      <ul className="-mx-3">
        {toGroups(list)
          .slice(0, shown)
          .map((group) => (
            <li key={topicOf(group[0])}>
              <NotificationGroup group={group} onOpen={onLeave} />
            </li>
          ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <LinkButton to="/notifications" onClick={onLeave} size="sm">
          {t("seeAll")}
        </LinkButton>
        <MarkAllSeen list={list} />
      </div>
    </div>
  );
}
