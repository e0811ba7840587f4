import type { Message } from "@errand/core/chat/chat.types";
import { message } from "@errand/ui/messages/messages.browser.ts";
import { toast } from "@errand/ui/toast.ts";
import { type ReactNode, useEffect, useState } from "react";
import { type ChatCalls, createChat } from "../console/chat/chat.ts";
import { ChatContext } from "../console/chat/use-chat.ts";
import { useAccountNews, useAccountRefresh } from "./account/use-account-news.ts";
import { type CourierClient, useCourierClient } from "./courier-client.ts";
import { createPositionWatch, PositionContext } from "./duty/position.ts";
import { createCourierJobs } from "./jobs/courier-jobs.ts";
import { JobsContext } from "./jobs/use-jobs.ts";
import { createPhoneSounds, PhoneSoundContext } from "./sound/phone-sounds.ts";

/** What every screen of a courier shares: the jobs as they come, messages, position and sound. */
export function CourierProviders({ children }: { children: ReactNode }) {
  const client = useCourierClient();
  const [chat] = useState(() =>
    createChat({
      audience: "courier",
      calls: chatCalls(client),
      onRefused: (text) => toast.error(text),
    }),
  );
  const account = useAccountNews();
  const [jobs] = useState(() =>
    createCourierJobs(client, (event, data) => {
      if (!account.hear(event, data)) chat.hear(event, data);
    }),
  );
  useAccountRefresh(jobs, account.readAll);
  const [position] = useState(createPositionWatch);
  const [sounds] = useState(createPhoneSounds);
  useEffect(() => jobs.start(), [jobs]);
  useEffect(() => chat.onNews(tellMessage), [chat]);
  return (
    <JobsContext value={jobs}>
      <ChatContext value={chat}>
        <PositionContext value={position}>
          <PhoneSoundContext value={sounds}>{children}</PhoneSoundContext>
        </PositionContext>
      </ChatContext>
    </JobsContext>
  );
}

function chatCalls({ call }: CourierClient): ChatCalls {
  return {
    list: (input) => call("GET /courier/message/list", input),
    details: (input) => call("GET /courier/message/details", input),
    send: (input, options) => call("POST /courier/message/send", input, options),
    see: (input) => call("PUT /courier/message/seen", input),
    type: (input) => call("PUT /courier/message/typing", input),
    phrases: (input) => call("GET /courier/message/phrases", input),
  };
}

/** Later than this, a message is no news. */
const newsMs = 60_000;

/** Says who has written, unless the messages are on the screen. */
function tellMessage(news: Message | null) {
  if (news === null || news.sender.type === "delivery_man") return;
  if (location.pathname.startsWith("/courier/messages")) return;
  if (Date.now() - Date.parse(news.created_at) > newsMs) return;
  toast.info(message("phone", "wrote", { name: news.sender.name }));
}
