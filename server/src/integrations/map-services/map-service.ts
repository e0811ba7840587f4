import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../process/log.ts";
import { readBody } from "../read-body.ts";
import { createCircuit } from "./circuit.ts";
import { createPace } from "./pace.ts";

/** A person waits for the result, and the offline maps have one at once. */
const timeoutMs = 2_000;
const maxBytes = 4 * 1024 * 1024;

/** The service does not respond, or is left alone for a while because it did not. */
export class MapServiceAway extends Error {
  override name = "MapServiceAway";
}

export interface MapServiceOptions {
  /** Without a trailing slash. */
  url: string;
  /** The public URL of the shop, by which operators of a service recognise who calls. */
  shopUrl: string;
  log: Log;
  /** The most requests a second; null for any number. */
  perSecond?: number | null;
  now?: () => number;
}

export interface MapServiceResponse {
  status: number;
  /** Parsed JSON, which the caller validates. */
  body: unknown;
}

/** Requests JSON from a path of the service, with a query or a body. Throws `MapServiceAway`. */
export type CallMapService = (
  path: string,
  request?: { query?: Record<string, string>; body?: unknown; timeoutMs?: number },
) => Promise<MapServiceResponse>;

/** After three failures in a row a service is left alone for 30 seconds, then tried once. */
export function connectMapService({
  url,
  shopUrl,
  log,
  perSecond = null,
  now = Date.now,
}: MapServiceOptions): CallMapService {
  const { host } = new URL(url);
  const circuit = createCircuit(now);
  const pace = createPace(perSecond ?? Number.POSITIVE_INFINITY, timeoutMs, now);

  async function request(path: string, options: Parameters<CallMapService>[1] = {}) {
    const { query, body, timeoutMs: limit = timeoutMs } = options;
    const response = await fetch(`${url}${path}${query ? `?${new URLSearchParams(query)}` : ""}`, {
      headers: {
        "User-Agent": `Errand (${shopUrl})`,
        Accept: "application/json",
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(limit),
    });
    const text = new TextDecoder().decode(await readBody(response, maxBytes));
    if (response.status >= 500 || response.status === 429) {
      throw new Error(`it responded with ${response.status}`);
    }
    return { status: response.status, body: JSON.parse(text) as unknown };
  }

  return async (path, options) => {
    if (!circuit.mayCall()) throw new MapServiceAway(`${host} is left alone after failures`);
    const pause = pace();
    if (pause === null) throw new MapServiceAway(`${host} allows no more requests now`);
    if (pause > 0) await wait(pause);
    try {
      const response = await request(path, options);
      if (circuit.succeeded()) log.info({ host }, "map service is back");
      return response;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      if (circuit.failed()) log.warn({ host, reason }, "map service is away");
      throw new MapServiceAway(`${host}: ${reason}`, { cause });
    }
  };
}
