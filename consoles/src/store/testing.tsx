import { newQueryClient } from "@errand/client/query-client.ts";
import type { StoreContract } from "@errand/core/contract.store";
import { storeFacts } from "@errand/core/endpoint-facts.store";
import type { StoreOrder } from "@errand/core/orders/staff-orders.types";
import type { StoreCapacity } from "@errand/core/stores/store-screen.contract";
import { testConfig } from "@errand/core/testing-config";
import { fakeServer, pathPattern } from "@errand/core/testing-server";
import type { Dictionary } from "@errand/core/translate";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { createServerMessages } from "@errand/ui/messages/messages.server.ts";
import { MessagesContext } from "@errand/ui/messages/messages.ts";
import { ToastHost } from "@errand/ui/toast-host.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router";
import { ConsoleContext, MemberContext, ShopContext } from "../console/console.ts";
import { createConsoleClient } from "../console/create-console-client.ts";
import "../console/register-messages.ts";
import { createScreenClient } from "../console/screen-client.ts";
import type { StaffMember } from "../console/staff-api.ts";
import { createStaffSession } from "../console/staff-session.ts";
import { StoreClientContext } from "./store-client.ts";
import { StoreProviders } from "./store-providers.tsx";
import { createStoreStaffApi } from "./store-staff-api.ts";
import { Tablet } from "./tablet.tsx";

const serverMessages = createServerMessages(
  import.meta.glob<Dictionary>("../**/*.{en,fr}.json", { eager: true, import: "default" }),
);

const cook: StaffMember = {
  id: 7,
  kind: "store_staff",
  name: "Lucia Ferri",
  email: "lucia@dalucia.test",
  phone: null,
  role: { key: "kitchen", name: "Kitchen" },
  permissions: ["orders"],
  store_id: 3,
  courier_id: null,
  zone_ids: null,
  has_second_step: true,
  created_at: "2026-11-01T09:00:00.000Z",
};

/** A store that never closes, neither paused nor busy. */
const quiet: StoreCapacity = {
  paused_until: null,
  pause_cause: null,
  pause_reason: null,
  busy: null,
  slot_capacity: null,
  full_slots: [],
  name: "Da Lucia",
  name_fr: "Da Lucia",
  schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    opening_time: "00:00:00",
    closing_time: "00:00:00",
  })),
  closed_dates: [],
  min_delivery_time: 15,
  max_delivery_time: 25,
  self_delivery_system: false,
  print_on_accept: "none",
};

/** `id` is that of the path. */
type Reply = (input: Record<string, unknown>, id: number) => Response | object | Promise<object>;

/** Nothing is sold out nor pushed, for tests of something else. */
const usualReplies: Record<string, Reply> = {
  "GET /store/push-subscription": () => ({ public_key: "key", is_active: false }),
  "GET /store/message/phrases": () => [],
  "GET /store/items-on-sale": () => ({ total_size: 0, limit: 10, offset: 1, items: [] }),
};

interface StreamEvent {
  event: string;
  data: object;
}

interface TabletOptions {
  path?: string;
  capacity?: Partial<StoreCapacity>;
  orders?: StoreOrder[];
  /** What else the stream states at its start. */
  events?: StreamEvent[];
  /** Other than those of a cook. */
  permissions?: string[];
  replies?: Record<string, Reply>;
}

/** Opens the tablet of a kitchen without its sound; returns the changes that it has sent. */
export async function openTablet({
  path = "/vendor",
  capacity,
  orders = [],
  events = [],
  permissions = cook.permissions,
  replies = {},
}: TabletOptions) {
  localStorage.setItem("console:store:token", "t".repeat(43));
  const sent: { endpoint: string; input: Record<string, unknown> }[] = [];
  fakeServer(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const endpoint = `${request.method} ${pathname.replace("/api/v1", "")}`;
    if (endpoint === "GET /store/stream")
      return streamOf({ ...quiet, ...capacity }, orders, events);
    const body = request.method === "GET" ? Object.fromEntries(searchParams) : await request.json();
    const found = Object.entries({ ...usualReplies, ...replies }).find(([name]) =>
      pathPattern(name).test(endpoint),
    );
    if (!found) throw new Error(`There is no reply for ${endpoint}.`);
    if (request.method !== "GET") sent.push({ endpoint, input: body });
    const id = Number(pathPattern(found[0]).exec(endpoint)?.groups?.id);
    const reply = await found[1](body, id);
    return reply instanceof Response ? reply : Response.json(reply);
  });
  const session = createStaffSession("store");
  const client = createConsoleClient<StoreContract>(storeFacts, session);
  const page = (
    <MessagesContext value={serverMessages("en")}>
      <QueryClientProvider client={newQueryClient()}>
        <ConsoleContext value={{ audience: "store", api: createStoreStaffApi(client), session }}>
          <ShopContext value={testConfig}>
            <MemberContext value={{ ...cook, permissions }}>
              <StoreClientContext value={createScreenClient(client)}>
                <MemoryRouter initialEntries={[path]}>
                  <Routes>
                    <Route
                      path="/vendor/*"
                      element={
                        <StoreProviders>
                          <Tablet />
                        </StoreProviders>
                      }
                    />
                  </Routes>
                </MemoryRouter>
                <ToastHost />
              </StoreClientContext>
            </MemberContext>
          </ShopContext>
        </ConsoleContext>
      </QueryClientProvider>
    </MessagesContext>
  );
  // Toasts read the messages of the page, which a tablet has loaded by then.
  await withMessages(
    ["board", "frame"],
    act(async () => render(page)),
  );
  await screen.findByText("Da Lucia");
  await userEvent.click(screen.getByRole("button", { name: "Only look at the orders" }));
  return sent;
}

/** The start of a stream, which stays open. */
function streamOf(capacity: StoreCapacity, orders: StoreOrder[], further: StreamEvent[]): Response {
  const events = [
    ...orders.map((order) => ({ event: "order", data: order })),
    { event: "capacity", data: capacity },
    ...further,
  ];
  const text = events
    .map(({ event, data }, index) => {
      return `id: ${index}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    })
    .join("");
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}
