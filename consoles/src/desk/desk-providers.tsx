import { toast } from "@errand/ui/toast.ts";
import { type ReactNode, useEffect, useState } from "react";
import { createChat } from "../console/chat/chat.ts";
import { ChatContext } from "../console/chat/use-chat.ts";
import { useDeskClient } from "./desk-client.ts";
import { toChatCalls } from "./messages/chat-calls.ts";
import { createDeskStream } from "./stream/desk-stream.ts";
import { DeskStreamContext } from "./stream/use-desk-stream.ts";

const chatEvents = ["message", "seen", "typing", "counters"];

/** What every screen of the desk shares: the stream of what happens, and the conversations. */
export function DeskProviders({ children }: { children: ReactNode }) {
  const client = useDeskClient();
  const [stream] = useState(() =>
    createDeskStream({ client, onRefused: ({ message }) => toast.error(message) }),
  );
  const [chat] = useState(() =>
    createChat({
      audience: "desk",
      calls: toChatCalls(client),
      onRefused: (text) => toast.error(text),
    }),
  );
  useEffect(() => {
    const stops = chatEvents.map((event) => stream.on(event, (data) => chat.hear(event, data)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [stream, chat]);
  useEffect(() => stream.start(), [stream]);
  return (
    <DeskStreamContext value={stream}>
      <ChatContext value={chat}>{children}</ChatContext>
    </DeskStreamContext>
  );
}
