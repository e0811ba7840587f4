import type { Endpoint } from "@errand/core/endpoint";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type * as z from "zod";
import { inTransaction } from "../database/database.ts";
import { claimKey, type StoredReply, storeReply } from "../idempotency/idempotency.ts";
import type { Api } from "./api.ts";
import { type CheckedCall, checker, isWrite } from "./check-call.ts";
import type { RequestContext } from "./request-context.ts";
import { cacheable, json } from "./responses.ts";
import { sendError } from "./send-error.ts";

type Handler<E extends Endpoint, Known> = (
  input: z.output<E["input"]>,
  ctx: RequestContext<E>,
  known: Known,
) => Promise<z.input<E["reply"]>>;

type Ahead<E extends Endpoint, Known> = (
  input: z.output<E["input"]>,
  ctx: RequestContext<E>,
) => Promise<Known>;

/**
 * Answers an endpoint: checks in the order of contract 1.3, then lets `handle` find, decide and
 * write. A write runs in one transaction together with its idempotency key, so that it happens once
 * or not at all. The reply is parsed by the contract before it leaves.
 */
export function serve<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handle: Handler<E, undefined>,
): void {
  serveAfter(api, endpoint, async () => undefined, handle);
}

/**
 * As `serve`, for a write that has to ask an outside service: that is done in `ahead`, once and
 * before the transaction, which would hold a connection while the answer is waited for.
 */
export function serveAfter<E extends Endpoint, Known>(
  api: Api,
  endpoint: E,
  ahead: Ahead<E, Known>,
  handle: Handler<E, Known>,
): void {
  const check = checker(api, endpoint);
  const writes = isWrite(endpoint);
  const status = (endpoint.status ?? 200) as ContentfulStatusCode;

  const ask = ({ input, ctx }: CheckedCall) =>
    ahead(input as z.output<E["input"]>, ctx as RequestContext<E>);
  const answer = async ({ input, ctx }: CheckedCall, known: Known): Promise<string> => {
    const reply = await handle(input as z.output<E["input"]>, ctx as RequestContext<E>, known);
    return JSON.stringify(endpoint.reply.parse(reply));
  };
  const read = async (call: CheckedCall) => answer(call, await ask(call));

  const write = async (call: CheckedCall): Promise<StoredReply & { replayed: boolean }> => {
    // Thrown only when the key is new: a repeated request may fail this check after its first success.
    const known = await ask(call).then(
      (value) => () => value,
      (error: unknown) => () => Promise.reject(error),
    );
    const done = await inTransaction(call.ctx.db, async (tx) => {
      call.committed.length = 0;
      if (call.keyed) {
        const stored = await claimKey(tx, call.keyed);
        if (stored) return { ...stored, replayed: true };
      }
      const body = await answer({ ...call, ctx: { ...call.ctx, db: tx } }, await known());
      const reply = { status, body };
      if (call.keyed) await storeReply(tx, call.keyed, reply);
      return { ...reply, replayed: false };
    });
    for (const act of call.committed) await act();
    return done;
  };

  route(api, endpoint, async (c) => {
    const call = await check(c);
    if (writes) {
      const { status, body, replayed } = await write(call);
      if (replayed) c.header("Idempotent-Replayed", "true");
      return json(c, body, status, "no-store");
    }
    if (endpoint.allow !== "anyone" || endpoint.isRead) {
      return json(c, await read(call), status, "no-store");
    }
    const reply = await api.responseCache.get(replyKey(endpoint, call), call.ctx.now, () =>
      read(call),
    );
    return cacheable(c, endpoint.maxAge?.(call.input) ?? 60, reply);
  });
}

/** Serves a stream endpoint: after the same checks, `open` writes events until the client disconnects. */
export function serveStream<E extends Endpoint>(
  api: Api,
  endpoint: E,
  open: (input: z.output<E["input"]>, ctx: RequestContext<E>, c: Context) => Promise<Response>,
): void {
  const check = checker(api, endpoint);
  route(api, endpoint, async (c) => {
    const { input, ctx } = await check(c);
    c.header("Cache-Control", "no-store");
    return open(input as z.output<E["input"]>, ctx as RequestContext<E>, c);
  });
}

function route(api: Api, endpoint: Endpoint, answer: (c: Context) => Promise<Response>) {
  const [method, path] = endpoint.path.split(" ") as [string, string];
  const honoPath = path.replaceAll(/\{(\w+)\}/g, ":$1");
  api.served.add(endpoint.path);
  api.app.on(method, honoPath, async (c) => {
    try {
      return await answer(c);
    } catch (error) {
      return sendError(api, c, error);
    }
  });
}

/** Everything that a public response depends on; the caller is not part of it. */
function replyKey(endpoint: Endpoint, { input, ctx }: CheckedCall): string {
  return JSON.stringify([
    endpoint.path,
    input,
    ctx.language,
    ctx.zoneIds,
    ctx.module?.id,
    ctx.place,
  ]);
}
