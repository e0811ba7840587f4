import type { Conversation, Message, Party } from "@errand/core/chat/chat.types";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { openDesk } from "../testing.tsx";

const ada: Party = { id: 12, type: "customer", name: "Ada Lovelace", image_full_url: null };
const store: Party = { id: 3, type: "vendor", name: "Da Lucia", image_full_url: null };
const courier: Party = { id: 4, type: "delivery_man", name: "Noé", image_full_url: null };
const desk: Party = { id: 0, type: "admin", name: "Errand", image_full_url: null };

afterEach(() => localStorage.clear());

const messageOf = (id: number, sender: Party, conversation_id: number): Message => ({
  ...{ id, conversation_id, sender, message: `Message ${id}` },
  ...{ file_full_url: [], is_seen: 0, order_id: null, created_at: new Date().toISOString() },
});

function conversationOf(id: number, sender: Party, receiver: Party): Conversation {
  const last = messageOf(id * 10, sender, id);
  return {
    ...{ id, sender, receiver, last_message: last, last_message_time: last.created_at },
    unread_message_count: 1,
  };
}

const withStore = conversationOf(8, store, desk);
const withCustomer = conversationOf(9, ada, desk);
const between = conversationOf(7, store, courier);
const pageOf = (conversation: Conversation | null, party: Party, changes: object = {}) => ({
  ...{ total_size: 1, limit: 25, offset: 1, status: true, party, conversation },
  messages: conversation?.last_message ? [conversation.last_message] : [],
  ...changes,
});
const listed = (conversations: Conversation[]) => ({
  ...{ total_size: conversations.length, limit: 25, offset: 1, conversations },
});

test("the desk sees who wrote of which kind, reads, and answers a store", async () => {
  const { sent } = await openDesk("/desk/messages", {
    replies: {
      "GET /desk/message/list": () => listed([withStore, withCustomer]),
      "GET /desk/message/details": () => pageOf(withStore, store),
      "PUT /desk/message/seen": () => ({ message: "Seen." }),
      "PUT /desk/message/typing": () => ({ message: "Shown." }),
      "POST /desk/message/send": ({ message }) => ({
        ...{ status: true, conversation: withStore },
        message: { ...messageOf(81, desk, 8), message },
      }),
    },
  });
  await screen.findByRole("link", { name: /Customer.*Ada Lovelace/ });
  await userEvent.click(screen.getByRole("link", { name: /Store.*Da Lucia/ }));
  const log = await screen.findByRole("log", { name: "Messages with Da Lucia" });
  await within(log).findByText("Message 80");
  await userEvent.type(screen.getByRole("textbox", { name: "Write a message" }), "Soon{Enter}");
  await screen.findByRole("log");
  expect(sent.filter(({ endpoint }) => endpoint.startsWith("POST"))).toEqual([
    { endpoint: "POST /desk/message/send", input: { conversation_id: 8, message: "Soon" } },
  ]);
});

test("the menu counts what nobody at the desk has seen", async () => {
  const { tell } = await openDesk("/desk/messages", {
    replies: { "GET /desk/message/list": () => listed([]) },
  });
  await tell("counters", { messages: 3 });
  const menu = await screen.findAllByRole("link", { name: /Messages/ });
  expect(menu.some(({ textContent }) => textContent?.includes("3"))).toBe(true);
});

test("a courier is written to by the address of the page", async () => {
  const { sent } = await openDesk("/desk/messages/courier/4", {
    replies: {
      "GET /desk/message/list": () => listed([]),
      "GET /desk/message/details": () => pageOf(null, courier, { total_size: 0 }),
      "POST /desk/message/send": () => ({
        ...{ status: true, conversation: between, message: messageOf(1, desk, 5) },
      }),
    },
  });
  await screen.findByText("Write the first message to Noé.");
  await userEvent.type(screen.getByRole("textbox", { name: "Write a message" }), "Hello{Enter}");
  await screen.findByRole("log");
  expect(sent).toEqual([
    {
      endpoint: "POST /desk/message/send",
      input: { receiver_type: "delivery_man", receiver_id: 4, message: "Hello" },
    },
  ]);
});

test("what others write about an order is only read, and not seen by that", async () => {
  const { sent } = await openDesk("/desk/messages/about/100431", {
    replies: {
      "GET /desk/message/list": ({ order_id }) => listed(order_id === "100431" ? [between] : []),
      "GET /desk/message/details": () => pageOf(between, store, { status: false }),
    },
  });
  await userEvent.click(await screen.findByRole("link", { name: /Da Lucia and Noé/ }));
  await screen.findByRole("log", { name: "Messages with Da Lucia and Noé" });
  await screen.findByText(/You only read/);
  expect(screen.queryByRole("textbox", { name: "Write a message" })).toBeNull();
  expect(sent).toEqual([]);
});
