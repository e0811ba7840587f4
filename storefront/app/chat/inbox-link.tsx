import { CountBadge } from "@errand/ui/count-badge.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import MessagesSquare from "lucide-react/icons/messages-square";
import { Link } from "react-router";
import { unreadCount } from "../notifications/live-counts.ts";
import { inboxPath } from "../shell/inbox-path.ts";
import { useIsSignedIn } from "../visitor/storage.ts";

/**
 * Opens the inbox from the header, for signed-in customers, with the number of unread messages.
 * Phones have no room for it: the button of their menu has the number.
 */
export function InboxLink() {
  const t = useMessages("shell");
  const isSignedIn = useIsSignedIn();
  const count = unreadCount.use();
  if (!isSignedIn) return null;
  const label = t("header.inbox");
  return (
    <Link
      to={inboxPath()}
      aria-label={count > 0 ? `${label} (${count})` : label}
      className="relative grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-sunken max-sm:hidden"
    >
      <MessagesSquare aria-hidden className="size-[22px]" strokeWidth={1.9} />
      <CountBadge count={count} />
    </Link>
  );
}
