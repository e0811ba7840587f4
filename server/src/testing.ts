import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ApiContract as Contract, endpoints } from "@errand/core/contract";
import type { ErrorResponse } from "@errand/core/errors";
import type pg from "pg";
import { pino } from "pino";
import { afterAll, vi } from "vitest";
import { createApi } from "./api.ts";
import { type ChangeFeed, listenForChanges } from "./database/change-feed.ts";
import type { Database } from "./database/database.ts";
import { createTestDatabase, openTestDatabase } from "./database/testing.ts";
import { createJobRunner, type RunDueJobs } from "./jobs/testing.ts";
import { createPictureEncoder } from "./pictures/picture-encoder.ts";
import type { PictureEncoder } from "./requests/picture-encoder.types.ts";
import type { ApiParts, ComposedApi } from "./services.ts";

export interface TestResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface AskOptions {
  headers?: Record<string, string>;
  token?: string;
  zones?: number[];
  module?: number;
  language?: string;
  key?: string;
  /** The network address that the call comes from. */
  address?: string;
}

export interface TestApi {
  api: ComposedApi;
  db: Database;
  pool: pg.Pool;
  changes: ChangeFeed;
  /** Sets the clock of the API; null restores the real time. */
  setNow(now: Date | null): void;
  /** Runs the jobs that are due by the clock of the API, such as sending messages. */
  runDueJobs: RunDueJobs;
  /** Calls the API by HTTP; the body is the reply of the contract, or its errors. */
  ask<Path extends keyof Contract>(
    path: Path,
    input?: Record<string, unknown>,
    options?: AskOptions,
  ): Promise<TestResponse<Contract[Path]["reply"] & { errors?: ErrorResponse[] }>>;
}

/**
 * The real API with a database and folders of its own, for one test file, which calls it at the
 * top. By default a demo without senders and without limits of unpaid orders. `databaseUrl` is for
 * a database of the test's own, and `databaseDirectUrl` its address without a pooler.
 */
export async function startTestApi(
  template?: string,
  {
    demo = true,
    requestsPerMinute = 1_000_000,
    unpaidOrders = 0,
    databaseUrl,
    databaseDirectUrl,
    sharedCacheUrl = null,
    ...parts
  }: {
    demo?: boolean;
    sharedCacheUrl?: string | null;
    requestsPerMinute?: number;
    unpaidOrders?: number;
    databaseUrl?: string;
    databaseDirectUrl?: string;
  } & Pick<
    Partial<ApiParts>,
    | "senders"
    | "geocoder"
    | "router"
    | "log"
    | "providers"
    | "phoneProofs"
    | "gateways"
    | "push"
    | "readDemoStaff"
    | "readFindings"
  > = {},
): Promise<TestApi> {
  const database = databaseUrl
    ? openTestDatabase(databaseUrl, databaseDirectUrl)
    : await createTestDatabase(template);
  const log = parts.log ?? pino({ level: "silent" });
  const changes = await listenForChanges(databaseDirectUrl ?? database.url, log);
  afterAll(() => changes.close());
  const folder = await mkdtemp(join(tmpdir(), "errand-api-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  let now: Date | null = null;
  const clock = () => now ?? new Date();
  const encoder = createPictureEncoder();
  afterAll(encoder.close);
  const api = createApi({
    encoder: withoutConnection(encoder, database.pool),
    db: database.db,
    pool: database.pool,
    changes,
    ...parts,
    log,
    clock,
    settings: {
      url: "http://127.0.0.1:4000",
      demo,
      picturesFolder: join(folder, "pictures"),
      privateFolder: join(folder, "private-files"),
      s3: null,
      allowedOrigins: [],
      requestsPerMinute,
      unpaidOrders,
      sharedCacheUrl,
      secret: "a secret of the tests, long enough",
    },
  });

  return {
    api,
    db: database.db,
    pool: database.pool,
    changes,
    runDueJobs: createJobRunner({ database, handlers: () => api.jobHandlers, clock, log }),
    setNow: (moment) => {
      now = moment;
    },
    async ask(path, input = {}, options = {}) {
      const request = requestFor(path, input, options);
      const response = await api.app.fetch(request, {
        address: options.address ?? "203.0.113.7",
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === "" ? null : JSON.parse(text),
      };
    },
  };
}

/**
 * An encoder that refuses to work while a connection of the pool is in use: encoding takes long,
 * and others wait for the connection.
 */
function withoutConnection(encoder: PictureEncoder, pool: pg.Pool): PictureEncoder {
  // A request beside it ends soon; the transaction that waits for the picture does not.
  const untilFree = () =>
    vi.waitFor(
      () => {
        const used = pool.totalCount - pool.idleCount;
        if (used > 0) throw new Error(`a picture is encoded while ${used} connections are in use`);
      },
      { timeout: 10_000, interval: 5 },
    );
  return {
    async squares(bytes) {
      await untilFree();
      return encoder.squares(bytes);
    },
    async whole(bytes, maxSide) {
      await untilFree();
      return encoder.whole(bytes, maxSide);
    },
    async page(bytes, page, maxSide) {
      await untilFree();
      return encoder.page(bytes, page, maxSide);
    },
    close: encoder.close,
  };
}

/**
 * The HTTP request for an endpoint: path parameters filled in, the rest in query, body or, with
 * files, a form.
 */
export function requestFor(
  path: string,
  input: Record<string, unknown>,
  options: AskOptions,
): Request {
  const [method, template] = path.split(" ") as [string, string];
  const rest = { ...input };
  const filled = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const url = new URL(`http://127.0.0.1:4000/api/v1${filled}`);
  const { endpoint } = endpoints.find((entry) => entry.endpoint.path === path) ?? {};
  const byQuery = (method === "GET" || method === "DELETE") && !endpoint?.takesBody;
  const form = formOf(rest);
  if (byQuery) {
    for (const [name, value] of Object.entries(rest)) {
      url.searchParams.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
    }
  }
  return new Request(url, {
    method,
    headers: {
      ...(!byQuery && !form && { "content-type": "application/json" }),
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.zones && { zoneId: JSON.stringify(options.zones) }),
      ...(options.module && { moduleId: String(options.module) }),
      ...(options.language && { "x-localization": options.language }),
      ...(options.key && { "idempotency-key": options.key }),
      ...options.headers,
    },
    ...(!byQuery && { body: form ?? JSON.stringify(rest) }),
  });
}

/** The form of an input with files or lists of files; null without files. */
function formOf(input: Record<string, unknown>): FormData | null {
  const isFiles = (value: unknown) => Array.isArray(value) && value[0] instanceof File;
  const isFile = (value: unknown) => value instanceof File;
  if (!Object.values(input).some((value) => isFile(value) || isFiles(value))) return null;
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof File) form.append(name, value);
    else if (isFiles(value)) for (const file of value as File[]) form.append(`${name}[]`, file);
    else if (value !== undefined)
      form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}
