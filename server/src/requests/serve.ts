import { type Endpoint, isWrite } from "@errand/core/endpoint";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type * as z from "zod";
import { sharedHeaders } from "../caching/shared-cache.ts";
import { type Database, inTransaction } from "../database/database.ts";
import { claimKey, type StoredResponse, storeResponse } from "../idempotency/idempotency.ts";
import type { Api } from "./api.ts";
import { type CheckedCall, createRequestChecker, isPublicRead } from "./check-request.ts";
import { withOtherActor } from "./other-actor.ts";
import { recordChange } from "./record-change.ts";
import { replyWriter } from "./reply-text.ts";
import type { RequestContext } from "./request-context.ts";
import { cacheable, json } from "./responses.ts";
import { route } from "./route.ts";

type Handler<E extends Endpoint, Prepared> = (
  input: z.output<E["input"]>,
  ctx: RequestContext<E>,
  prepared: Prepared,
) => Promise<z.input<E["reply"]>>;

/** What a write does before its transaction, such as storing files; it may happen again. */
type Prepare<E extends Endpoint, Prepared> = (
  input: z.output<E["input"]>,
  ctx: RequestContext<E>,
) => Promise<Prepared>;

/**
 * Serves an endpoint: checks in the order of contract 1.3, then lets `handle` read, decide and
 * write. A write runs in one transaction together with its idempotency key, so that it happens once
 * or not at all; one that calls an outside service uses `serveWithCall`. `prepare` runs before that
 * transaction, also when the key has a response. The contract parses the reply before it is sent.
 */
export function serve<E extends Endpoint, Prepared = undefined>(
  api: Api,
  endpoint: E,
  handle: Handler<E, Prepared>,
  prepare?: Prepare<E, Prepared>,
): void {
  const check = createRequestChecker(api, endpoint);
  const writes = isWrite(endpoint);
  const writeReply = replyWriter(endpoint.reply);
  const status = (endpoint.status ?? 200) as ContentfulStatusCode;

  const read = async ({ input, ctx }: CheckedCall, prepared?: Prepared): Promise<string> => {
    const reply = await handle(
      input as z.output<E["input"]>,
      ctx as RequestContext<E>,
      prepared as Prepared,
    );
    return writeReply(reply);
  };

  const write = async (call: CheckedCall): Promise<StoredResponse & { replayed: boolean }> => {
    const input = call.input as z.output<E["input"]>;
    const prepared = await prepare?.(input, call.ctx as RequestContext<E>);
    const { keyed } = call;
    const work = async (tx: Database) => {
      call.committed.length = 0;
      call.audited = null;
      if (keyed) {
        const stored = await claimKey(tx, keyed);
        if (stored) return { ...stored, replayed: true };
      }
      const body = await read({ ...call, ctx: { ...call.ctx, db: tx } }, prepared);
      await recordChange(api, endpoint, tx, call);
      return { status, body, replayed: false };
    };
    const done = await inTransaction(call.ctx.db, work, (tx, { replayed, ...reply }) =>
      keyed && !replayed ? storeResponse(tx, keyed, reply) : undefined,
    );
    for (const act of call.committed) await act();
    return done;
  };

  route(api, endpoint, async (c) => {
    const call = await check(c);
    if (writes) {
      const { status, body, replayed } = await write(call).catch(async (error) => {
        throw await withOtherActor(api, endpoint, call, error);
      });
      if (replayed) c.header("Idempotent-Replayed", "true");
      return json(c, body, status, "no-store");
    }
    if (!isPublicRead(endpoint)) {
      return json(c, await read(call), status, "no-store");
    }
    const reply = await api.responseCache.get(replyKey(endpoint, call), call.ctx.now, () =>
      read(call),
    );
    const headers = api.settings.sharedCacheUrl ? sharedHeaders(reply.tags, call.ctx.now) : {};
    return cacheable(c, endpoint.maxAge?.(call.input) ?? 60, reply, headers);
  });
}

/**
 * Serves an endpoint whose response is not JSON: after the same checks, `respond` writes it, such
 * as a stream of events or a redirect.
 */
export function serveResponse<E extends Endpoint>(
  api: Api,
  endpoint: E,
  respond: (input: z.output<E["input"]>, ctx: RequestContext<E>, c: Context) => Promise<Response>,
): void {
  const check = createRequestChecker(api, endpoint);
  route(api, endpoint, async (c) => {
    const { input, ctx } = await check(c);
    c.header("Cache-Control", "no-store");
    return respond(input as z.output<E["input"]>, ctx as RequestContext<E>, c);
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
