import type { Conversation, PartyType } from "@errand/core/chat/chat.types";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { SearchField } from "@errand/ui/search-input.tsx";
import { Spinner } from "@errand/ui/spinner.tsx";
import type { LucideIcon } from "lucide-react";
import Bike from "lucide-react/icons/bike";
import Headset from "lucide-react/icons/headset";
import MessagesSquare from "lucide-react/icons/messages-square";
import Store from "lucide-react/icons/store";
import { useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { useTimeText } from "../use-shop.ts";
import { useConversations } from "./chat.queries.ts";
import { useChat } from "./use-chat.ts";

interface ConversationListProps {
  root: string;
  /** The order about which others write; null for the conversations of who works here. */
  orderId: number | null;
  openId: number | null;
}

/** The conversations, latest first, with a search by name. */
export function ConversationList({ root, orderId, openId }: ConversationListProps) {
  const t = useMessages("chat");
  const { own } = useChat();
  const [name, setName] = useState("");
  const wanted = useDeferredValue(name.trim());
  const list = useConversations(wanted, orderId);
  const conversations = list.data?.pages.flatMap((page) => page.conversations);
  return (
    <section aria-label={t("list")} className="flex min-h-0 grow flex-col">
      {orderId === null ? (
        <div className="flex flex-col gap-2 p-3">
          <SearchField
            label={t("search")}
            value={name}
            onChange={setName}
            isBusy={list.isFetching && name !== ""}
          />
          {own !== "admin" && (
            <Link
              to={`${root}/desk`}
              className="flex min-h-14 items-center gap-2.5 rounded-[14px] bg-sunken px-3 font-bold"
            >
              <Headset aria-hidden className="size-5 shrink-0" />
              {t("writeToDesk")}
            </Link>
          )}
        </div>
      ) : (
        <h2 className="p-4 text-ticket font-bold">{t("aboutOrder", { id: String(orderId) })}</h2>
      )}
      {conversations?.length === 0 ? (
        <EmptyState icon={MessagesSquare} title={t(wanted === "" ? "empty" : "none")} />
      ) : conversations ? (
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
    </section>
  );
}

/** A customer, whom most are, needs no sign. */
const icons: Record<PartyType, LucideIcon | null> = {
  customer: null,
  vendor: Store,
  delivery_man: Bike,
  admin: Headset,
};

interface RowProps {
  root: string;
  conversation: Conversation;
  isOpen: boolean;
}

function Row({ root, conversation, isOpen }: RowProps) {
  const t = useMessages("chat");
  const { clock, day, local } = useTimeText();
  const { own } = useChat();
  const { id, sender, receiver, last_message: last, unread_message_count: unread } = conversation;
  const isOwnOne = sender.type === own || receiver.type === own;
  const other = sender.type === own ? receiver : sender;
  const Icon = icons[other.type];
  const text = last && (last.message ?? t("picture"));
  const isOwn = last?.sender.type === own;
  const isToday = last && local(last.created_at).day === local(Date.now()).day;
  return (
    <Link
      to={`${root}/${id}`}
      aria-current={isOpen ? "page" : undefined}
      className="flex min-h-16 flex-col justify-center rounded-[14px] px-3 py-2 leading-tight hover:bg-sunken aria-[current=page]:bg-sunken"
    >
      <span className="flex items-baseline gap-2">
        <b className="flex min-w-0 grow items-center gap-1.5 text-ticket">
          {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
          <span className="sr-only">{t(`kind.${other.type}`)}</span>
          <bdi className="truncate">
            {isOwnOne ? other.name : t("between", { one: sender.name, other: receiver.name })}
          </bdi>
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
