import type { Message, Party, ReceiverType } from "@errand/core/chat/chat.types";
import type { StorefrontContract } from "@errand/core/contract.storefront";
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { endpointQuery, everyScope, scopedPages } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import type { ChatAddress } from "./chat-address.ts";

const listEndpoint = "GET /customer/message/list";
const searchEndpoint = "GET /customer/message/search-list";
const detailsEndpoint = "GET /customer/message/details";
const pageSize = 20;

type MessagePage = StorefrontContract[typeof detailsEndpoint]["reply"];
type MessagePages = InfiniteData<MessagePage, number>;

const nextPage = ({
  total_size,
  limit,
  offset,
}: {
  total_size: number;
  limit: number;
  offset: number;
}) => (offset * limit < total_size ? offset + 1 : undefined);

/** The conversations of the customer, latest first, by kind and by name. */
export function useConversations(type: ReceiverType | undefined, name: string) {
  return useInfiniteQuery({
    ...scopedPages(useAccountScope(), [listEndpoint, { type, name }], (call, offset) => {
      const page = { type, limit: pageSize, offset };
      return name === "" ? call(listEndpoint, page) : call(searchEndpoint, { ...page, name });
    }),
    getNextPageParam: nextPage,
    staleTime: 0,
  });
}

/** The messages of a conversation, newest first. */
export function useMessageHistory(address: ChatAddress) {
  return useInfiniteQuery({
    ...scopedPages(useAccountScope(), [detailsEndpoint, address], (call, offset) =>
      call(detailsEndpoint, { ...address, limit: pageSize, offset }),
    ),
    getNextPageParam: nextPage,
    staleTime: 0,
  });
}

/** Phrases that suit the other party of a conversation. */
export function useQuickPhrases({ type }: Party) {
  return useQuery(
    endpointQuery(useAccountScope(), "GET /customer/automated-message", {
      limit: 20,
      ...(type !== "customer" && { receiver_type: type }),
    }),
  );
}

export function refreshConversations(client: QueryClient): Promise<void> {
  return client.invalidateQueries(everyScope(listEndpoint));
}

/** Reads everything again that the screen shows of conversations. */
export function refreshChat(client: QueryClient): void {
  void refreshConversations(client);
  void client.invalidateQueries(everyScope(detailsEndpoint));
}

function changeHistory(
  client: QueryClient,
  conversationId: number,
  change: (pages: MessagePage[]) => MessagePage[],
) {
  client.setQueriesData<MessagePages>(everyScope(detailsEndpoint), (history) =>
    history?.pages[0]?.conversation?.id === conversationId
      ? { ...history, pages: change(history.pages) }
      : history,
  );
}

/** Shows a message that was written; one that is shown already stays once. */
export function addMessage(client: QueryClient, message: Message): void {
  changeHistory(client, message.conversation_id, (pages) => {
    if (pages.some(({ messages }) => messages.some(({ id }) => id === message.id))) return pages;
    return pages.map((page, index) =>
      index === 0 ? { ...page, messages: [message, ...page.messages] } : page,
    );
  });
}

/** Shows that the other party has seen what the customer wrote. */
export function markOwnSeen(client: QueryClient, conversationId: number): void {
  const seen = (message: Message): Message =>
    message.sender.type === "customer" ? { ...message, is_seen: 1 } : message;
  changeHistory(client, conversationId, (pages) =>
    pages.map((page) => ({ ...page, messages: page.messages.map(seen) })),
  );
}
