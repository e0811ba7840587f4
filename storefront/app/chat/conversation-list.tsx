import type { Conversation, ReceiverType } from "@errand/core/chat/chat.types";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { SearchField } from "@errand/ui/search-input.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import Headset from "lucide-react/icons/headset";
import MessagesSquare from "lucide-react/icons/messages-square";
import { useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { inboxPath } from "../shell/inbox-path.ts";
import { Avatar } from "./avatar.tsx";
import { useConversations } from "./chat.queries.ts";
import { useMessageTime } from "./message-time.ts";

const types = ["all", "admin", "vendor", "delivery_man"] as const;

/** The conversations, latest first, with a search by name and a filter by kind. */
export function ConversationList({ openId }: { openId: number | null }) {
  const t = useMessages("chat");
  const [name, setName] = useState("");
  const [type, setType] = useState<(typeof types)[number]>("all");
  const wanted = useDeferredValue(name.trim());
  const list = useConversations(type === "all" ? undefined : (type as ReceiverType), wanted);
  const conversations = list.data?.pages.flatMap((page) => page.conversations);
  const isFiltered = wanted !== "" || type !== "all";

  return (
    <section aria-label={t("list")} className="flex min-h-0 flex-col gap-3">
      <SearchField
        label={t("search")}
        value={name}
        onChange={setName}
        isBusy={list.isFetching && name !== ""}
      />
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{t("filter")}</legend>
        {types.map((entry) => (
          <Button
            key={entry}
            size="sm"
            variant={entry === type ? "solid" : "soft"}
            aria-pressed={entry === type}
            onClick={() => setType(entry)}
          >
            {t(`types.${entry}`)}
          </Button>
        ))}
      </fieldset>
      {!conversations &&
        (list.isError ? (
          <ErrorState text={t("loadError")} onRetry={() => void list.refetch()} />
        ) : (
          <Loading />
        ))}
      {conversations?.length === 0 && (
        <EmptyState
          icon={MessagesSquare}
          title={isFiltered ? t("empty.none") : t("empty.title")}
          text={isFiltered ? t("empty.noneText") : t("empty.text")}
        />
      )}
      {conversations && conversations.length > 0 && (
        <ul className="-mx-1 flex flex-col gap-0.5 lg:max-h-96 lg:overflow-y-auto">
          {conversations.map((conversation) => (
            <li key={conversation.id}>
              <Row conversation={conversation} isOpen={conversation.id === openId} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="outline"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
      <LinkButton to={inboxPath({ type: "admin", id: 0 })} variant="outline">
        <Headset aria-hidden className="size-4.5" />
        {t("support")}
      </LinkButton>
    </section>
  );
}

function Row({ conversation, isOpen }: { conversation: Conversation; isOpen: boolean }) {
  const t = useMessages("chat");
  const time = useMessageTime();
  const { id, receiver, last_message: last, unread_message_count: unread, found } = conversation;
  const text = last && (last.message ?? t("picture"));
  const own = last?.sender.type === "customer" ? t("you", { text: text ?? "" }) : text;
  return (
    <Link
      to={`/settings?page=inbox&conversation_id=${id}`}
      aria-current={isOpen ? "page" : undefined}
      className="flex min-h-16 items-center gap-3 rounded-control px-2 py-2 transition-colors hover:bg-sunken aria-[current=page]:bg-accent-soft"
    >
      <Avatar party={receiver} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline gap-2">
          {/* The line aligns as the page does; the name reads, and is cut, as it is written. */}
          <span className="flex min-w-0 grow font-semibold">
            <bdi className="truncate">{receiver.name}</bdi>
          </span>
          {last && (
            <time dateTime={last.created_at} className="shrink-0 text-meta text-muted">
              {time.short(last.created_at)}
            </time>
          )}
        </span>
        <span className="flex items-center gap-2">
          <span
            className={`flex min-w-0 grow text-meta ${unread > 0 ? "font-semibold" : "text-muted"}`}
          >
            <bdi className="truncate">
              {found === undefined ? own : t("found", { text: found })}
            </bdi>
          </span>
          {unread > 0 && (
            <span className="min-w-5 shrink-0 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-bold text-on-accent tabular-nums">
              <span aria-hidden>{unread}</span>
              <span className="sr-only">{t("unreadCount", { count: unread })}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-3 py-1">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3 px-2">
          <Skeleton className="size-11 rounded-full" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-28 rounded-full" />
            <Skeleton className="h-3 w-full rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
