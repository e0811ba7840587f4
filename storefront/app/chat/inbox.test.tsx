import type { Message } from "@errand/core/chat/chat.types";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { Inbox } from "./inbox.tsx";
import { ada, bakery, testConversation, testMessage } from "./testing.ts";
import { changeUnsent } from "./unsent.ts";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  localStorage.clear();
  sessionStorage.clear();
  changeUnsent(() => []);
  store("token", "t".repeat(24));
});

const page = { limit: 20, offset: 1 };
const list = (...conversations: ReturnType<typeof testConversation>[]) => ({
  ...page,
  total_size: conversations.length,
  conversations,
});
const messages = (newestFirst: Message[], changes = {}) => ({
  ...page,
  total_size: newestFirst.length,
  messages: newestFirst,
  status: true,
  party: bakery,
  conversation: testConversation(),
  ...changes,
});

function show(query: string, replies: FakeReplies) {
  const calls = fakeApi({
    "GET /customer/message/list": () => list(testConversation()),
    "GET /customer/automated-message": () => ({ ...page, total_size: 0, data: [] }),
    // Nothing comes by the stream.
    "GET /customer/message/stream": () => new Promise<Response>(() => {}),
    "PUT /customer/message/seen": () => ({ message: "Seen" }),
    "PUT /customer/message/typing": () => ({ message: "Shown" }),
    ...replies,
  });
  renderApp(
    <ShopContext value={testShop()}>
      <Inbox />
    </ShopContext>,
    { at: "/settings", query },
  );
  return calls;
}

const field = () => screen.findByRole("textbox", { name: "Your message" });

test("lists the conversations with what is unread, and finds them by name", async () => {
  const calls = show("?page=inbox", {
    "GET /customer/message/search-list": () => list(),
  });
  const row = await screen.findByRole("link", { name: /The Bakery/ });
  expect(row.textContent).toContain("Message 1");
  expect(within(row).getByText("1 unread message")).toBeDefined();
  await userEvent.type(screen.getByRole("searchbox"), "nobody");
  expect(await screen.findByText("Nothing found")).toBeDefined();
  expect(calls.at(-1)?.input).toMatchObject({ name: "nobody" });
});

test("a search shows the message that it found", async () => {
  show("?page=inbox", {
    "GET /customer/message/search-list": () =>
      list(testConversation({ found: "Where is the blue umbrella?" })),
  });
  await screen.findByRole("link", { name: /The Bakery/ });
  await userEvent.type(
    screen.getByRole("searchbox", { name: "Search names and messages" }),
    "blue",
  );
  const row = await screen.findByRole("link", { name: /Found: Where is the blue umbrella\?/ });
  expect(row.textContent).not.toContain("Message 1");
});

test("says why there is nothing to read, and leads to the desk", async () => {
  show("?page=inbox", { "GET /customer/message/list": () => list() });
  expect(await screen.findByText("No messages yet")).toBeDefined();
  expect(screen.getByRole("link", { name: "Write to support" }).getAttribute("href")).toContain(
    "receiver_type=admin",
  );
});

test("loads the conversations again after a failure", async () => {
  let fails = true;
  show("?page=inbox", {
    "GET /customer/message/list": () =>
      fails ? errorReply(400, "unreadable", "") : list(testConversation()),
  });
  const retry = await screen.findByRole("button", { name: "Try again" });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByRole("link", { name: /The Bakery/ })).toBeDefined();
});

test("names whom one writes to before the first message", async () => {
  show("?page=inbox&receiver_type=vendor&receiver_id=5", {
    "GET /customer/message/details": () => messages([], { conversation: null }),
  });
  expect(await screen.findByRole("heading", { name: "The Bakery" })).toBeDefined();
  expect(screen.getByText(/The Bakery usually answers/)).toBeDefined();
});

test("shows the messages oldest first, and marks them as seen", async () => {
  const calls = show("?page=inbox&conversation_id=3", {
    "GET /customer/message/details": () =>
      messages([
        testMessage(2, { message: "<b>Second</b>" }),
        testMessage(1, { message: "First" }),
      ]),
  });
  const log = await screen.findByRole("log", { name: "Messages with The Bakery" });
  expect(log.textContent).toMatch(/First.*<b>Second<\/b>/);
  await vi.waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        endpoint: "PUT /customer/message/seen",
        input: { conversation_id: 3 },
      }),
    ),
  );
});

test("sends what was written, and shows it as sent", async () => {
  const calls = show("?page=inbox&conversation_id=3", {
    "GET /customer/message/details": () => messages([]),
    "POST /customer/message/send": () => ({
      status: true,
      message: testMessage(9, { sender: ada, message: "Is it ready?" }),
      conversation: testConversation(),
    }),
  });
  await userEvent.type(await field(), "  Is it ready? {Enter}");
  const log = screen.getByRole("log");
  expect(await within(log).findByText("Sent")).toBeDefined();
  expect(within(log).getAllByText("Is it ready?")).toHaveLength(1);
  const sent = calls.filter(({ endpoint }) => endpoint === "POST /customer/message/send");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get("Idempotency-Key")).toMatch(/./);
  expect(sessionStorage.getItem("unsent-messages")).toBeNull();
});

test("keeps a message that was refused, with the reason, to be sent again or deleted", async () => {
  show("?page=inbox&conversation_id=3", {
    "GET /customer/message/details": () => messages([]),
    "POST /customer/message/send": () =>
      errorReply(403, "chat_closed", "There is no order in progress."),
  });
  await userEvent.type(await field(), "Too late?{Enter}");
  const reason = "Not sent: There is no order in progress.";
  expect(await screen.findByText(reason)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(reason)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(screen.queryByText("Too late?")).toBeNull();
});

test("offers the desk where one may not write", async () => {
  show("?page=inbox&conversation_id=3", {
    "GET /customer/message/details": () => messages([], { status: false }),
  });
  expect(await screen.findByText(/while an order is in progress/)).toBeDefined();
  expect(screen.queryByRole("textbox", { name: "Your message" })).toBeNull();
  expect(screen.queryByText(/usually answers/)).toBeNull();
});
