import { createHash } from "node:crypto";
import { endpoints } from "@errand/core/contract";
import { type Endpoint, isAuthPath, isForStaff, isWrite, readsBody } from "@errand/core/endpoint";
import { AppError, type ErrorResponse } from "@errand/core/errors";
import type { StaffAudience } from "@errand/core/principals";
import { deskBulk, storeBulk } from "@errand/core/store-desk/bulk.contract";
import type { Api } from "../requests/api.ts";
import { serveResponse } from "../requests/serve.ts";

/** What is too grave to be done a hundred times by one tap. */
const single = /\/(?:staff|refunds?|credit|payouts?|payout-account|me|password|sessions)(?:\/|$)/;

/** One action on several things, each a call of its own to this API (contract 7.1). */
export function bulkRoutes(api: Api) {
  serveBulk(api, storeBulk);
  serveBulk(api, deskBulk);
}

function serveBulk(api: Api, bulk: typeof storeBulk | typeof deskBulk) {
  const { staff: audience } = bulk.allow;
  const actions = new Map(
    endpoints
      .map(({ endpoint }) => endpoint)
      .filter((endpoint) => isBulkAction(endpoint, audience))
      .map((endpoint) => [endpoint.path as string, endpoint]),
  );

  serveResponse(api, bulk, async ({ action, rows }, { address, token, language }, c) => {
    const endpoint = actions.get(action);
    if (!endpoint) throw new AppError("route_not_found", { field: "action" });
    const key = c.req.header("idempotency-key") ?? "";
    const headers = { authorization: `Bearer ${token}`, "accept-language": language };
    const results: Result[] = [];
    // In turn: a hundred at once would take the connections of everybody else.
    for (const { id, input = {} } of rows) {
      const request = toRequest(
        api.settings.url,
        endpoint,
        { id, input },
        {
          ...headers,
          "idempotency-key": rowKey(key, action, id),
        },
      );
      const response = await api.app.fetch(request, { address });
      results.push(await toResult(id, response));
    }
    return c.json(bulk.reply.parse({ results }));
  });
}

interface Result {
  id: number;
  status: number;
  message?: string;
  errors?: ErrorResponse[];
}

function isBulkAction(endpoint: Endpoint, audience: StaffAudience): boolean {
  const { allow, path } = endpoint;
  const isOfAudience = isForStaff(allow) && allow.staff === audience;
  const isOne = path.includes("{id}") && !isAuthPath(endpoint) && !single.test(path);
  return isOfAudience && isOne && isWrite(endpoint);
}

/** The same row of a repeated request has the same key, and another row another one. */
function rowKey(key: string, action: string, id: number): string {
  return createHash("sha256").update(`${key} ${action} ${id}`).digest("base64url");
}

function toRequest(
  url: string,
  endpoint: Endpoint,
  { id, input }: { id: number; input: Record<string, unknown> },
  headers: Record<string, string>,
): Request {
  const [method = "", path = ""] = endpoint.path.split(" ");
  const target = new URL(`/api/v1${path.replace("{id}", String(id))}`, url);
  if (readsBody(endpoint)) {
    const body = JSON.stringify(input);
    return new Request(target, {
      ...{ method, body },
      headers: { ...headers, "content-type": "application/json" },
    });
  }
  for (const [name, value] of Object.entries(input)) target.searchParams.set(name, String(value));
  return new Request(target, { method, headers });
}

async function toResult(id: number, response: Response): Promise<Result> {
  const body = response.status === 204 ? {} : ((await response.json()) as Partial<Result>);
  return {
    ...{ id, status: response.status },
    ...(typeof body.message === "string" && { message: body.message }),
    ...(body.errors && { errors: body.errors }),
  };
}
