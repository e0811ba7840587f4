import type { Message } from "@errand/core/chat/chat.types";
import { type BubbleClasses, ChatBubble } from "@errand/ui/chat-bubble.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useObjectUrls } from "@errand/ui/use-object-urls.ts";
import Check from "lucide-react/icons/check";
import CheckCheck from "lucide-react/icons/check-check";
import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTimeText } from "../use-shop.ts";
import type { RefusedMessage } from "./chat.ts";
import type { ChatAct } from "./chat-act.ts";
import { useChat } from "./use-chat.ts";

interface MessageBubbleProps {
  message: Message;
  orderPath(id: number): string;
}

/** A message of either party; text from people stays text. */
export function MessageBubble({ message, orderPath }: MessageBubbleProps) {
  const t = useMessages("chat");
  const { clock } = useTimeText();
  const isOwn = message.sender.type === useChat().own;
  const Tick = message.is_seen ? CheckCheck : Check;
  return (
    <Bubble isOwn={isOwn} text={message.message} pictures={message.file_full_url}>
      {message.order_id !== null && (
        <Link
          to={orderPath(message.order_id)}
          className="inline-flex min-h-6 items-center underline"
        >
          {t("about", { id: String(message.order_id) })}
        </Link>
      )}
      <time dateTime={message.created_at}>{clock(message.created_at)}</time>
      {isOwn && (
        <span className="inline-flex items-center gap-1">
          <Tick aria-hidden className="size-4" />
          {t(message.is_seen ? "seen" : "sent")}
        </span>
      )}
    </Bubble>
  );
}

/** A message that waits for the connection. */
export function UnsentBubble({ act }: { act: ChatAct }) {
  const t = useMessages("chat");
  const pictures = useObjectUrls(useChat().pictures(act));
  return (
    <Bubble isOwn text={act.text || null} pictures={pictures}>
      <span className="inline-flex items-center gap-1">
        <Clock aria-hidden className="size-4" />
        {t("waiting")}
      </span>
    </Bubble>
  );
}

/** A message that the server has refused. */
export function RefusedBubble({ refused: { key, act, reason } }: { refused: RefusedMessage }) {
  const t = useMessages("chat");
  const chat = useChat();
  const pictures = useObjectUrls(chat.pictures(act));
  const buttonClasses = "min-h-14 rounded-[18px] px-4 font-bold";
  return (
    <div className="flex flex-col items-end gap-1.5">
      <Bubble isOwn text={act.text || null} pictures={pictures}>
        <span className="text-bad">{t("failed", { reason })}</span>
      </Bubble>
      <span className="flex gap-2">
        <button type="button" className={buttonClasses} onClick={() => chat.discard(key)}>
          {t("discard")}
        </button>
        <button
          type="button"
          className={`${buttonClasses} bg-sunken`}
          onClick={() => chat.retry(key)}
        >
          {t("retry")}
        </button>
      </span>
    </div>
  );
}

interface BubbleProps {
  isOwn: boolean;
  text: string | null;
  pictures: string[];
  children: ReactNode;
}

const classes: BubbleClasses = {
  bubble: "gap-1 rounded-[18px] px-4 py-2.5 sm:max-w-[70%]",
  own: "bg-call-soft",
  other: "bg-raised",
  picture: "size-32 rounded-[14px]",
  text: "text-ticket",
  facts: "text-strong",
};

function Bubble(props: BubbleProps) {
  const t = useMessages("chat");
  const nameOfPicture = (number: number) => t("openPicture", { number });
  return <ChatBubble classes={classes} nameOfPicture={nameOfPicture} {...props} />;
}
