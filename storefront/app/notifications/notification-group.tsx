import { useMessages } from "@errand/ui/messages/messages.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import type { NotificationGroup as Group } from "./notification-groups.ts";
import { NotificationRow } from "./notification-row.tsx";

interface NotificationGroupProps {
  group: Group;
  onOpen?(): void;
}

/** The newest notification about an order, and on request the others about it. */
export function NotificationGroup({ group, onOpen }: NotificationGroupProps) {
  const t = useMessages("notifications");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [shown, ...others] = group;
  return (
    <>
      <NotificationRow
        notification={shown}
        isSeen={group.every(({ is_seen }) => is_seen)}
        seenUntil={Math.max(...group.map((each) => each.id))}
        onOpen={onOpen}
      />
      {others.length > 0 && (
        <div className="ps-14 pe-3">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="group -mt-2 inline-flex min-h-11 items-center gap-1 rounded-control px-3 text-sm font-medium text-muted hover:text-ink"
          >
            {t("more", { count: others.length })}
            <ChevronDown
              aria-hidden
              className="size-4 transition-[rotate] group-aria-expanded:rotate-180"
            />
          </button>
          <ul id={id} hidden={!isOpen} className="border-s border-line">
            {others.map((notification) => (
              <li key={notification.id}>
                <NotificationRow notification={notification} isBelow onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
