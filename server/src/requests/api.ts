import type { OwnedKind } from "@errand/core/endpoint";
import type { StaffAudience, StaffKind } from "@errand/core/principals";
import type { Hono } from "hono";
import type { ResponseCache } from "../caching/response-cache.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import type { ExternalCall } from "../idempotency/external-calls.ts";
import type { Log } from "../process/log.ts";
import type { Settings } from "../process/settings.ts";
import type { AuditRecord, RecentActor } from "./audit-record.ts";
import type { BodyBudget } from "./body-budget.ts";
import type { Session, Staff } from "./caller.ts";
import type { Directory } from "./headers.ts";
import type { RateLimiters } from "./limits.ts";
import type { PictureEncoder } from "./picture-encoder.types.ts";
import type { Streams } from "./streams.ts";

/**
 * The dependencies of every endpoint. A feature that needs more extends this type (`CatalogApi`,
 * `AccountApi`); `api.ts` composes them all.
 */
export interface Api {
  app: Hono;
  db: Database;
  changes: ChangeFeed;
  settings: ApiSettings;
  log: Log;
  /** Returns the current time; tests set their own. */
  clock: () => Date;
  /** Whether customers can only follow the orders that run (contract 1.3). */
  isInMaintenance: () => Promise<boolean>;
  /** Loads the open zones and active modules that headers may name. */
  directory: () => Promise<Directory>;
  /** Returns the session of an `Authorization` header; throws `auth-001` for an invalid one. */
  findSession: (authorization: string) => Promise<Session>;
  /**
   * Returns who of the staff calls; throws `auth-001` unless the session is one of this audience.
   */
  findStaff: (audience: StaffAudience, authorization: string) => Promise<Staff>;
  /** Whether something belongs to a member of the staff, for endpoints that state `owns`. */
  isOwn: (db: Database, staff: Staff, kind: OwnedKind, id: number) => Promise<boolean>;
  /** Adds an entry to the audit log, in the transaction of a write by staff. */
  recordAudit: (tx: Database, record: AuditRecord) => Promise<void>;
  /** The last change of something since then by somebody of one kind of staff. */
  readLastActor: (
    db: Database,
    thing: { owned: OwnedKind; id: number },
    by: { kind: StaffKind; since: Date },
  ) => Promise<RecentActor | null>;
  /**
   * Answers a read of a preview, by its token; null in the API that answers previews, which never
   * gets one.
   */
  readPreviewed: ReadPreviewed | null;
  /** Cached responses of endpoints that allow `anyone`. */
  responseCache: ResponseCache;
  limits: RateLimiters;
  /** Encodes the pictures that callers upload. */
  encoder: PictureEncoder;
  /** Receives request bodies. */
  bodies: BodyBudget;
  /** Open Server-Sent Events; closed when the process stops. */
  streams: Streams;
  /** The paths of the endpoints that have a handler. */
  served: Set<string>;
  /** Finish calls to outside services that a crash interrupted; by the paths of their endpoints. */
  resumers: Map<string, (call: ExternalCall) => Promise<void>>;
}

/** Throws `preview_not_found` for an unknown token, and once the preview has ended. */
export type ReadPreviewed = (token: string, request: Request, address: string) => Promise<Response>;

export type ApiSettings = Pick<
  Settings,
  | "url"
  | "demo"
  | "allowedOrigins"
  | "requestsPerMinute"
  | "unpaidOrders"
  | "secret"
  | "picturesFolder"
  | "privateFolder"
  | "s3"
> &
  Partial<Pick<Settings, "databaseAdminUrl" | "sharedCacheUrl">>;
