import MessagesSquare from "lucide-react/icons/messages-square";
import { Link } from "react-router";
import { useIsSignedIn } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import { inboxPath } from "../shell/inbox-path.ts";
import { useUnreadCount } from "./unread-count.ts";

/** Opens the inbox from the header, for signed-in customers, with the number of unread messages. */
export function InboxLink() {
  const t = useMessages("shell");
  const isSignedIn = useIsSignedIn();
  const count = useUnreadCount();
  if (!isSignedIn) return null;
  const label = t("header.inbox");
  return (
    <Link
      to={inboxPath()}
      aria-label={count > 0 ? `${label} (${count})` : label}
      className="relative hidden size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-sunken desk:grid"
    >
      <MessagesSquare aria-hidden className="size-[22px]" strokeWidth={1.9} />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute -end-0.5 -top-0.5 min-w-5 rounded-full border-2 border-paper bg-accent px-1 text-center text-[11px] leading-4 font-bold text-on-accent tabular-nums"
        >
          {count > 99 ? "99+" : count}
        </span>
      )}
    </Link>
  );
}
