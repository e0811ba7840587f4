import type { Conversation, Message, Party } from "@errand/core/chat/chat.types";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { testJob } from "../jobs/testing.ts";
import { openPhone } from "../testing.tsx";

const store: Party = { id: 3, type: "vendor", name: "Da Lucia", image_full_url: null };
const courier: Party = { id: 4, type: "delivery_man", name: "Noé", image_full_url: null };
const none = { total_size: 0, limit: 25, offset: 1, conversations: [] };
const job = testJob();
const message: Message = {
  ...{ id: 1, conversation_id: 8, sender: courier, message: "At the bar", is_seen: 0 },
  ...{ file_full_url: [], order_id: job.id, created_at: new Date().toISOString() },
};
const conversation: Conversation = {
  ...{ id: 8, sender: store, receiver: courier, unread_message_count: 0 },
  ...{ last_message: message, last_message_time: message.created_at },
};

test("a stop leads to its store, which reads what the courier writes", async () => {
  const sent = await openPhone({
    jobs: [job],
    replies: {
      "GET /courier/message/list": () => none,
      "GET /courier/message/details": () => ({
        ...{ total_size: 0, limit: 25, offset: 1, status: true },
        ...{ party: store, messages: [], conversation: null },
      }),
      "POST /courier/message/send": () => ({ status: true, message, conversation }),
    },
  });
  await userEvent.click(screen.getByRole("link", { name: "Chat" }));
  await screen.findByText("Write the first message to Da Lucia.");
  await userEvent.type(
    screen.getByRole("textbox", { name: "Write a message" }),
    "At the bar{Enter}",
  );
  await screen.findByRole("log");
  expect(sent).toEqual([
    {
      endpoint: "POST /courier/message/send",
      input: { receiver_type: "vendor", order_id: job.id, message: "At the bar" },
    },
  ]);
});

test("the phone counts what was not seen, and names all whom a courier can write to", async () => {
  await openPhone({
    jobs: [job],
    events: [{ event: "counters", data: { offered: 0, messages: 2 } }],
    replies: { "GET /courier/message/list": () => none },
  });
  await userEvent.click(await screen.findByRole("link", { name: "2 new messages" }));
  const links = await screen.findAllByRole("link", { name: /of \d+$|^The desk$/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    `/courier/messages/order/${job.id}`,
    `/courier/messages/order/${job.id}/store`,
    "/courier/messages/desk",
  ]);
  expect(screen.queryByRole("link", { name: "2 new messages" })).toBeNull();
});

test("a conversation whose order is over says so", async () => {
  await openPhone({
    path: "/courier/messages/8",
    replies: {
      "GET /courier/message/list": () => none,
      "GET /courier/message/details": () =>
        Response.json(
          { errors: [{ code: "conversation", message: "This conversation does not exist." }] },
          { status: 404 },
        ),
    },
  });
  await screen.findByText("This conversation does not exist.");
});
