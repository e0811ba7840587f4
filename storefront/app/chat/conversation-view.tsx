import type { Message, Party } from "@errand/core/chat/chat.types";
import { Button } from "@errand/ui/button.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useQueryClient } from "@tanstack/react-query";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Fragment, useEffect, useRef } from "react";
import { Link } from "react-router";
import { call } from "../api/call.ts";
import { inboxPath } from "../shell/inbox-path.ts";
import { Avatar } from "./avatar.tsx";
import { refreshConversations, useMessageHistory } from "./chat.queries.ts";
import { type ChatAddress, isSameAddress } from "./chat-address.ts";
import { MessageBubble, UnsentBubble } from "./message-bubble.tsx";
import { MessageForm } from "./message-form.tsx";
import { useMessageTime } from "./message-time.ts";
import { useUnsent } from "./unsent.ts";
import type { useSending } from "./use-sending.ts";

interface ConversationViewProps {
  address: ChatAddress;
  orderId: number | undefined;
  sending: ReturnType<typeof useSending>;
  typingIn: number | null;
}

const typingPauseMs = 3000;
/** Whoever is this close to the end follows it. */
const nearEndPx = 40;

/** The messages of one conversation, oldest first, and the form to write. */
export function ConversationView({ address, orderId, sending, typingIn }: ConversationViewProps) {
  const t = useMessages("chat");
  const history = useMessageHistory(address);
  const [first] = history.data?.pages ?? [];
  const conversation = first?.conversation ?? null;
  const messages = (history.data?.pages ?? []).flatMap((page) => page.messages).toReversed();
  const unsent = useUnsent().filter(({ to }) => isSameAddress(to, address));
  const name = first?.party.name ?? "";
  const lastId = messages.at(-1)?.id;
  const isWriting = conversation !== null && typingIn === conversation.id;

  useSeen(conversation?.id, messages);
  const end = useEnd(first !== undefined, `${lastId} ${unsent.length} ${isWriting}`);
  const showTyping = useTyping(conversation?.id);

  if (!first) {
    if (history.isError)
      return <ErrorState text={t("loadError")} onRetry={() => void history.refetch()} />;
    return <Skeleton className="h-96 rounded-card" />;
  }
  return (
    <section
      aria-label={t("messages", { name })}
      className="flex h-[calc(100dvh-13rem)] min-h-96 flex-col overflow-hidden rounded-card border border-line bg-card lg:h-[38rem]"
    >
      <Head party={first.party} />
      <div
        ref={end}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard.
        tabIndex={0}
        role="log"
        aria-label={t("messages", { name })}
        className="flex min-h-0 grow flex-col gap-2.5 overflow-y-auto p-3 sm:p-4"
      >
        {history.hasNextPage && (
          <Button
            size="sm"
            variant="soft"
            className="mx-auto"
            isBusy={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            {t("earlier")}
          </Button>
        )}
        {first.status && messages.length === 0 && unsent.length === 0 && (
          <p className="m-auto max-w-xs text-center text-muted">{t("start", { name })}</p>
        )}
        <Days messages={messages} />
        {unsent.map((entry) => (
          <UnsentBubble
            key={entry.key}
            unsent={entry}
            onRetry={() => sending.retry(entry.key)}
            onDiscard={() => sending.discard(entry.key)}
          />
        ))}
        {isWriting && <p className="text-meta text-muted italic">{t("typing", { name })}</p>}
      </div>
      {first.status ? (
        <MessageForm
          to={first.party}
          onTyping={showTyping}
          onSend={(text, pictures) => sending.write({ to: address, text, pictures, orderId })}
        />
      ) : (
        <Closed />
      )}
    </section>
  );
}

function Head({ party }: { party: Party }) {
  const t = useMessages("chat");
  return (
    <div className="flex min-h-16 items-center gap-3 border-b border-line px-3 py-2 sm:px-4">
      <Link
        to={inboxPath()}
        aria-label={t("back")}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken lg:hidden"
      >
        <ArrowLeft aria-hidden className="size-5.5 rtl:-scale-x-100" />
      </Link>
      <Avatar party={party} />
      <h2 className="min-w-0 truncate text-lg">
        <bdi>{party.name}</bdi>
      </h2>
    </div>
  );
}

function Days({ messages }: { messages: Message[] }) {
  const time = useMessageTime();
  return messages.map((message, index) => {
    const day = time.day(message.created_at);
    const previous = messages[index - 1];
    const isNewDay = !previous || time.day(previous.created_at) !== day;
    return (
      <Fragment key={message.id}>
        {isNewDay && <p className="py-1 text-center text-meta text-muted">{day}</p>}
        <MessageBubble message={message} />
      </Fragment>
    );
  });
}

function Closed() {
  const t = useMessages("chat");
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line p-4">
      <p className="min-w-48 grow text-muted">{t("closed")}</p>
      <LinkButton to={inboxPath({ type: "admin", id: 0 })} variant="soft">
        {t("closedAction")}
      </LinkButton>
    </div>
  );
}

/**
 * Keeps the end of a list in view, when something is added there and when the list becomes smaller.
 */
function useEnd(isShown: boolean, content: string) {
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves with the content.
  useEffect(() => {
    scrollToEnd(list.current);
  }, [content]);

  useEffect(() => {
    const shown = list.current;
    if (!isShown || !shown) return;
    let isAtEnd = true;
    const remember = () => {
      isAtEnd = shown.scrollTop + shown.clientHeight >= shown.scrollHeight - nearEndPx;
    };
    // The quick replies come after the messages, and take room from them.
    const observer = new ResizeObserver(() => isAtEnd && scrollToEnd(shown));
    observer.observe(shown);
    shown.addEventListener("scroll", remember);
    return () => {
      observer.disconnect();
      shown.removeEventListener("scroll", remember);
    };
  }, [isShown]);

  return list;
}

function scrollToEnd(list: HTMLElement | null) {
  if (list) list.scrollTop = list.scrollHeight;
}

/** Marks what the customer looks at as seen; a tab in the background marks nothing. */
function useSeen(conversationId: number | undefined, messages: Message[]) {
  const client = useQueryClient();
  const lastId = messages.findLast(({ sender }) => sender.type !== "customer")?.id;
  useEffect(() => {
    if (conversationId === undefined || lastId === undefined) return;
    const see = () => {
      if (document.visibilityState !== "visible") return;
      call("PUT /customer/message/seen", { conversation_id: conversationId }).then(
        () => refreshConversations(client),
        // Seen with the next message, or when the page is opened again.
        () => {},
      );
    };
    see();
    document.addEventListener("visibilitychange", see);
    return () => document.removeEventListener("visibilitychange", see);
  }, [client, conversationId, lastId]);
}

/** Shows the other party that the customer is writing, every few seconds. */
function useTyping(conversationId: number | undefined) {
  const shownAt = useRef(0);
  return () => {
    const now = Date.now();
    if (conversationId === undefined || now - shownAt.current < typingPauseMs) return;
    shownAt.current = now;
    call("PUT /customer/message/typing", { conversation_id: conversationId }).catch(() => {
      // Only a hint, which the next key gives again.
    });
  };
}
