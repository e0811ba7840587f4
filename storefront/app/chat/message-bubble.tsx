import type { Message } from "@errand/core/chat/chat.types";
import { Button } from "@errand/ui/button.tsx";
import { type BubbleClasses, ChatBubble } from "@errand/ui/chat-bubble.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useObjectUrls } from "@errand/ui/use-object-urls.ts";
import Check from "lucide-react/icons/check";
import CheckCheck from "lucide-react/icons/check-check";
import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMessageTime } from "./message-time.ts";
import type { UnsentMessage } from "./unsent.ts";

/** A message of either party; text from people stays text. */
export function MessageBubble({ message }: { message: Message }) {
  const t = useMessages("chat");
  const time = useMessageTime();
  const isOwn = message.sender.type === "customer";
  const Tick = message.is_seen ? CheckCheck : Check;
  return (
    <Bubble isOwn={isOwn} text={message.message} pictures={message.file_full_url}>
      {message.order_id !== null && (
        <Link to={`/track-order?order_id=${message.order_id}`} className="underline">
          {t("about", { id: String(message.order_id) })}
        </Link>
      )}
      <time dateTime={message.created_at}>{time.clock(message.created_at)}</time>
      {isOwn && (
        <span className="inline-flex items-center gap-1">
          <Tick aria-hidden className="size-4" />
          {message.is_seen ? t("seen") : t("sent")}
        </span>
      )}
    </Bubble>
  );
}

interface UnsentBubbleProps {
  unsent: UnsentMessage;
  onRetry(): void;
  onDiscard(): void;
}

/** A message that waits for the connection, or was refused. */
export function UnsentBubble({ unsent, onRetry, onDiscard }: UnsentBubbleProps) {
  const t = useMessages("chat");
  const pictures = useObjectUrls(unsent.pictures);
  return (
    <div className="flex flex-col items-end gap-1.5 opacity-85">
      <Bubble isOwn text={unsent.text === "" ? null : unsent.text} pictures={pictures}>
        <span className="inline-flex items-center gap-1">
          {unsent.error === null && <Clock aria-hidden className="size-3.5" />}
          {unsent.error === null ? t("waiting") : t("failed", { reason: unsent.error })}
        </span>
      </Bubble>
      {unsent.error !== null && (
        <span className="flex gap-2">
          <Button size="sm" variant="soft" onClick={onRetry}>
            {t("retry")}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDiscard}>
            {t("discard")}
          </Button>
        </span>
      )}
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
  bubble: "gap-1.5 rounded-card px-3.5 py-2.5 sm:max-w-[75%]",
  own: "bg-accent-soft",
  other: "bg-paper",
  picture: "size-28 rounded-control",
  text: "",
  facts: "text-meta text-muted",
};

function Bubble(props: BubbleProps) {
  const t = useMessages("chat");
  const nameOfPicture = (number: number) => t("openPicture", { number });
  return <ChatBubble classes={classes} nameOfPicture={nameOfPicture} {...props} />;
}
