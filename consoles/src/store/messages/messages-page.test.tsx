import type { Conversation, Message, Party } from "@errand/core/chat/chat.types";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { openTablet } from "../testing.tsx";
import { testStoreOrder } from "../tickets/testing.ts";

const ada: Party = { id: 12, type: "customer", name: "Ada Lovelace", image_full_url: null };
const store: Party = { id: 3, type: "vendor", name: "Da Lucia", image_full_url: null };
const permissions = ["orders", "chat"];

afterEach(() => localStorage.clear());

function messageOf(id: number, changes: Partial<Message> = {}): Message {
  return {
    id,
    conversation_id: 8,
    sender: ada,
    message: `Message ${id}`,
    file_full_url: [],
    is_seen: 0,
    order_id: null,
    created_at: new Date(Date.now() - 3_600_000 + id * 1000).toISOString(),
    ...changes,
  };
}

const conversation: Conversation = {
  id: 8,
  sender: ada,
  receiver: store,
  last_message: messageOf(1),
  last_message_time: messageOf(1).created_at,
  unread_message_count: 1,
};

const listed = () => ({ total_size: 1, limit: 25, offset: 1, conversations: [conversation] });

function pageOf(messages: Message[], changes: object = {}) {
  return {
    ...{ total_size: messages.length, limit: 25, offset: 1, messages },
    ...{ status: true, party: ada, conversation, ...changes },
  };
}

