import type { Message } from "@errand/core/chat/chat.types";
import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Check from "lucide-react/icons/check";
import CheckCheck from "lucide-react/icons/check-check";
import Clock from "lucide-react/icons/clock";
import { type ReactNode, useEffect, useState } from "react";
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

function Bubble({ isOwn, text, pictures, children }: BubbleProps) {
  const t = useMessages("chat");
  return (
    <div
      className={classNames(
        "flex w-fit max-w-[85%] flex-col gap-1.5 rounded-card px-3.5 py-2.5 sm:max-w-[75%]",
        isOwn ? "ms-auto bg-accent-soft" : "border border-line bg-paper",
      )}
    >
      {pictures.length > 0 && (
        <span className="flex flex-wrap gap-1.5">
          {pictures.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                alt={t("openPicture", { number: index + 1 })}
                className="size-28 rounded-control object-cover"
              />
            </a>
          ))}
        </span>
      )}
      {text !== null && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-meta text-muted">{children}</p>
    </div>
  );
}

function useObjectUrls(files: File[]): string[] {
  const [urls, setUrls] = useState<string[]>([]);
  useEffect(() => {
    const created = files.map((file) => URL.createObjectURL(file));
    setUrls(created);
    return () => {
      for (const url of created) URL.revokeObjectURL(url);
    };
  }, [files]);
  return urls;
}
