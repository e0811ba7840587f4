import type { Message } from "@errand/core/chat/chat.types";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Check from "lucide-react/icons/check";
import CheckCheck from "lucide-react/icons/check-check";
import Clock from "lucide-react/icons/clock";
import { type ReactNode, useEffect, useState } from "react";
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
  const isOwn = message.sender.type !== "customer";
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

function Bubble({ isOwn, text, pictures, children }: BubbleProps) {
  const t = useMessages("chat");
  return (
    <div
      className={classNames(
        "flex w-fit max-w-[85%] flex-col gap-1 rounded-[18px] px-4 py-2.5 sm:max-w-[70%]",
        isOwn ? "ms-auto bg-call-soft" : "border border-line bg-raised",
      )}
    >
      {pictures.length > 0 && (
        <span className="flex flex-wrap gap-1.5">
          {pictures.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                alt={t("openPicture", { number: index + 1 })}
                className="size-32 rounded-[14px] object-cover"
              />
            </a>
          ))}
        </span>
      )}
      {text !== null && (
        <p dir="auto" className="text-ticket whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-strong">{children}</p>
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
