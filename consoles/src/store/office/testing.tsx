import { newQueryClient } from "@errand/client/query-client.ts";
import type { StoreContract } from "@errand/core/contract.store";
import { storeFacts } from "@errand/core/endpoint-facts.store";
import type { Language } from "@errand/core/language";
import { testConfig } from "@errand/core/testing-config";
import { fakeServer, pathPattern } from "@errand/core/testing-server";
import type { Dictionary } from "@errand/core/translate";
import { createServerMessages } from "@errand/ui/messages/messages.server.ts";
import { MessagesContext } from "@errand/ui/messages/messages.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { ConsoleContext, MemberContext, ShopContext } from "../../console/console.ts";
import { createConsoleClient } from "../../console/create-console-client.ts";
import "../../console/register-messages.ts";
import { createScreenClient } from "../../console/screen-client.ts";
import { createStaffSession } from "../../console/staff-session.ts";
import { createPrinter } from "../printing/printer.ts";
import { findUsb } from "../printing/usb.ts";
import { PrinterContext } from "../printing/use-printer.ts";
import { StoreClientContext } from "../store-client.ts";
import { createStoreStaffApi } from "../store-staff-api.ts";

const serverMessages = createServerMessages(
  import.meta.glob<Dictionary>("../../**/*.{en,fr}.json", { eager: true, import: "default" }),
);

type Reply = (input: Record<string, unknown>) => Response | object;

interface SectionOptions {
  /** The query of the address. */
  at?: string;
  language?: Language;
  permissions?: string[];
}

/** Opens a section of the back office; returns the writes that it makes. */
export async function openSection(
  section: ReactNode,
  replies: Record<string, Reply>,
  { at = "", language = "en", permissions = ["*"] }: SectionOptions = {},
) {
  const writes: { endpoint: string; input: unknown }[] = [];
  fakeServer(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const endpoint = `${request.method} ${pathname.replace("/api/v1", "")}`;
    const input = await readInput(request, searchParams);
    if (request.method !== "GET") writes.push({ endpoint, input });
    const found = Object.entries(replies).find(([name]) => pathPattern(name).test(endpoint));
    const reply = found?.[1](input);
    if (!reply) throw new Error(`There is no reply for ${endpoint}.`);
    return reply instanceof Response ? reply : Response.json(reply);
  });
  const session = createStaffSession("store");
  const client = createConsoleClient<StoreContract>(storeFacts, session);
  const api = createStoreStaffApi(client);
  const printer = createPrinter(findUsb());
  printer.start();
  const page = (
    <MessagesContext value={serverMessages(language)}>
      <QueryClientProvider client={newQueryClient()}>
        <ConsoleContext value={{ audience: "store", api, session }}>
          <ShopContext value={testConfig}>
            <MemberContext value={{ ...testMember, permissions }}>
              <StoreClientContext value={createScreenClient(client)}>
                <MemoryRouter initialEntries={[`/vendor/office/section${at}`]}>
                  <PrinterContext value={printer}>{section}</PrinterContext>
                </MemoryRouter>
              </StoreClientContext>
            </MemberContext>
          </ShopContext>
        </ConsoleContext>
      </QueryClientProvider>
    </MessagesContext>
  );
  // Some of its screens are chunks of their own.
  await act(async () => render(page));
  return writes;
}

async function readInput(request: Request, query: URLSearchParams) {
  const type = request.headers.get("content-type") ?? "";
  if (type.startsWith("multipart/")) return Object.fromEntries(await request.formData());
  return request.body ? request.json() : Object.fromEntries(query);
}

const testMember: StoreContract["GET /store/me"]["reply"] = {
  id: 7,
  kind: "store_staff",
  name: "Lucia Ferri",
  email: "lucia@dalucia.test",
  phone: null,
  role: { key: "owner", name: "Owner" },
  permissions: ["*"],
  store_id: 3,
  courier_id: null,
  zone_ids: null,
  has_second_step: true,
  created_at: "2026-11-01T09:00:00.000Z",
};
