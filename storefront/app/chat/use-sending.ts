import { isOnline, onConnection } from "@errand/client/connection.ts";
import { newKey } from "@errand/client/create-client.ts";
import { ApiError, mayHaveArrived } from "@errand/core/api-error";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../api/call.ts";
import { useStored } from "../visitor/storage.ts";
import { addMessage, refreshChat, refreshConversations } from "./chat.queries.ts";
import type { ChatAddress } from "./chat-address.ts";
import { changeUnsent, restorePictures, type UnsentMessage, unsentMessages } from "./unsent.ts";

const retryMs = 5000;
let isSending = false;

interface NewMessage {
  to: ChatAddress;
  text: string;
  pictures: File[];
  orderId: number | undefined;
}

/** Sends what waits, oldest first, until the connection fails or nothing is left. */
async function sendAll(client: QueryClient): Promise<void> {
  if (isSending || !isOnline()) return;
  isSending = true;
  try {
    await restorePictures();
    for (;;) {
      const next = unsentMessages().find(({ error }) => error === null);
      if (!next || !(await sendOne(client, next))) return;
    }
  } finally {
    isSending = false;
  }
}

/** Whether the server has answered. */
async function sendOne(client: QueryClient, unsent: UnsentMessage): Promise<boolean> {
  const { key, to, text, pictures, orderId } = unsent;
  try {
    const input = {
      ...to,
      ...(text !== "" && { message: text }),
      ...(pictures.length > 0 && { image: pictures }),
      ...(orderId !== undefined && { order_id: orderId }),
    };
    const { message } = await call("POST /customer/message/send", input, { key });
    addMessage(client, message);
    // The first message of a conversation: nothing of it is shown yet.
    if ("receiver_type" in to) refreshChat(client);
    else void refreshConversations(client);
    changeUnsent((messages) => messages.filter((other) => other.key !== key));
    return true;
  } catch (error) {
    if (mayHaveArrived(error)) return false;
    const reason = error instanceof ApiError ? (error.errors[0]?.message ?? "") : "";
    changeUnsent((messages) =>
      messages.map((other) => (other.key === key ? { ...other, error: reason } : other)),
    );
    return true;
  }
}

/**
 * Sends messages, those written offline as soon as the connection is back. Returns how to write
 * one.
 */
export function useSending() {
  const client = useQueryClient();
  const token = useStored("token");

  useEffect(() => {
    if (token === null) {
      void restorePictures().then(() => changeUnsent(() => []));
      return;
    }
    // Shown also while they cannot be sent.
    void restorePictures();
    const send = () => void sendAll(client);
    send();
    const unwatch = onConnection(send);
    const timer = setInterval(send, retryMs);
    return () => {
      unwatch();
      clearInterval(timer);
    };
  }, [client, token]);

  return {
    write(message: NewMessage) {
      const unsent = { ...message, key: newKey(), at: new Date().toISOString(), error: null };
      changeUnsent((messages) => [...messages, unsent]);
      void sendAll(client);
    },
    retry(key: string) {
      changeUnsent((messages) =>
        messages.map((other) => (other.key === key ? { ...other, error: null } : other)),
      );
      void sendAll(client);
    },
    discard(key: string) {
      changeUnsent((messages) => messages.filter((other) => other.key !== key));
    },
  };
}
