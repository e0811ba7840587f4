import type { Allowed, Endpoint, Header } from "@errand/core/endpoint";
import { AppError, AppErrors, statusOf, type WireError, wireError } from "@errand/core/errors";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { Language } from "@errand/core/words";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type * as z from "zod";
import type { Api } from "../api.ts";
import { type Database, inTransaction } from "../database/database.ts";
import {
  claimKey,
  digest,
  type KeyedRequest,
  type StoredReply,
  storeReply,
} from "../idempotency/idempotency.ts";
import {
  customerShopper,
  findSession,
  guestShopper,
  readGuestId,
  type Session,
  type Shopper,
} from "./caller.ts";
import { type Place, readHeaders, readLanguage } from "./headers.ts";
import { Throttled } from "./limits.ts";
import {
  InvalidParameters,
  parseInput,
  readBody,
  textReaders,
  withFilesByDigest,
} from "./parameters.ts";

/** What a handler knows about the call besides its input. */
export interface AnyVisit {
  /** A write's own transaction, else the pool. */
  db: Database;
  language: Language;
  /** Zones of the chosen place, when the endpoint is about zones and they were sent. */
  zoneIds: number[] | null;
  module: { id: number; type: ModuleType } | null;
  /** Where the visitor is, when sent; null where the answer may not depend on it (`ignoresPlace`). */
  place: Place | null;
  now: Date;
  shopper: Shopper | null;
  /** The bearer token, when the caller is signed in. */
  token: string | null;
  lastEventId: string | null;
  /** The address the call came from. */
  address: string;
  /** What the caller says it is (`User-Agent`); "" when it says nothing. */
  userAgent: string;
  /** Runs when the write is committed, before the answer leaves. */
  afterCommit(act: () => void | Promise<void>): void;
}

/** The same, without null for what the endpoint declares. */
export type Visit<E extends Endpoint> =
  E extends Endpoint<infer _P, infer _I, infer _R, infer Allow, infer Needs>
    ? AnyVisit & ForCaller<Allow> & ForHeaders<Needs>
    : never;
type ForCaller<Allow extends Allowed> = Allow extends "shopper"
  ? { shopper: Shopper }
  : Allow extends "customer"
    ? { shopper: Extract<Shopper, { kind: "customer" }>; token: string }
    : unknown;
type ForHeaders<Needs extends Header> = ([Extract<Needs, "zone">] extends [never]
  ? unknown
  : { zoneIds: number[] }) &
  ([Extract<Needs, "module">] extends [never]
    ? unknown
    : { module: { id: number; type: ModuleType } });

type Handler<E extends Endpoint, Known> = (
  input: z.output<E["input"]>,
  visit: Visit<E>,
  known: Known,
) => Promise<z.input<E["reply"]>>;

type Ahead<E extends Endpoint, Known> = (
  input: z.output<E["input"]>,
  visit: Visit<E>,
) => Promise<Known>;

/** A checked call: who calls, from where, with what. */
interface Call {
  input: Record<string, unknown>;
  visit: AnyVisit;
  keyed: KeyedRequest | null;
  committed: (() => void | Promise<void>)[];
}

const keyForm = /^[A-Za-z0-9_-]{16,128}$/;

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
  const writes = !endpoint.path.startsWith("GET ") && !endpoint.isRead;
  const status = (endpoint.status ?? 200) as ContentfulStatusCode;

  const ask = ({ input, visit }: Call) => ahead(input as z.output<E["input"]>, visit as Visit<E>);
  const answer = async ({ input, visit }: Call, known: Known): Promise<string> => {
    const reply = await handle(input as z.output<E["input"]>, visit as Visit<E>, known);
    return JSON.stringify(endpoint.reply.parse(reply));
  };
  const read = async (call: Call) => answer(call, await ask(call));

  const write = async (call: Call): Promise<StoredReply & { replayed: boolean }> => {
    // Thrown only when the key is new: done once, what was asked for may be refused by now.
    const known = await ask(call).then(
      (value) => () => value,
      (refusal: unknown) => () => Promise.reject(refusal),
    );
    const done = await inTransaction(call.visit.db, async (tx) => {
      call.committed.length = 0;
      if (call.keyed) {
        const stored = await claimKey(tx, call.keyed);
        if (stored) return { ...stored, replayed: true };
      }
      const body = await answer({ ...call, visit: { ...call.visit, db: tx } }, await known());
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
    const reply = await api.replies.get(replyKey(endpoint, call), call.visit.now, () => read(call));
    return cacheable(c, endpoint, reply);
  });
}

