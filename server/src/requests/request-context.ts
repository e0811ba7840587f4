import type { Allowed, Endpoint, Header } from "@errand/core/endpoint";
import type { Language } from "@errand/core/language";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { StaffAudience } from "@errand/core/principals";
import type { Database } from "../database/database.ts";
import type { AuditedChange } from "./audit-record.ts";
import type { Shopper, Staff, StaffOf } from "./caller.ts";
import type { Coordinates } from "./headers.ts";

/** The context of a request, which a handler receives with its input. */
export interface AnyRequestContext {
  /** The transaction of a write, else the pool. */
  db: Database;
  language: Language;
  /**
   * Zones of the shopper's location; null when none were sent or the endpoint does not declare
   * them.
   */
  zoneIds: number[] | null;
  module: { id: number; type: ModuleType } | null;
  /**
   * The shopper's coordinates, when sent: those of the middle of their cell for a public response,
   * null when it may not depend on them (`ignoresPlace`).
   */
  place: Coordinates | null;
  now: Date;
  shopper: Shopper | null;
  /** Only of endpoints for staff. */
  staff: Staff | null;
  /** The bearer token, when the caller is signed in. */
  token: string | null;
  lastEventId: string | null;
  /** The network address of the client. */
  address: string;
  /**
   * The device cookie of the browser; null until a customer has signed in on it, and without
   * cookies.
   */
  readDevice(): string | null;
  setDevice(device: string): void;
  /** The `User-Agent` header; "" without one. */
  userAgent: string;
  /** Runs `act` after the write is committed and before the response is sent. */
  afterCommit(act: () => void | Promise<void>): void;
  /** States the change for the audit log. A write by staff that states none fails. */
  audit(change: AuditedChange): void;
}

/** The request context without null for what the endpoint declares. */
export type RequestContext<E extends Endpoint> =
  E extends Endpoint<infer _P, infer _I, infer _R, infer Allow, infer Needs>
    ? AnyRequestContext & ForCaller<Allow> & ForHeaders<Needs>
    : never;
type ForCaller<Allow extends Allowed> = Allow extends "shopper"
  ? { shopper: Shopper }
  : Allow extends "customer"
    ? { shopper: Extract<Shopper, { kind: "customer" }>; token: string }
    : Allow extends { staff: infer Audience extends StaffAudience }
      ? { staff: StaffOf<Audience>; token: string }
      : unknown;
type ForHeaders<Needs extends Header> = ([Extract<Needs, "zone">] extends [never]
  ? unknown
  : { zoneIds: number[] }) &
  ([Extract<Needs, "module">] extends [never]
    ? unknown
    : { module: { id: number; type: ModuleType } });
