import { newQueryClient } from "@errand/client/query-client.ts";
import type { DemoStaffAccount } from "@errand/core/config/config.contract";
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
import { afterEach } from "vitest";
import { ConsoleContext } from "./console.ts";
import { ConsoleApp } from "./console-app.tsx";
import { ConsoleShell } from "./console-shell.tsx";
import { createConsoleClient } from "./create-console-client.ts";
import "./register-messages.ts";
import type { StaffApi } from "./staff-api.ts";
import { createStaffSession } from "./staff-session.ts";

const serverMessages = createServerMessages(
  import.meta.glob<Dictionary>("../**/*.{en,fr}.json", { eager: true, import: "default" }),
);
export const key = "console:store:token";
export const token = "t".repeat(43);

afterEach(() => localStorage.clear());

export const member = {
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

type Reply = (input: Record<string, string>, headers: Headers) => Response | object;

/** Opens the console of a store; returns the calls that it has made. */
export async function openConsole(
  replies: Record<string, Reply>,
  { language = "en", demoStaff }: { language?: Language; demoStaff?: DemoStaffAccount[] } = {},
) {
  const calls: { endpoint: string; input: Record<string, string> }[] = [];
  fakeServer(async (request) => {
    const endpoint = `${request.method} ${new URL(request.url).pathname.replace("/api/v1", "")}`;
    // Most tests are not about the settings of the shop.
    if (endpoint === "GET /config") return Response.json(shopOf(demoStaff));
    const input = request.body ? await request.json() : {};
    calls.push({ endpoint, input });
    const found = Object.entries(replies).find(([name]) => pathPattern(name).test(endpoint));
    const reply = found?.[1](input, request.headers);
    if (!reply) throw new Error(`There is no reply for ${endpoint}.`);
    return reply instanceof Response ? reply : Response.json(reply);
  });
  const session = createStaffSession("store");
  const { call } = createConsoleClient<StoreContract>(storeFacts, session);
  const api: StaffApi = {
    signIn: (input) => call("POST /store/auth/login", input),
    signOut: () => call("POST /store/auth/logout"),
    beginSecondStep: () => call("POST /store/auth/totp/begin"),
    finishSecondStep: (input) => call("POST /store/auth/totp/finish", input),
    forgotPassword: (input) => call("POST /store/auth/forgot-password", input),
    resetPassword: (input) => call("PUT /store/auth/reset-password", input),
    readMe: () => call("GET /store/me"),
    changeMe: (input) => call("PUT /store/me", input),
    changePassword: (input) => call("PUT /store/password", input),
    readDevices: () => call("GET /store/sessions"),
    endDevice: (input) => call("DELETE /store/sessions/{id}", input),
    endOtherDevices: () => call("DELETE /store/sessions"),
    readShop: () => call("GET /config"),
    readPush: () => call("GET /store/push-subscription"),
    subscribePush: (input) => call("PUT /store/push-subscription", input),
    unsubscribePush: () => call("DELETE /store/push-subscription"),
  };
  const page = (
    <MessagesContext value={serverMessages(language)}>
      <QueryClientProvider client={newQueryClient()}>
        <ConsoleContext value={{ audience: "store", api, session }}>
          <ConsoleApp>
            <ConsoleShell>
              <p>The orders</p>
            </ConsoleShell>
          </ConsoleApp>
        </ConsoleContext>
      </QueryClientProvider>
    </MessagesContext>
  );
  // Its first screen is a chunk of its own.
  await act(async () => render(page));
  return calls;
}

export function failure(status: number, code: string, message: string): Response {
  return Response.json({ errors: [{ code, message }] }, { status });
}

export function refusal(error: { code: string; field: string; message: string }): Response {
  return Response.json({ errors: [error] }, { status: 422 });
}

function shopOf(staff: DemoStaffAccount[] | undefined) {
  if (!staff) return testConfig;
  return { ...testConfig, demo: true, demo_info: { otp: "123456", accounts: [], staff } };
}
