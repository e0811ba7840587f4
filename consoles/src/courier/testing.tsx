import { newQueryClient } from "@errand/client/query-client.ts";
import type { CourierContract } from "@errand/core/contract.courier";
import { courierFacts } from "@errand/core/endpoint-facts.courier";
import type { Job } from "@errand/core/orders/staff-orders.types";
import { testConfig } from "@errand/core/testing-config";
import { fakeServer, pathPattern } from "@errand/core/testing-server";
import type { Dictionary } from "@errand/core/translate";
import { createServerMessages } from "@errand/ui/messages/messages.server.ts";
import { MessagesContext } from "@errand/ui/messages/messages.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach } from "vitest";
import { ConsoleContext, MemberContext, ShopContext } from "../console/console.ts";
import { createConsoleClient } from "../console/create-console-client.ts";
import "../console/register-messages.ts";
import { createScreenClient } from "../console/screen-client.ts";
import type { ShopSettings, StaffMember } from "../console/staff-api.ts";
import { createStaffSession } from "../console/staff-session.ts";
import { Phone } from "./courier-app.tsx";
import { CourierClientContext } from "./courier-client.ts";
import { CourierProviders } from "./courier-providers.tsx";

const serverMessages = createServerMessages(
  import.meta.glob<Dictionary>("../**/*.{en,fr}.json", { eager: true, import: "default" }),
);

const courier: StaffMember = {
  id: 9,
  kind: "courier",
  name: "Noé Morel",
  email: "noe@belrive.test",
  phone: null,
  role: null,
  permissions: [],
  store_id: null,
  courier_id: 4,
  zone_ids: null,
  has_second_step: true,
  created_at: "2026-11-01T09:00:00.000Z",
};

type Input<E extends keyof CourierContract> = CourierContract[E]["input"];

// What was not sent is not sent by the next test.
afterEach(() => localStorage.clear());

/** `id` is that of the path. */
type Reply = (input: Record<string, unknown>, id: number) => Response | object;

interface StreamEvent {
  event: string;
  data: object;
}

interface PhoneOptions {
  path?: string;
  isOn?: boolean;
  jobs?: Job[];
  /** What its stream says after the jobs. */
  events?: StreamEvent[];
  /** What it says once that is known. */
  later?: Promise<StreamEvent>;
  /** What differs from the usual shop. */
  shop?: Partial<ShopSettings>;
  replies?: Record<string, Reply>;
}

