import { afterEach, expect, vi } from "vitest";
import { endpoints } from "./contract.ts";

const api = "/api/v1";
let violations: string[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  const found = violations;
  violations = [];
  // Soft, so that the hooks after this one still run.
  expect.soft(found, "replies that violate the contract").toEqual([]);
});

/**
 * Replaces the server. A successful reply is parsed by the endpoint's schema, as on the server; a
 * reply that violates it fails the test.
 */
export function fakeServer<Requested extends Request | string = Request>(
  respond: (request: Requested) => Response | Promise<Response>,
): void {
  vi.stubGlobal("fetch", async (request: Requested) => {
    const response = await respond(request);
    if (typeof request === "string") return response;
    const { pathname } = new URL(request.url);
    const isJson = response.headers.get("content-type")?.includes("json");
    if (!response.ok || !isJson || !pathname.startsWith(api)) return response;
    const endpoint = `${request.method} ${pathname.slice(api.length)}`;
    const { status, headers } = response;
    return Response.json(contractReply(endpoint, await response.json()), {
      status,
      headers: { ...Object.fromEntries(headers), "content-type": "application/json" },
    });
  });
}

/** A reply that violates the contract on purpose, like that of a broken map service. */
export function invalidReply(body: unknown): Response {
  return new Response(JSON.stringify(body));
}

/** The reply as the server sends it: what the schema of the endpoint makes of `body`. */
function contractReply(endpoint: string, body: unknown): unknown {
  const found = endpoints.find((each) => pathPattern(each.endpoint.path).test(endpoint));
  const parsed = found?.endpoint.reply.safeParse(body);
  if (parsed?.success) return parsed.data;
  const problems = parsed?.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  violations.push(`${endpoint}: ${problems?.join("; ") ?? "there is no such endpoint"}`);
  return body;
}

/** Matches the name of an endpoint with any value for `{id}`, which is its group `id`. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
}
