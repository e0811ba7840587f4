import type { Allowed, Endpoint, Header } from "@errand/core/endpoint";
import type { Language } from "@errand/core/language";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { Database } from "../database/database.ts";
import type { Shopper } from "./caller.ts";
import type { Coordinates } from "./headers.ts";

/** What a handler knows about the call besides its input. */
export interface AnyRequestContext {
  /** A write's own transaction, else the pool. */
  db: Database;
  language: Language;
  /** Zones of the chosen place, when the endpoint is about zones and they were sent. */
  zoneIds: number[] | null;
  module: { id: number; type: ModuleType } | null;
  /** Where the visitor is, when sent; null where the answer may not depend on it (`ignoresPlace`). */
  place: Coordinates | null;
  now: Date;
  shopper: Shopper | null;
  /** The bearer token, when the caller is signed in. */
  token: string | null;
  lastEventId: string | null;
  /** The address the call came from. */
  address: string;
  /** The browser by its cookie; null until it has signed in, and for callers who keep no cookies. */
  device: string | null;
  setDevice(device: string): void;
  /** What the caller says it is (`User-Agent`); "" when it says nothing. */
  userAgent: string;
  /** Runs when the write is committed, before the answer leaves. */
  afterCommit(act: () => void | Promise<void>): void;
}

/** The same, without null for what the endpoint declares. */
export type RequestContext<E extends Endpoint> =
  E extends Endpoint<infer _P, infer _I, infer _R, infer Allow, infer Needs>
    ? AnyRequestContext & ForCaller<Allow> & ForHeaders<Needs>
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
