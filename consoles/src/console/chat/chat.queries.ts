import type { PartyType } from "@errand/core/chat/chat.types";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ChatAddress } from "./chat-address.ts";
import { useChat } from "./use-chat.ts";

const pageSize = 25;
const key = "chat";

interface Page {
  total_size: number;
  limit: number;
  offset: number;
}

const pages = {
  initialPageParam: 1,
  getNextPageParam: ({ total_size, limit, offset }: Page) =>
    offset * limit < total_size ? offset + 1 : undefined,
  staleTime: 0,
};

/**
 * The conversations, latest first; with a name, those with people of that name, and with an order,
 * what others write about it.
 */
export function useConversations(name: string, orderId: number | null) {
  const { calls } = useChat();
  return useInfiniteQuery({
    ...pages,
    queryKey: [key, "list", name, orderId],
    queryFn: ({ pageParam }) =>
      calls.list({
        ...{ limit: pageSize, offset: pageParam, name: name === "" ? undefined : name },
        ...(orderId !== null && { order_id: orderId }),
      }),
  });
}

const phrasesStaleMs = 10 * 60_000;

/** What can be written to a party with one press. */
export function usePhrases(receiver: PartyType) {
  const { calls } = useChat();
  const query = useQuery({
    queryKey: [key, "phrases", receiver],
    queryFn: () => calls.phrases({ receiver_type: receiver }),
    staleTime: phrasesStaleMs,
  });
  return query.data ?? [];
}

/** The messages of a conversation, newest first. */
export function useMessageHistory(address: ChatAddress) {
  const { calls } = useChat();
  return useInfiniteQuery({
    ...pages,
    queryKey: [key, "details", address],
    queryFn: ({ pageParam }) => calls.details({ ...address, limit: pageSize, offset: pageParam }),
  });
}

/** Reads again what the screen shows of conversations when the stream tells of a change. */
export function useFreshChat(): void {
  const chat = useChat();
  const queries = useQueryClient();
  useEffect(
    () => chat.onNews(() => void queries.invalidateQueries({ queryKey: [key] })),
    [chat, queries],
  );
}