/** Answers a stream endpoint: the same checks, then `open` writes events until the visitor leaves. */
export function serveStream<E extends Endpoint>(
  api: Api,
  endpoint: E,
  open: (input: z.output<E["input"]>, visit: Visit<E>, c: Context) => Promise<Response>,
): void {
  const check = checker(api, endpoint);
  route(api, endpoint, async (c) => {
    const { input, visit } = await check(c);
    c.header("Cache-Control", "no-store");
    return open(input as z.output<E["input"]>, visit as Visit<E>, c);
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
      return refuse(api, c, error);
    }
  });
}

/** The checks before a handler runs: throttle, session, who may call, headers and parameters, key. */
function checker(api: Api, endpoint: Endpoint): (c: Context) => Promise<Call> {
  const readers = textReaders(endpoint.input);
  const byQuery = /^(GET|DELETE) /.test(endpoint.path);
  const isAuth = / \/auth\//.test(endpoint.path);
  const wanted = { needs: endpoint.needs ?? [], reads: endpoint.reads ?? [] };
  const writes = !endpoint.path.startsWith("GET ") && !endpoint.isRead;

  const fromText = (given: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(given)
        .filter(([, text]) => text !== "")
        .map(([name, text]) => [name, readers.get(name)?.(text) ?? text]),
    );

  return async (c) => {
    const headers = c.req.raw.headers;
    const language = readLanguage(headers);
    const body = byQuery ? {} : await readBody(c.req.raw, endpoint.form ? readers : null);
    const query = c.req.query();
    const address = (c.env as { address?: string } | undefined)?.address ?? "unknown";

    const authorization = headers.get("authorization")?.trim();
    const guestId = byQuery ? query.guest_id : body.guest_id;
    // Who calls is only claimed so far, so the address is counted as well, if more generously.
    await api.limits.addresses.take(address);
    await api.limits.requests.take(authorization || String(guestId ?? "") || address);

    const session =
      authorization && !(isAuth && endpoint.allow === "anyone")
        ? await findSession(api.db, authorization)
        : null;
    const shopper = whoCalls(endpoint, session, guestId);

    const directory = await api.directory();
    const read = readHeaders(headers, wanted, directory);
    const given = {
      ...(byQuery || endpoint.byQuery ? fromText(query) : {}),
      ...body,
      ...fromText(c.req.param() as Record<string, string>),
    };
    const input = parseTogether(endpoint, given, language, read.faults);

    const call: Call = {
      input,
      keyed: null,
      committed: [],
      visit: {
        db: api.db,
        language,
        ...read.headers,
        place: endpoint.ignoresPlace?.(input) ? null : read.headers.place,
        now: api.clock(),
        shopper,
        token: session?.token ?? null,
        lastEventId: headers.get("last-event-id"),
        address,
        userAgent: headers.get("user-agent") ?? "",
        afterCommit: (act) => call.committed.push(act),
      },
    };
    if (writes && !isAuth) {
      call.keyed = await readKey(endpoint, headers, shopper?.key ?? `address:${address}`, {
        path: c.req.path,
        query,
        body,
      });
    }
    return call;
  };
}

function whoCalls(endpoint: Endpoint, session: Session | null, guestId: unknown): Shopper | null {
  if (session) return customerShopper(session.customerId);
  if (endpoint.allow === "anyone") return null;
  const guest = readGuestId(guestId);
  if (!guest) throw new AppError("auth-001");
  if (endpoint.allow === "customer") throw new AppError("is_guest");
  return guestShopper(guest);
}

