import { useMessages } from "@errand/ui/messages/messages.ts";
import MessagesSquare from "lucide-react/icons/messages-square";
import { Link } from "react-router";
import { useChatState } from "../../console/chat/use-chat.ts";
import { useMayChat } from "./use-may-chat.ts";

/** Leads from the bar to the messages, with how many nobody has seen. */
export function MessagesLink() {
  const t = useMessages("frame");
  const unread = useChatState((state) => state.unread);
  if (!useMayChat()) return null;
  return (
    <Link
      to="/vendor/messages"
      className="relative grid size-14 shrink-0 place-items-center rounded-full hover:bg-sunken"
    >
      <MessagesSquare aria-hidden className="size-6" />
      <span className="sr-only">{unread > 0 ? t("unread", { count: unread }) : t("messages")}</span>
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute end-0.5 top-1 min-w-6 rounded-full bg-call px-1 text-center font-bold text-on-call tabular-nums"
        >
          {unread}
        </span>
      )}
    </Link>
  );
}
