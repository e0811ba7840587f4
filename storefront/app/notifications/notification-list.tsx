import { localTime } from "@errand/core/time";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import BellOff from "lucide-react/icons/bell-off";
import CheckCheck from "lucide-react/icons/check-check";
import { useShop } from "../config/shop.ts";
import { NotificationGroup } from "./notification-group.tsx";
import { type Notification, toGroups, topicOf } from "./notification-groups.ts";
import { useMarkSeen, useNotifications } from "./notifications.queries.ts";

/** All notifications of the customer, those about one order together: today's first. */
export function NotificationList() {
  const t = useMessages("notifications");
  const { data: list, isError, refetch } = useNotifications();
  const { config } = useShop();

  if (!list) {
    if (isError) return <ErrorState text={t("loadError")} onRetry={() => void refetch()} />;
    return <NotificationSkeleton />;
  }
  if (list.length === 0) return <NoNotifications />;
  const dayOf = (moment: Date) => localTime(moment, config.time_zone).day;
  const today = dayOf(new Date());
  const groups = Object.groupBy(toGroups(list), ([{ created_at }]) =>
    dayOf(new Date(created_at)) === today ? "today" : "earlier",
  );
  return (
    <div className="flex flex-col gap-4">
      <MarkAllSeen list={list} />
      {(["today", "earlier"] as const).map((name) => {
        const entries = groups[name];
        if (!entries) return null;
        return (
          <section key={name} className="rounded-card border border-line bg-card p-2">
            <h2 className="px-3 pt-2 pb-1 text-lg">{t(name)}</h2>
            <ul>
              {entries.map((group) => (
                <li key={topicOf(group[0])}>
                  <NotificationGroup group={group} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className="text-sm text-muted">{t("kept")}</p>
    </div>
  );
}

/** Marks all notifications as seen; not rendered when they are. */
export function MarkAllSeen({ list }: { list: Notification[] }) {
  const t = useMessages("notifications");
  const marking = useMarkSeen();
  if (list.every(({ is_seen }) => is_seen)) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      className="self-start"
      disabled={marking.isPending}
      onClick={() => marking.mutate(null)}
    >
      <CheckCheck aria-hidden className="size-4" />
      {t("markSeen")}
    </Button>
  );
}

export function NoNotifications() {
  const t = useMessages("notifications");
  return <EmptyState icon={BellOff} title={t("none.title")} text={t("none.text")} />;
}

export function NotificationSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-20 rounded-control" />
      ))}
    </div>
  );
}
