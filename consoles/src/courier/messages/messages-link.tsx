import { useMessages } from "@errand/ui/messages/messages.ts";
import MessagesSquare from "lucide-react/icons/messages-square";
import { Link } from "react-router";
import { useChatState } from "../../console/chat/use-chat.ts";
import { phoneClasses } from "../phone-button.tsx";

/** Leads to the conversations, with how many messages the courier has not seen. */
export function MessagesLink() {
  const t = useMessages("phone");
  const unread = useChatState((state) => state.unread);
  return (
    <Link
      to="/courier/messages"
      className={phoneClasses(unread > 0 ? "call" : "soft", "md", "shrink-0")}
    >
      <MessagesSquare aria-hidden className="size-6" />
      {unread > 0 ? t("unread", { count: unread }) : t("messages")}
    </Link>
  );
}

/** The same above every screen while something waits to be read. */
export function UnreadLine({ isHidden }: { isHidden: boolean }) {
  const unread = useChatState((state) => state.unread);
  if (unread === 0 || isHidden) return null;
  return (
    <div className="grid shrink-0 px-3 pt-2">
      <MessagesLink />
    </div>
  );
}
