import { ApiError } from "@errand/core/api-error";
import type { Message } from "@errand/core/chat/chat.types";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import ArrowLeft from "lucide-react/icons/arrow-left";
import MessagesSquare from "lucide-react/icons/messages-square";
import { Fragment, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTimeText } from "../use-shop.ts";
import { MessageBubble, RefusedBubble, UnsentBubble } from "./bubbles.tsx";
import { useMessageHistory } from "./chat.queries.ts";
import { type ChatAct, toSubject } from "./chat-act.ts";
import type { ChatAddress } from "./chat-address.ts";
import { MessageForm } from "./message-form.tsx";
import { useChat, useChatState, useUnsent } from "./use-chat.ts";
import { useSeen, useTyping } from "./use-presence.ts";

interface ConversationProps {
  address: ChatAddress;
  root: string;
  /** Whether the desk reads what others write. */
  isReadAlong: boolean;
  orderPath(id: number): string;
}

/** The messages of one conversation, oldest first, and the form to write. */
export function Conversation({ address, root, isReadAlong, orderPath }: ConversationProps) {
  const t = useMessages("chat");
  const chat = useChat();
  const history = useMessageHistory(address);
  const [first] = history.data?.pages ?? [];
  const id = first?.conversation?.id ?? null;
  const orderId = address.order_id ?? null;
  const { receiver_type, receiver_id } = address;
  const receiver = { ...(receiver_type && { receiver_type }), ...(receiver_id && { receiver_id }) };
  const subject = toSubject({ conversationId: address.conversation_id ?? null, orderId, receiver });
  const messages = (history.data?.pages ?? []).flatMap((page) => page.messages).toReversed();
  const isHere = (act: ChatAct) =>
    act.conversationId === null ? toSubject(act) === subject : act.conversationId === id;
  const unsent = useUnsent().filter(({ act }) => isHere(act));
  const refused = useChatState((state) => state.refused).filter(({ act }) => isHere(act));
  const isWriting = useChatState(({ typingIn }) => typingIn !== null && typingIn === id);
  const end = useEnd(`${messages.at(-1)?.id} ${unsent.length} ${refused.length} ${isWriting}`);
  const showTyping = useTyping(id);
  // Whoever reads along marks nothing as seen.
  useSeen(isReadAlong ? null : id, messages);

  const refusal = findRefusal(history.error);
  if (!first) {
    if (!history.isError) return <Spinner className="m-auto size-8" />;
    if (refusal === null)
      return <ErrorState text={t("loadError")} onRetry={() => void history.refetch()} />;
    return <EmptyState icon={MessagesSquare} title={refusal} />;
  }
  const { party, conversation } = first;
  const name =
    isReadAlong && conversation
      ? t("between", { one: conversation.sender.name, other: conversation.receiver.name })
      : party.name;
  const isLeft = party.type === "delivery_man" && chat.own === "admin";
  const closed = isReadAlong ? t("readAlong") : isLeft ? t("left", { name }) : t("closed");
  const isOpen = first.status && refusal === null;
  const isFromOrder = orderId !== null && !isReadAlong;
  return (
    <section aria-label={t("messages", { name })} className="flex min-h-0 flex-col">
      <header className="flex min-h-16 items-center gap-3 border-b border-line px-3 py-1">
        <Link
          to={isFromOrder ? orderPath(orderId) : root}
          aria-label={isFromOrder ? t("toOrder") : t("back")}
          className={`grid size-14 shrink-0 place-items-center rounded-[18px] bg-sunken ${isFromOrder ? "" : "md:hidden"}`}
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
        {isOpen && messages.length + unsent.length === 0 && (
          <p className="m-auto max-w-sm text-center text-strong">
            {party.type === "customer" ? t("start") : t("startWith", { name })}
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
      <MessageForm
        closed={isOpen ? null : closed}
        receiver={party.type}
        onTyping={showTyping}
        onSend={(text, pictures) =>
          void chat.write({ conversationId: id, orderId, receiver, text }, pictures)
        }
      />
    </section>
  );
}

/**
 * Why the server shows no more of a conversation: the order that opened it is over. Null for an
 * error that may pass.
 */
function findRefusal(error: Error | null): string | null {
  const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 404);
  return isRefused ? error.message : null;
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
