import { newQueryClient } from "@errand/client/query-client.ts";
import type { StoreContract } from "@errand/core/contract.store";
import { storeFacts } from "@errand/core/endpoint-facts.store";
import { testConfig } from "@errand/core/testing-config";
import { fakeServer, pathPattern } from "@errand/core/testing-server";
import type { Dictionary } from "@errand/core/translate";
import type { Trip } from "@errand/core/trips/trips.types";
import { createServerMessages } from "@errand/ui/messages/messages.server.ts";
import { MessagesContext } from "@errand/ui/messages/messages.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { ConsoleContext, MemberContext, ShopContext } from "../../console/console.ts";
import { createConsoleClient } from "../../console/create-console-client.ts";
import "../../console/register-messages.ts";
import { createScreenClient } from "../../console/screen-client.ts";
import type { StaffMember } from "../../console/staff-api.ts";
import { createStaffSession } from "../../console/staff-session.ts";
import { testFleetVehicle } from "../../console/testing-trips.ts";
import { StoreClientContext } from "../store-client.ts";
import { createStoreStaffApi } from "../store-staff-api.ts";
import { RentalRoutes } from "./rental-app.tsx";
import { RentalProviders } from "./rental-providers.tsx";

const serverMessages = createServerMessages(
  import.meta.glob<Dictionary>("../../**/*.{en,fr}.json", { eager: true, import: "default" }),
);

const member: StaffMember = {
  id: 7,
  kind: "rental_staff",
  name: "Yann Bosquet",
  email: "yann@harbour.test",
  phone: null,
  role: { key: "owner", name: "Owner" },
  permissions: ["*"],
  store_id: 40,
  courier_id: null,
  zone_ids: null,
  has_second_step: true,
  created_at: "2026-11-01T09:00:00.000Z",
};

/** `id` is that of the path. */
type Reply = (input: Record<string, unknown>, id: number) => Response | object;

const usualReplies: Record<string, Reply> = {
  "GET /provider/vehicles": () => toPage({ vehicles: [testFleetVehicle()] }),
  "GET /provider/drivers": () => [],
  "GET /store/message/phrases": () => [],
};

/** A list that has one page. */
export function toPage<List extends Record<string, unknown[]>>(list: List) {
  return { total_size: Object.values(list)[0]?.length ?? 0, limit: 100, offset: 1, ...list };
}

interface StreamEvent {
  event: string;
  data: unknown;
}

interface RentalOptions {
  path: string;
  /** Those that the stream states. */
  trips?: Trip[];
  permissions?: string[];
  /** What else the stream states. */
  events?: StreamEvent[];
  /** The server cannot be heard. */
  isSilent?: boolean;
  replies?: Record<string, Reply>;
}

/** Opens the console of a provider; returns the changes that it has sent. */
export async function openRental({
  path,
  trips = [],
  permissions = ["*"],
  events = [],
  isSilent = false,
  replies = {},
}: RentalOptions) {
  localStorage.setItem("console:store:token", "t".repeat(43));
  const sent: { endpoint: string; input: unknown }[] = [];
  fakeServer(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const endpoint = `${request.method} ${pathname.replace("/api/v1", "")}`;
    if (endpoint === "GET /provider/stream") {
      return isSilent
        ? new Response(null, { status: 503 })
        : toStream([...trips.map((trip) => ({ event: "trip", data: trip })), ...events]);
    }
    const input =
      request.method === "GET" ? Object.fromEntries(searchParams) : await readBody(request);
    const found = Object.entries({ ...usualReplies, ...replies }).find(([name]) =>
      pathPattern(name).test(endpoint),
    );
    if (!found) throw new Error(`There is no reply for ${endpoint}.`);
    if (request.method !== "GET") sent.push({ endpoint, input });
    const id = Number(pathPattern(found[0]).exec(endpoint)?.groups?.id);
    const reply = found[1](input, id);
    return reply instanceof Response ? reply : Response.json(reply);
  });
  const session = createStaffSession("store");
  const client = createConsoleClient<StoreContract>(storeFacts, session);
  const page = (
    <MessagesContext value={serverMessages("en")}>
      <QueryClientProvider client={newQueryClient()}>
        <ConsoleContext value={{ audience: "store", api: createStoreStaffApi(client), session }}>
          <ShopContext value={testConfig}>
            <MemberContext value={{ ...member, permissions }}>
              <StoreClientContext value={createScreenClient(client)}>
                <RentalProviders>
                  <MemoryRouter initialEntries={[path]}>
                    <RentalRoutes />
                  </MemoryRouter>
                </RentalProviders>
              </StoreClientContext>
            </MemberContext>
          </ShopContext>
        </ConsoleContext>
      </QueryClientProvider>
    </MessagesContext>
  );
  // Sections are chunks of their own.
  await act(async () => render(page));
  return sent;
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  return text === "" ? {} : JSON.parse(text);
}

/** The start of a stream, which stays open. */
function toStream(events: StreamEvent[]): Response {
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
