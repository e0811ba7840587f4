import type { Endpoint } from "@errand/core/endpoint";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type * as z from "zod";
import { dependsOn } from "../caching/dependencies.ts";
import { anyChangeTag } from "../caching/tags.ts";
import { type Database, inTransaction } from "../database/database.ts";
import { claimKey, type StoredResponse, storeResponse } from "../idempotency/idempotency.ts";
import type { Api } from "./api.ts";
import { type CheckedCall, createRequestChecker, isPublicRead, isWrite } from "./check-request.ts";
import type { RequestContext } from "./request-context.ts";
import { cacheable, json } from "./responses.ts";
import { sendError } from "./send-error.ts";

type Handler<E extends Endpoint, Prepared> = (
  input: z.output<E["input"]>,
  ctx: RequestContext<E>,
  prepared: Prepared,
) => Promise<z.input<E["reply"]>>;

type Preparation<E extends Endpoint, Prepared> = (
  input: z.output<E["input"]>,
  ctx: RequestContext<E>,
) => Promise<Prepared>;

/**
 * Serves an endpoint: checks in the order of contract 1.3, then lets `handle` read, decide and
 * write. A write runs in one transaction together with its idempotency key, so that it happens once
 * or not at all. The contract parses the reply before it is sent.
 */
export function serve<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handle: Handler<E, undefined>,
): void {
  serveAfter(api, endpoint, async () => undefined, handle);
}

/**
 * As `serve`, for a write that calls an outside service. `prepare` makes the call once and before the
 * transaction, which would otherwise hold a connection while waiting for the response.
 */
export function serveAfter<E extends Endpoint, Prepared>(
  api: Api,
  endpoint: E,
  prepare: Preparation<E, Prepared>,
  handle: Handler<E, Prepared>,
): void {
  const check = createRequestChecker(api, endpoint);
  const writes = isWrite(endpoint);
  const status = (endpoint.status ?? 200) as ContentfulStatusCode;

  const prepareCall = ({ input, ctx }: CheckedCall) =>
    prepare(input as z.output<E["input"]>, ctx as RequestContext<E>);
  const handleCall = async ({ input, ctx }: CheckedCall, prepared: Prepared): Promise<string> => {
    const reply = await handle(input as z.output<E["input"]>, ctx as RequestContext<E>, prepared);
    return JSON.stringify(endpoint.reply.parse(reply));
  };
  const read = async (call: CheckedCall) => handleCall(call, await prepareCall(call));

  const write = async (call: CheckedCall): Promise<StoredResponse & { replayed: boolean }> => {
    // An error is thrown only when the key is new, because a repeated request may fail after the first
    // one has succeeded.
    const prepared = await prepareCall(call).then(
      (value) => () => value,
      (error: unknown) => () => Promise.reject(error),
    );
    const done = await inTransaction(call.ctx.db, async (tx) => {
      call.committed.length = 0;
      call.audited = null;
      if (call.keyed) {
        const stored = await claimKey(tx, call.keyed);
        if (stored) return { ...stored, replayed: true };
      }
      const body = await handleCall({ ...call, ctx: { ...call.ctx, db: tx } }, await prepared());
      await recordChange(tx, call);
      const reply = { status, body };
      if (call.keyed) await storeResponse(tx, call.keyed, reply);
      return { ...reply, replayed: false };
    });
    for (const act of call.committed) await act();
    return done;
  };

  /** Each write by staff is in the audit log, or does not happen (contract 6.1). */
  const recordChange = async (tx: Database, { audited, ctx }: CheckedCall) => {
    if (!ctx.staff || endpoint.isUnaudited) return;
    if (!audited) throw new Error(`${endpoint.path} does not state its change`);
    const { staff, address, now: at } = ctx;
    await api.recordAudit(tx, { ...audited, staff, action: endpoint.path, address, at });
  };

  route(api, endpoint, async (c) => {
    const call = await check(c);
    if (writes) {
      const { status, body, replayed } = await write(call);
      if (replayed) c.header("Idempotent-Replayed", "true");
      return json(c, body, status, "no-store");
    }
    if (!isPublicRead(endpoint)) {
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
  const check = createRequestChecker(api, endpoint);
  route(api, endpoint, async (c) => {
    const { input, ctx } = await check(c);
    c.header("Cache-Control", "no-store");
    return open(input as z.output<E["input"]>, ctx as RequestContext<E>, c);
  });
}

function route(api: Api, endpoint: Endpoint, handle: (c: Context) => Promise<Response>) {
  const [method, path] = endpoint.path.split(" ") as [string, string];
  const honoPath = path.replaceAll(/\{(\w+)\}/g, ":$1");
  api.served.add(endpoint.path);
  api.app.on(method, honoPath, async (c) => {
    try {
      return await handle(c);
    } catch (error) {
      // A page that goes without this response may not be cached for longer than until the next change.
      dependsOn(anyChangeTag);
      return sendError(api, c, error);
    }
  });
}

/** Returns the cache key of a public response, which does not depend on the caller. */
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
