import type { ConversationEvent } from "@errand/core/chat/chat.contract";
import type { Message } from "@errand/core/chat/chat.types";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { listen } from "../api/live-updates.ts";
import { useStored } from "../visitor/storage.ts";
import { addMessage, markOwnSeen, refreshChat, refreshConversations } from "./chat.queries.ts";

/** Milliseconds for which the other party counts as writing. */
const typingMs = 5000;

/**
 * Keeps the inbox up to date while it is open. Returns the conversation in which the other party is
 * writing, or null.
 */
export function useChatLive(): number | null {
  const client = useQueryClient();
  const token = useStored("token");
  const [typingIn, setTypingIn] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (token === null) return;
    let wasLost = false;
    const stop = listen(
      "GET /customer/message/stream",
      {},
      {
        onEvent(name, data) {
          if (name === "message") {
            addMessage(client, data as Message);
            if ((data as Message).sender.type !== "customer") setTypingIn(null);
            void refreshConversations(client);
          }
          if (name === "seen") {
            const { conversation_id, by } = data as ConversationEvent;
            if (by !== "customer") markOwnSeen(client, conversation_id);
            void refreshConversations(client);
          }
          if (name === "typing" && (data as ConversationEvent).by !== "customer") {
            setTypingIn((data as ConversationEvent).conversation_id);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => setTypingIn(null), typingMs);
          }
        },
        onState(state) {
          if (state === "waiting") wasLost = true;
          // What was missed longer than a day ago does not come by the stream.
          if (state === "live" && wasLost) refreshChat(client);
          if (state === "live") wasLost = false;
        },
        onRefused: () => {},
      },
    );
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [client, token]);

  return typingIn;
}
