import type { Conversation } from "@errand/core/chat/chat.types";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { SearchField } from "@errand/ui/search-input.tsx";
import { Spinner } from "@errand/ui/spinner.tsx";
import MessagesSquare from "lucide-react/icons/messages-square";
import { useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { useTimeText } from "../use-shop.ts";
import { useConversations } from "./chat.queries.ts";

interface ConversationListProps {
  root: string;
  openId: number | null;
}

/** The conversations, latest first, with a search by name. */
export function ConversationList({ root, openId }: ConversationListProps) {
  const t = useMessages("chat");
  const [name, setName] = useState("");
  const wanted = useDeferredValue(name.trim());
  const list = useConversations(wanted);
  const conversations = list.data?.pages.flatMap((page) => page.conversations);
  return (
    <section aria-label={t("list")} className="flex min-h-0 grow flex-col">
      <div className="p-3">
        <SearchField
          label={t("search")}
          value={name}
          onChange={setName}
          isBusy={list.isFetching && name !== ""}
        />
      </div>
      {conversations ? (
        <ul className="min-h-0 grow overflow-y-auto px-2 pb-3">
          {conversations.map((conversation) => (
            <li key={conversation.id}>
              <Row root={root} conversation={conversation} isOpen={conversation.id === openId} />
            </li>
          ))}
          {list.hasNextPage && (
            <li>
              <button
                type="button"
                className="min-h-14 w-full font-bold"
                onClick={() => void list.fetchNextPage()}
              >
                {t("more")}
              </button>
            </li>
          )}
        </ul>
      ) : list.isError ? (
        <ErrorState text={t("loadError")} onRetry={() => void list.refetch()} />
      ) : (
        <Spinner className="mx-auto mt-10 size-8" />
      )}
      {conversations?.length === 0 && (
        <EmptyState icon={MessagesSquare} title={t(wanted === "" ? "empty" : "none")} />
      )}
    </section>
  );
}

interface RowProps {
  root: string;
  conversation: Conversation;
  isOpen: boolean;
}

function Row({ root, conversation, isOpen }: RowProps) {
  const t = useMessages("chat");
  const { clock, day, local } = useTimeText();
  const { id, sender, last_message: last, unread_message_count: unread } = conversation;
  const text = last && (last.message ?? t("picture"));
  const isOwn = last && last.sender.type !== "customer";
  const isToday = last && local(last.created_at).day === local(Date.now()).day;
  return (
    <Link
      to={`${root}/${id}`}
      aria-current={isOpen ? "page" : undefined}
      className="flex min-h-16 flex-col justify-center rounded-[14px] px-3 py-2 leading-tight hover:bg-sunken aria-[current=page]:bg-sunken"
    >
      <span className="flex items-baseline gap-2">
        <b className="flex min-w-0 grow text-ticket">
          <bdi className="truncate">{sender.name}</bdi>
        </b>
        {last && (
          <time dateTime={last.created_at} className="shrink-0 text-strong tabular-nums">
            {isToday ? clock(last.created_at) : day(last.created_at)}
          </time>
        )}
      </span>
      <span className="flex items-center gap-2">
        <span className={`flex min-w-0 grow ${unread > 0 ? "font-bold" : "text-strong"}`}>
          <bdi className="truncate">{isOwn ? t("you", { text: text ?? "" }) : text}</bdi>
        </span>
        {unread > 0 && (
          <span className="min-w-7 shrink-0 rounded-full bg-call px-1.5 text-center font-bold text-on-call tabular-nums">
            <span aria-hidden>{unread}</span>
            <span className="sr-only">{t("unread", { count: unread })}</span>
          </span>
        )}
      </span>
    </Link>
  );
}