/** Opens the phone of a courier without its sound; returns the changes that it has sent. */
export async function openPhone({
  path = "/courier",
  isOn = true,
  jobs = [],
  events = [],
  later,
  shop = {},
  replies = {},
}: PhoneOptions) {
  localStorage.setItem("console:courier:token", "t".repeat(43));
  const usualReplies: Record<string, Reply> = {
    "GET /courier/duty": () => ({
      on: isOn,
      since: isOn ? "2026-11-27T17:00:00.000Z" : null,
      vehicle_id: 2,
    }),
    "GET /get-vehicles": () => [
      { id: 1, type: "Bicycle" },
      { id: 2, type: "Cargo bicycle" },
    ],
    "GET /courier/jobs": ({ state }) => {
      const listed = jobs.filter((job) => (job.state === "offered") === (state === "offered"));
      return { total_size: listed.length, jobs: listed };
    },
    "GET /courier/route": () => ({ version: 1, stops: [], to_hand_over: [] }),
    "GET /courier/jobs/{id}/route": () => ({ stops: [] }),
    "GET /courier/message/phrases": () => [],
    "GET /courier/earnings": () => ({ earned: 0, days: [], entries: [] }),
    "GET /courier/payouts": () => ({
      ...{ total_size: 1, limit: 10, offset: 1, due: 61.5, next_day: "2026-12-02" },
      payouts: [{ id: 8, amount: 240, at: "2026-11-25T09:00:00.000Z" }],
    }),
    "GET /courier/payout-account": () => ({ account: null, pending: null }),
    "GET /courier/profile": () => ({
      ...{ name: "Noé Morel", phone: "+33612345678", image_full_url: null, vehicle_id: 2 },
      ...{ avg_rating: 4.8, rating_count: 31, reviews: [] },
    }),
    "GET /courier/cash": () => ({ cash: 42, limit: 200, entries: [] }),
  };
  const sent: { endpoint: string; input: Record<string, unknown> }[] = [];
  fakeServer(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const endpoint = `${request.method} ${pathname.replace("/api/v1", "")}`;
    if (endpoint === "GET /courier/stream") return streamOf(jobs, events, later);
    if (!pathname.startsWith("/api/")) return new Response(null, { status: 404 });
    const body = await bodyOf(request, searchParams);
    const found = Object.entries({ ...usualReplies, ...replies }).find(([name]) =>
      pathPattern(name).test(endpoint),
    );
    if (!found) throw new Error(`There is no reply for ${endpoint}.`);
    if (request.method !== "GET") sent.push({ endpoint, input: body });
    const id = Number(pathPattern(found[0]).exec(endpoint)?.groups?.id);
    const reply = found[1](body, id);
    return reply instanceof Response ? reply : Response.json(reply);
  });
  const session = createStaffSession("courier");
  const client = createConsoleClient<CourierContract>(courierFacts, session);
  const api = {
    signIn: (input: Input<"POST /courier/auth/login">) =>
      client.call("POST /courier/auth/login", input),
    signOut: () => client.call("POST /courier/auth/logout"),
    beginSecondStep: () => client.call("POST /courier/auth/totp/begin"),
    finishSecondStep: (input: Input<"POST /courier/auth/totp/finish">) =>
      client.call("POST /courier/auth/totp/finish", input),
    forgotPassword: (input: Input<"POST /courier/auth/forgot-password">) =>
      client.call("POST /courier/auth/forgot-password", input),
    resetPassword: (input: Input<"PUT /courier/auth/reset-password">) =>
      client.call("PUT /courier/auth/reset-password", input),
    readMe: () => client.call("GET /courier/me"),
    changeMe: (input: Input<"PUT /courier/me">) => client.call("PUT /courier/me", input),
    changePassword: (input: Input<"PUT /courier/password">) =>
      client.call("PUT /courier/password", input),
    readDevices: () => client.call("GET /courier/sessions"),
    endDevice: (input: Input<"DELETE /courier/sessions/{id}">) =>
      client.call("DELETE /courier/sessions/{id}", input),
    endOtherDevices: () => client.call("DELETE /courier/sessions"),
    readPush: () => client.call("GET /courier/push-subscription"),
    subscribePush: (input: Input<"PUT /courier/push-subscription">) =>
      client.call("PUT /courier/push-subscription", input),
    unsubscribePush: () => client.call("DELETE /courier/push-subscription"),
    readShop: () => client.call("GET /config"),
  };
  const page = (
    <MessagesContext value={serverMessages("en")}>
      <QueryClientProvider client={newQueryClient()}>
        <ConsoleContext value={{ audience: "courier", api, session }}>
          <ShopContext value={{ ...testConfig, ...shop }}>
            <MemberContext value={courier}>
              <CourierClientContext value={createScreenClient(client)}>
                <MemoryRouter initialEntries={[path]}>
                  <CourierProviders>
                    <Phone />
                  </CourierProviders>
                </MemoryRouter>
              </CourierClientContext>
            </MemberContext>
          </ShopContext>
        </ConsoleContext>
      </QueryClientProvider>
    </MessagesContext>
  );
  await act(async () => render(page));
  await screen.findByRole("heading", { level: 1 });
  return sent;
}

async function bodyOf(request: Request, search: URLSearchParams) {
  if (request.method === "GET") return Object.fromEntries(search);
  const isForm = request.headers.get("content-type")?.includes("form-data");
  return isForm ? Object.fromEntries(await request.formData()) : request.json();
}

/** The start of a stream, which stays open. */
function streamOf(
  jobs: Job[],
  further: StreamEvent[],
  later: Promise<StreamEvent> | undefined,
): Response {
  const events = jobs.map((job) => ({ event: "job", data: { job_id: job.id, job } }));
  const toText = ({ event, data }: StreamEvent, id: number) =>
    `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  const texts = [...events, ...further].map(toText);
  const body = new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      send(`: hello\n\n${texts.join("")}`);
      void later?.then((event) => send(toText(event, texts.length)));
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}
