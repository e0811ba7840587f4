import type { Message } from "@errand/core/chat/chat.types";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Fragment, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTimeText } from "../use-shop.ts";
import { MessageBubble, RefusedBubble, UnsentBubble } from "./bubbles.tsx";
import { type ChatAddress, useMessageHistory } from "./chat.queries.ts";
import type { ChatAct } from "./chat-act.ts";
import { MessageForm } from "./message-form.tsx";
import { useChat, useChatState, useUnsent } from "./use-chat.ts";
import { useSeen, useTyping } from "./use-presence.ts";

interface ConversationProps {
  address: ChatAddress;
  root: string;
  orderPath(id: number): string;
}

/** The messages of one conversation, oldest first, and the form to write. */
export function Conversation({ address, root, orderPath }: ConversationProps) {
  const t = useMessages("chat");
  const chat = useChat();
  const history = useMessageHistory(address);
  const [first] = history.data?.pages ?? [];
  const id = first?.conversation?.id ?? null;
  const orderId = "order_id" in address ? address.order_id : null;
  const messages = (history.data?.pages ?? []).flatMap((page) => page.messages).toReversed();
  const isHere = ({ conversationId, orderId: about }: ChatAct) =>
    conversationId === null ? about === orderId && about !== null : conversationId === id;
  const unsent = useUnsent().filter(({ act }) => isHere(act));
  const refused = useChatState((state) => state.refused).filter(({ act }) => isHere(act));
  const isWriting = useChatState(({ typingIn }) => typingIn !== null && typingIn === id);
  const end = useEnd(`${messages.at(-1)?.id} ${unsent.length} ${refused.length} ${isWriting}`);
  const showTyping = useTyping(id);
  useSeen(id, messages);

  if (!first)
    return history.isError ? (
      <ErrorState text={t("loadError")} onRetry={() => void history.refetch()} />
    ) : (
      <Spinner className="m-auto size-8" />
    );
  const { name } = first.party;
  return (
    <section aria-label={t("messages", { name })} className="flex min-h-0 flex-col">
      <header className="flex min-h-16 items-center gap-3 border-b border-line px-3 py-1">
        <Link
          to={orderId === null ? root : orderPath(orderId)}
          aria-label={orderId === null ? t("back") : t("toOrder")}
          className={`grid size-14 shrink-0 place-items-center rounded-[18px] bg-sunken ${orderId === null ? "md:hidden" : ""}`}
        >
          <ArrowLeft aria-hidden className="size-6 rtl:-scale-x-100" />
        </Link>
        <h1 className="flex min-w-0 text-title">
          <bdi className="truncate">{name}</bdi>
        </h1>
      </header>
      <div
        ref={end}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard.
        tabIndex={0}
        role="log"
        aria-label={t("messages", { name })}
        className="flex min-h-0 grow flex-col gap-2.5 overflow-y-auto p-3"
      >
        {history.hasNextPage && (
          <button
            type="button"
            className="mx-auto min-h-14 rounded-[18px] px-4 font-bold"
            onClick={() => void history.fetchNextPage()}
          >
            {t("earlier")}
          </button>
        )}
        {messages.length + unsent.length === 0 && (
          <p className="m-auto max-w-sm text-center text-strong">
            {t(first.status ? "start" : "closed")}
          </p>
        )}
        <Days messages={messages} orderPath={orderPath} />
        {unsent.map(({ key, act }) => (
          <UnsentBubble key={key} act={act} />
        ))}
        {refused.map((message) => (
          <RefusedBubble key={message.key} refused={message} />
        ))}
        {isWriting && <p className="text-strong italic">{t("typing", { name })}</p>}
      </div>
      {first.status ? (
        <MessageForm
          onTyping={showTyping}
          onSend={(text, pictures) =>
            void chat.write({ conversationId: id, orderId, text }, pictures)
          }
        />
      ) : (
        messages.length > 0 && (
          <p className="border-t border-line p-4 text-center text-strong">{t("closed")}</p>
        )
      )}
    </section>
  );
}

interface DaysProps {
  messages: Message[];
  orderPath(id: number): string;
}

function Days({ messages, orderPath }: DaysProps) {
  const { day } = useTimeText();
  return messages.map((message, index) => {
    const previous = messages[index - 1];
    const isNewDay = !previous || day(previous.created_at) !== day(message.created_at);
    return (
      <Fragment key={message.id}>
        {isNewDay && <p className="py-1 text-center text-strong">{day(message.created_at)}</p>}
        <MessageBubble message={message} orderPath={orderPath} />
      </Fragment>
    );
  });
}

/** Keeps the end of a list in view when something is added there. */
function useEnd(content: string) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves with the content.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [content]);
  return list;
}
