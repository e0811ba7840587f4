import { fakeServer } from "@errand/core/testing-server";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { totalCount, unreadCount } from "./live-counts.ts";
import { LiveNotifications } from "./live-notifications.tsx";
import { NotificationBell } from "./notification-bell.tsx";
import type { Notification } from "./notification-groups.ts";
import { NotificationList } from "./notification-list.tsx";
import { NotificationsPanel } from "./notifications-panel.tsx";

const hour = 3_600_000;

function testNotification(id: number, changes: Partial<Notification> = {}): Notification {
  const target = { order_id: id, trip_id: null, conversation_id: null, link: null };
  return {
    id,
    title: `Your order #${id} is confirmed`,
    description: "The bakery has confirmed it.",
    data: { type: "order_status", ...target },
    image_full_url: null,
    is_seen: false,
    created_at: new Date(Date.now() - 60_000 * id).toISOString(),
    ...changes,
  };
}

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(24));
  for (const count of [unreadCount, totalCount]) count.set(0);
});

function show(content: ReactNode, replies: FakeReplies) {
  const calls = fakeApi(replies);
  renderApp(<ShopContext value={testShop()}>{content}</ShopContext>, {
    routes: { "/track-order": "The order", "/notifications": "All of them" },
  });
  return calls;
}

test("lists those of today and the earlier ones, and says which are new", async () => {
  const old = new Date(Date.now() - 72 * hour).toISOString();
  show(<NotificationList />, {
    "GET /customer/notifications": () => [
      testNotification(1, { created_at: new Date().toISOString() }),
      testNotification(2, { created_at: old, is_seen: true }),
    ],
  });
  expect(await screen.findByRole("heading", { name: "Today" })).toBeDefined();
  expect(screen.getByRole("heading", { name: "Earlier" })).toBeDefined();
  const [first, second] = screen.getAllByRole("link");
  expect(first?.textContent).toContain("New: Your order #1 is confirmed");
  expect(first?.textContent).toContain("Just now");
  expect(second?.textContent).not.toContain("New: ");
});

test("shows the newest notification of an order, with those before it on request", async () => {
  const ofOrder = (id: number) =>
    testNotification(id, {
      title: `Step ${id}`,
      created_at: new Date().toISOString(),
      data: { ...testNotification(7).data },
    });
  const calls = show(<NotificationList />, {
    "GET /customer/notifications": () => [
      // What an order earns comes after its state, and stands below it.
      { ...ofOrder(40), title: "6 points", data: { ...ofOrder(40).data, type: "loyalty_point" } },
      ...[ofOrder(30), testNotification(9), ofOrder(20), ofOrder(10)],
    ],
    "PUT /customer/notifications/seen": () => ({ unseen_count: 1 }),
  });
  const links = () => screen.getAllByRole("link").map((link) => link.textContent);
  await screen.findByText(/Step 30/);
  expect(links()).toEqual([
    expect.stringContaining("Step 30"),
    expect.stringContaining("Your order #9"),
  ]);
  await userEvent.click(screen.getByRole("button", { name: "3 more" }));
  expect(links().slice(1, 4)).toEqual([
    expect.stringContaining("6 points"),
    expect.stringContaining("Step 20"),
    expect.stringContaining("Step 10"),
  ]);
  await userEvent.click(screen.getByRole("link", { name: /Step 30/ }));
  expect(calls.at(-1)?.input).toEqual({ notification_id: 40 });
});

test("opens what it is about, and is seen then", async () => {
  const calls = show(<NotificationList />, {
    "GET /customer/notifications": () => [testNotification(7)],
    "PUT /customer/notifications/seen": () => ({ unseen_count: 0 }),
  });
  await userEvent.click(await screen.findByRole("link"));
  expect(await screen.findByText("The order")).toBeDefined();
  expect(calls.at(-1)).toMatchObject({
    endpoint: "PUT /customer/notifications/seen",
    input: { notification_id: 7 },
  });
});

test("marks all as read at once", async () => {
  const calls = show(<NotificationList />, {
    "GET /customer/notifications": () => [testNotification(1), testNotification(2)],
    "PUT /customer/notifications/seen": () => ({ unseen_count: 0 }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Mark all as read" }));
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByText("New:")).toBeNull();
  expect(calls.at(-1)?.input).toEqual({});
});

test("takes the mark back when the server refuses it, and says why", async () => {
  const toasts = readToasts();
  show(<NotificationList />, {
    "GET /customer/notifications": () => [testNotification(1)],
    "PUT /customer/notifications/seen": () => errorReply(404, "notification", "It is gone."),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Mark all as read" }));
  await vi.waitFor(() => expect(toasts).toEqual(["It is gone."]));
  expect(await screen.findByRole("button", { name: "Mark all as read" })).toBeDefined();
});

test("loads the list again after a failure", async () => {
  let fails = true;
  show(<NotificationList />, {
    "GET /customer/notifications": () =>
      fails ? errorReply(400, "unreadable", "") : [testNotification(1)],
  });
  const retry = await screen.findByRole("button", { name: "Try again" });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByRole("link")).toBeDefined();
});

test("a hidden tab listens only when it is the one chosen of them", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  let choose = () => {};
  const locks = {
    request: (_name: string, _options: object, hold: () => Promise<void>) =>
      new Promise<void>((resolve) => {
        choose = () => void hold().then(resolve);
      }),
  };
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  const calls = fakeApi({ "GET /customer/notifications/stream": () => new Promise(() => {}) });
  renderApp(<LiveNotifications />);
  expect(calls).toEqual([]);
  act(() => choose());
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  Reflect.deleteProperty(navigator, "locks");
  vi.restoreAllMocks();
});

test("says that there is nothing new", async () => {
  show(<NotificationList />, { "GET /customer/notifications": () => [] });
  expect(await screen.findByText("Nothing new")).toBeDefined();
});

test("the panel has the latest four and leads to all of them", async () => {
  const onClose = vi.fn();
  show(<NotificationsPanel open onClose={onClose} input={{ anchor: null }} />, {
    "GET /customer/notifications": () => [1, 2, 3, 4, 5, 6].map((id) => testNotification(id)),
  });
  const panel = within(await screen.findByRole("dialog", { name: "Notifications" }));
  expect(await panel.findAllByRole("listitem")).toHaveLength(4);
  await userEvent.click(panel.getByRole("link", { name: "See all" }));
  expect(onClose).toHaveBeenCalled();
});

test("the bell counts what is unseen but messages as it comes, and nothing for a guest", async () => {
  let send = (_count: number) => {};
  fakeServer(async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (count) => {
          const data = JSON.stringify({
            unseen_count: count + 1,
            latest_id: 1,
            unread_message_count: 5,
            total_count: count + 5,
          });
          controller.enqueue(
            new TextEncoder().encode(`event: notifications\ndata: ${data}\nid: 1\n\n`),
          );
        };
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  renderApp(
    <>
      <NotificationBell />
      <LiveNotifications />
    </>,
  );
  await vi.waitFor(() => expect(send.length).toBe(1));
  await vi.waitFor(() => send(2));
  expect(await screen.findByRole("button", { name: "Notifications (2)" })).toBeDefined();
  act(() => send(3));
  expect(await screen.findByRole("button", { name: "Notifications (3)" })).toBeDefined();
  act(() => store("token", null));
  expect(screen.queryByRole("button")).toBeNull();
});