function parseTogether(
  endpoint: Endpoint,
  given: Record<string, unknown>,
  language: Language,
  headerFaults: AppError[],
): Record<string, unknown> {
  const told = headerFaults.map((fault) => wireError(fault, language));
  try {
    const input = parseInput(endpoint.input, given, language);
    if (told.length > 0) throw new InvalidParameters(told);
    if (typeof input.limit === "number" && typeof input.offset === "number") {
      if (input.limit * input.offset > 10_000) throw new AppError("offset", { field: "offset" });
    }
    return input;
  } catch (error) {
    if (error instanceof InvalidParameters && error.faults !== told) {
      throw new InvalidParameters([...told, ...error.faults]);
    }
    throw error;
  }
}

async function readKey(
  endpoint: Endpoint,
  headers: Headers,
  caller: string,
  request: { path: string; query: unknown; body: Record<string, unknown> },
): Promise<KeyedRequest | null> {
  const key = headers.get("idempotency-key");
  if (!key) {
    if (endpoint.keyRequired) throw new AppError("idempotency_key", { field: "Idempotency-Key" });
    return null;
  }
  if (!keyForm.test(key)) throw new AppError("idempotency_key", { field: "Idempotency-Key" });
  return {
    scope: `${caller} ${endpoint.path}`,
    key,
    request: digest(request.path, request.query, await withFilesByDigest(request.body)),
  };
}

/** Every thing an answer to anyone depends on; the caller is none of them. */
function replyKey(endpoint: Endpoint, { input, visit }: Call): string {
  return JSON.stringify([
    endpoint.path,
    input,
    visit.language,
    visit.zoneIds,
    visit.module?.id,
    visit.place,
  ]);
}

function json(c: Context, body: string, status: number, cache: string): Response {
  return c.body(body, status as ContentfulStatusCode, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": cache,
  });
}

function cacheable(
  c: Context,
  endpoint: Endpoint,
  reply: { body: string; etag: string },
): Response {
  c.header("ETag", reply.etag);
  c.header("Vary", "zoneId, moduleId, latitude, longitude, X-localization", { append: true });
  const cache = `public, max-age=${endpoint.maxAge ?? 60}`;
  if (c.req.header("if-none-match") === reply.etag) {
    return c.body(null, 304, { "Cache-Control": cache });
  }
  return json(c, reply.body, 200, cache);
}

/** When maintenance may be over, or an outside service be back. */
const worthTryingAfterSeconds = 30;

/** Turns what was thrown into the contract's refusal; what nobody expected is logged with its stack. */
export function refuse(api: Api, c: Context, error: unknown): Response {
  const language = readLanguage(c.req.raw.headers);
  const { status, errors } = refusalOf(api, c, error, language);
  if (error instanceof Throttled) c.header("Retry-After", String(error.retryAfterSeconds));
  else if (status === 503) c.header("Retry-After", String(worthTryingAfterSeconds));
  return json(c, JSON.stringify({ errors }), status, "no-store");
}

function refusalOf(
  api: Api,
  c: Context,
  error: unknown,
  language: Language,
): { status: number; errors: WireError[] } {
  if (error instanceof InvalidParameters) return { status: 422, errors: error.faults };
  if (error instanceof AppErrors) {
    const first = error.all[0]?.key ?? "unexpected";
    return {
      status: statusOf(first),
      errors: error.all.map((one) => wireError(one, language)),
    };
  }
  if (error instanceof AppError) {
    if (error.key === "provider_away") {
      api.log.warn({ why: String(error.cause), request: c.get("requestId") }, "a provider is away");
    }
    return { status: statusOf(error.key), errors: [wireError(error, language)] };
  }
  const stranger = strangerIn(error);
  if (stranger) {
    return { status: statusOf(stranger.key), errors: [wireError(stranger, language)] };
  }
  api.log.error({ err: error, request: c.get("requestId") }, "unexpected");
  return { status: 500, errors: [wireError(new AppError("unexpected"), language)] };
}

/**
 * A guest id of the right form that was never given out, or a customer whose account was removed a
 * moment ago: found by the foreign key, at the first write.
 */
function strangerIn(error: unknown): AppError | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, constraint } = cause as { code?: string; constraint?: string };
  if (code !== "23503") return null;
  if (constraint?.includes("guest_id")) return new AppError("guest_id", { field: "guest_id" });
  return constraint?.includes("customer_id") ? new AppError("auth-001") : null;
}
