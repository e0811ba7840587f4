import type { Message } from "@errand/core/chat/chat.types";
import { useEffect, useRef } from "react";
import { useChat } from "./use-chat.ts";

const typingPauseMs = 3000;

/** Marks what somebody looks at as seen; a page in the background marks nothing. */
export function useSeen(conversationId: number | null, messages: Message[]): void {
  const { calls, own } = useChat();
  const lastId = messages.findLast(({ sender }) => sender.type !== own)?.id;
  useEffect(() => {
    if (conversationId === null || lastId === undefined) return;
    const see = () => {
      if (document.visibilityState !== "visible") return;
      // Else they are seen with the next message, or when the page is opened again.
      calls.see({ conversation_id: conversationId }).catch(() => {});
    };
    see();
    document.addEventListener("visibilitychange", see);
    return () => document.removeEventListener("visibilitychange", see);
  }, [calls, conversationId, lastId]);
}

/** Returns how to tell the other party that somebody is writing, at most every few seconds. */
export function useTyping(conversationId: number | null): () => void {
  const { calls } = useChat();
  const toldAt = useRef(0);
  return () => {
    if (conversationId === null || Date.now() - toldAt.current < typingPauseMs) return;
    toldAt.current = Date.now();
    calls.type({ conversation_id: conversationId }).catch(() => {});
  };
}
