import { createContext, useContext, useSyncExternalStore } from "react";
import type { Chat, ChatState } from "./chat.ts";

export const ChatContext = createContext<Chat | null>(null);

export function useChat(): Chat {
  const found = useContext(ChatContext);
  if (found === null) throw new Error("useChat requires a ChatContext.");
  return found;
}

/** A part of what is known of conversations; renders anew when that part changes. */
export function useChatState<Part>(select: (state: ChatState) => Part): Part {
  const chat = useChat();
  return useSyncExternalStore(chat.subscribe, () => select(chat.state()));
}

/** The messages that are still to be sent. */
export function useUnsent() {
  const { outbox } = useChat();
  return useSyncExternalStore(outbox.subscribe, outbox.entries);
}
