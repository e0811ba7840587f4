import { newQueryClient } from "@errand/client/query-client.ts";
import type { Config } from "@errand/core/config/config.contract";
import type { DeskContract } from "@errand/core/contract.desk";
import { deskFacts } from "@errand/core/endpoint-facts.desk";
import type { Language } from "@errand/core/language";
import { testConfig } from "@errand/core/testing-config";
import { fakeServer, pathPattern } from "@errand/core/testing-server";
import type { Dictionary } from "@errand/core/translate";
import { createServerMessages } from "@errand/ui/messages/messages.server.ts";
import { MessagesContext } from "@errand/ui/messages/messages.ts";
import { ToastHost } from "@errand/ui/toast-host.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { ConsoleContext, MemberContext, ShopContext } from "../console/console.ts";
import { createConsoleClient } from "../console/create-console-client.ts";
import "../console/register-messages.ts";
import { createScreenClient } from "../console/screen-client.ts";
import type { StaffMember } from "../console/staff-api.ts";
import { createStaffSession } from "../console/staff-session.ts";
import { DeskRoutes } from "./desk-app.tsx";
import { DeskClientContext } from "./desk-client.ts";
import { DeskProviders } from "./desk-providers.tsx";
import { createDeskStaffApi } from "./desk-staff-api.ts";

const serverMessages = createServerMessages(
  import.meta.glob<Dictionary>("../**/*.{en,fr}.json", { eager: true, import: "default" }),
);

const operator: StaffMember = {
  id: 7,
  kind: "operator",
  name: "Julie Sarrade",
  email: "julie@belrive.test",
  phone: null,
  role: { key: "owner", name: "Owner" },
  permissions: ["*"],
  store_id: null,
  courier_id: null,
  zone_ids: null,
  has_second_step: true,
  created_at: "2026-11-01T09:00:00.000Z",
};

/** `id` is that of the path. */
type Reply = (input: Record<string, unknown>, id: number) => Response | object | Promise<object>;

interface DeskOptions {
  language?: Language;
  permissions?: string[];
  replies?: Record<string, Reply>;
  /** What is different in this shop. */
  shop?: Partial<Config>;
}

/** The desk has no phrases, for tests of something else. */
const usualReplies: Record<string, Reply> = { "GET /desk/message/phrases": () => [] };

/**
 * Opens the desk at a path such as `/desk/audit`. Returns the changes that it has sent, and `tell`,
 * which lets its stream say something.
 */
export async function openDesk(
  path: string,
  { language = "en", permissions = operator.permissions, replies = {}, shop = {} }: DeskOptions,
) {
  localStorage.setItem("console:desk:token", "t".repeat(43));
  const sent: { endpoint: string; input: Record<string, unknown> }[] = [];
  const stream = openStream();
  fakeServer(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const endpoint = `${request.method} ${pathname.replace("/api/v1", "")}`;
    if (endpoint === "GET /desk/stream") return stream.response;
    const body = request.body ? await request.json() : Object.fromEntries(searchParams);
    if (request.method !== "GET") sent.push({ endpoint, input: body });
    const found = Object.entries({ ...usualReplies, ...replies }).find(([name]) =>
      pathPattern(name).test(endpoint),
    );
    if (!found) throw new Error(`There is no reply for ${endpoint}.`);
    const id = Number(pathPattern(found[0]).exec(endpoint)?.groups?.id);
    const reply = await found[1](body, id);
    return reply instanceof Response ? reply : Response.json(reply);
  });
  const session = createStaffSession("desk");
  const client = createConsoleClient<DeskContract>(deskFacts, session);
  const page = (
    <MessagesContext value={serverMessages(language)}>
      <QueryClientProvider client={newQueryClient()}>
        <ConsoleContext value={{ audience: "desk", api: createDeskStaffApi(client), session }}>
          <ShopContext value={{ ...testConfig, ...shop }}>
            <MemberContext value={{ ...operator, permissions }}>
              <DeskClientContext value={createScreenClient(client)}>
                <MemoryRouter initialEntries={[path]}>
                  <DeskProviders>
                    <DeskRoutes />
                  </DeskProviders>
                  <ToastHost />
                </MemoryRouter>
              </DeskClientContext>
            </MemberContext>
          </ShopContext>
        </ConsoleContext>
      </QueryClientProvider>
    </MessagesContext>
  );
  // Its sections are chunks of their own.
  await act(async () => render(page));
  return { sent, tell: stream.tell };
}

/** A stream that stays open. */
function openStream() {
  let count = 0;
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    response: new Response(readable, { headers: { "content-type": "text/event-stream" } }),
    async tell(event: string, data: object) {
      count += 1;
      const text = `id: ${count}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      await act(() => writer.write(encoder.encode(text)));
    },
  };
}