describe("the messages of a store", () => {
  test("are counted in the bar, read in a conversation and seen by that", async () => {
    const sent = await openTablet({
      permissions,
      events: [{ event: "counters", data: { messages: 2 } }],
      replies: {
        "GET /store/message/list": listed,
        "GET /store/message/details": () => pageOf([messageOf(1)]),
        "PUT /store/message/seen": () => ({ message: "Seen." }),
      },
    });
    await userEvent.click(await screen.findByRole("link", { name: "Messages, 2 not seen" }));
    await userEvent.click(await screen.findByRole("link", { name: /Ada Lovelace/ }));
    const log = await screen.findByRole("log", { name: "Messages with Ada Lovelace" });
    expect(await within(log).findByText("Message 1")).toBeDefined();
    expect(sent.map(({ endpoint }) => endpoint)).toEqual(["PUT /store/message/seen"]);
  });

  test("an answer shows until the server has it, and once it has", async () => {
    const messages = [messageOf(1)];
    const arrival = Promise.withResolvers<void>();
    await openTablet({
      permissions,
      path: "/vendor/messages/8",
      replies: {
        "GET /store/message/list": listed,
        "GET /store/message/details": () => pageOf(messages),
        "PUT /store/message/seen": () => ({ message: "Seen." }),
        "PUT /store/message/typing": () => ({ message: "Shown." }),
        "POST /store/message/send": async ({ message }) => {
          await arrival.promise;
          const answer = messageOf(2, { sender: store, message: String(message) });
          messages.unshift(answer);
          return { status: true, message: answer, conversation };
        },
      },
    });
    const field = await screen.findByRole("textbox", { name: "Write a message" });
    await userEvent.type(field, "In ten minutes{Enter}");
    expect(await screen.findByText("Is being sent")).toBeDefined();
    expect(field).toHaveProperty("value", "");
    arrival.resolve();
    expect(await screen.findByText("Sent")).toBeDefined();
    expect(screen.queryByText("Is being sent")).toBeNull();
  });

  test("one that the server refuses stays, with its reason, until somebody decides", async () => {
    await openTablet({
      permissions,
      path: "/vendor/messages/8",
      replies: {
        "GET /store/message/list": listed,
        "GET /store/message/details": () => pageOf([messageOf(1)]),
        "PUT /store/message/seen": () => ({ message: "Seen." }),
        "PUT /store/message/typing": () => ({ message: "Shown." }),
        "POST /store/message/send": () =>
          Response.json(
            { errors: [{ code: "chat_closed", message: "The order is over." }] },
            { status: 403 },
          ),
      },
    });
    const field = await screen.findByRole("textbox", { name: "Write a message" });
    await userEvent.type(field, "Thank you{Enter}");
    expect(await screen.findByText("Not sent: The order is over.")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(screen.queryByText("Thank you")).toBeNull();
  });

  test("begin from the ticket of an order, whose customer they reach", async () => {
    const order = testStoreOrder({ id: 100_431, is_guest: false });
    const sent = await openTablet({
      permissions,
      orders: [order],
      path: `/vendor/orders/${order.id}`,
      replies: {
        "GET /store/message/list": () => ({ ...listed(), total_size: 0, conversations: [] }),
        "GET /store/message/details": () => pageOf([], { conversation: null }),
        "POST /store/message/send": ({ message }) => ({
          ...{ status: true, conversation },
          message: messageOf(2, { sender: store, message: String(message) }),
        }),
      },
    });
    const [link] = await screen.findAllByRole("link", { name: "Message" });
    if (!link) throw new Error("The ticket has no link to its messages.");
    await userEvent.click(link);
    const field = await screen.findByRole("textbox", { name: "Write a message" });
    await userEvent.type(field, "No rocket today{Enter}");
    expect(await screen.findByText(/Write the first message/)).toBeDefined();
    expect(sent).toEqual([
      {
        endpoint: "POST /store/message/send",
        input: { order_id: order.id, message: "No rocket today" },
      },
    ]);
  });

  test("reach the courier and the desk from the ticket", async () => {
    const order = testStoreOrder({ id: 100_431, is_guest: false });
    const courier: Party = { id: 4, type: "delivery_man", name: "Noé", image_full_url: null };
    const sent = await openTablet({
      permissions,
      orders: [order],
      path: `/vendor/messages/order/${order.id}/courier`,
      replies: {
        "GET /store/message/list": () => ({ ...listed(), total_size: 0, conversations: [] }),
        "GET /store/message/details": () => pageOf([], { conversation: null, party: courier }),
        "POST /store/message/send": ({ message }) => ({
          ...{ status: true, conversation },
          message: messageOf(2, { sender: store, message: String(message) }),
        }),
      },
    });
    await screen.findByText("Write the first message to Noé.");
    const field = await screen.findByRole("textbox", { name: "Write a message" });
    await userEvent.type(field, "It waits at the bar{Enter}");
    await userEvent.click(await screen.findByRole("link", { name: "Back to the order" }));
    const [toDesk] = await screen.findAllByRole("link", { name: "Message to the desk" });
    expect(toDesk?.getAttribute("href")).toBe(`/vendor/messages/order/${order.id}/desk`);
    expect(sent).toEqual([
      {
        endpoint: "POST /store/message/send",
        input: {
          receiver_type: "delivery_man",
          order_id: order.id,
          message: "It waits at the bar",
        },
      },
    ]);
  });

  test("that are typed while the order ends stay, and nobody can send them", async () => {
    let isOver = false;
    const typed = Promise.withResolvers<void>();
    await openTablet({
      permissions,
      path: "/vendor/messages/8",
      replies: {
        "GET /store/message/list": listed,
        "GET /store/message/details": () => pageOf([messageOf(1)], { status: !isOver }),
        "PUT /store/message/seen": () => ({ message: "Seen." }),
        "PUT /store/message/typing": () => ({ message: "Shown." }),
        "POST /store/message/send": async () => {
          await typed.promise;
          isOver = true;
          const errors = [{ code: "chat_closed", message: "The order is over." }];
          return Response.json({ errors }, { status: 403 });
        },
      },
    });
    const field = await screen.findByRole("textbox", { name: "Write a message" });
    await userEvent.type(field, "One{Enter}Two");
    typed.resolve();
    await screen.findByText("You can write to each other while an order is in progress.");
    expect(field).toHaveProperty("value", "Two");
    expect(field).toHaveProperty("readOnly", true);
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(screen.getByText("Not sent: The order is over.")).toBeDefined();
    expect(field).toHaveProperty("value", "Two");
  });

  test("a phrase is written with one press and can be changed before it is sent", async () => {
    const sent = await openTablet({
      permissions,
      path: "/vendor/messages/8",
      replies: {
        "GET /store/message/list": listed,
        "GET /store/message/details": () => pageOf([messageOf(1)]),
        "PUT /store/message/seen": () => ({ message: "Seen." }),
        "PUT /store/message/typing": () => ({ message: "Shown." }),
        "GET /store/message/phrases": ({ receiver_type }) =>
          receiver_type === "customer" ? [{ id: 1, message: "Ten minutes more." }] : [],
        "POST /store/message/send": ({ message }) => ({
          ...{ status: true, conversation },
          message: messageOf(2, { sender: store, message: String(message) }),
        }),
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Ten minutes more." }));
    const field = screen.getByRole("textbox", { name: "Write a message" });
    expect(field).toHaveProperty("value", "Ten minutes more.");
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole("list", { name: "Phrases" })).toBeNull();
    await userEvent.type(field, " Sorry!{Enter}");
    const findSent = () => sent.find(({ endpoint }) => endpoint === "POST /store/message/send");
    await expect.poll(() => findSent()?.input.message).toBe("Ten minutes more. Sorry!");
  });

  test("begin with the desk from the list, without an order", async () => {
    await openTablet({
      permissions,
      path: "/vendor/messages",
      replies: { "GET /store/message/list": listed },
    });
    const link = await screen.findByRole("link", { name: "Write to the desk" });
    expect(link.getAttribute("href")).toBe("/vendor/messages/desk");
  });

  test("are not for a kitchen", async () => {
    const order = testStoreOrder({ id: 100_431, is_guest: false });
    await openTablet({ orders: [order], path: `/vendor/orders/${order.id}` });
    await screen.findByRole("heading", { name: /431/ });
    expect(screen.queryByRole("link", { name: /Messages?/ })).toBeNull();
  });
});
