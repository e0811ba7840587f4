import { endpoints } from "@errand/core/contract";
import { afterEach, expect, vi } from "vitest";

const api = "/api/v1";
let misfits: string[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  const found = misfits;
  misfits = [];
  // Soft, so that the hooks after this one still run.
  expect.soft(found, "Replies that the contract does not have").toEqual([]);
});

/**
 * Stands in for the server. A good reply passes through the endpoint's schema, as on the server;
 * one that does not fit it fails the test.
 */
export function fakeServer<Asked extends Request | string = Request>(
  answer: (asked: Asked) => Response | Promise<Response>,
): void {
  vi.stubGlobal("fetch", async (asked: Asked) => {
    const response = await answer(asked);
    if (typeof asked === "string") return response;
    const { pathname } = new URL(asked.url);
    const isJson = response.headers.get("content-type")?.includes("json");
    if (!response.ok || !isJson || !pathname.startsWith(api)) return response;
    const endpoint = `${asked.method} ${pathname.slice(api.length)}`;
    const { status, headers } = response;
    return Response.json(contractReply(endpoint, await response.json()), {
      status,
      headers: { ...Object.fromEntries(headers), "content-type": "application/json" },
    });
  });
}

/** A reply that breaks the contract on purpose, as that of a faulty map service. */
export function offContract(body: unknown): Response {
  return new Response(JSON.stringify(body));
}

/** The reply as the server sends it: what the schema of the endpoint makes of `body`. */
function contractReply(asked: string, body: unknown): unknown {
  const found = endpoints.find(({ endpoint: { path } }) => pathPattern(path).test(asked));
  const read = found?.endpoint.reply.safeParse(body);
  if (read?.success) return read.data;
  const problems = read?.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  misfits.push(`${asked}: ${problems?.join("; ") ?? "there is no such endpoint"}`);
  return body;
}

/** Fits the name of an endpoint with anything in the place of `{id}`. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
}
