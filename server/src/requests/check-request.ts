import {
  type Endpoint,
  ignoresToken,
  isForStaff,
  isWrite,
  type OwnedKind,
  readsBody,
  type StaffAllowed,
  takesKey,
} from "@errand/core/endpoint";
import { AppError, type ErrorKey } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import { cellCentre } from "@errand/core/location/cell";
import { isPermitted } from "@errand/core/principals";
import type { Context } from "hono";
import { digest, type KeyedRequest } from "../idempotency/idempotency.ts";
import type { Api } from "./api.ts";
import type { AuditedChange } from "./audit-record.ts";
import { checkBodyHeaders, readBody, withFilesByDigest } from "./body.ts";
import {
  customerShopper,
  guestShopper,
  isGuestId,
  readGuestId,
  type Session,
  type Shopper,
  type Staff,
} from "./caller.ts";
import { readDevice, setDevice } from "./device-cookie.ts";
import { toErrorResponse } from "./error-response.ts";
import { addressOf, type Coordinates, readHeaders, readLanguage } from "./headers.ts";
import { InvalidParameters, parseInput, textReaders } from "./parameters.ts";
import type { AnyRequestContext } from "./request-context.ts";

/** A request that passed all checks, with its input and context. */
export interface CheckedCall {
  input: Record<string, unknown>;
  ctx: AnyRequestContext;
  keyed: KeyedRequest | null;
  /** The functions that a write's handler passed to `afterCommit`. */
  committed: (() => void | Promise<void>)[];
  /** The change that a write by staff has stated. */
  audited: AuditedChange | null;
}

/** Whether the response is the same for anyone, so that it is cached. */
export function isPublicRead(endpoint: Endpoint): boolean {
  const isCached = !endpoint.isRead && !endpoint.uncached;
  return endpoint.allow === "anyone" && !isWrite(endpoint) && isCached;
}

/**
 * Returns the checks before a handler runs: rate limits, session, permission, headers, parameters,
 * idempotency key.
 */
export function createRequestChecker(
  api: Api,
  endpoint: Endpoint,
): (c: Context) => Promise<CheckedCall> {
  const readers = textReaders(endpoint.input);
  const byQuery = !readsBody(endpoint);
  const isOpen = ignoresToken(endpoint);
  const isKeyed = takesKey(endpoint);
  const { allow } = endpoint;
  const declared = { needs: endpoint.needs ?? [], reads: endpoint.reads ?? [] };

  const fromText = (texts: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(texts)
        .filter(([, text]) => text !== "")
        .map(([name, text]) => [name, readers.get(name)?.(text) ?? text]),
    );

  return async (c) => {
    const headers = c.req.raw.headers;
    const language = readLanguage(headers);
    const query = c.req.query();
    const address = addressOf(c);
    // The caller's identity is not verified yet, so the address has its own, higher limit. It
    // applies before the body is read, so that it also limits the reading of bodies.
    await api.limits.addresses.take(address);
    const { isForm } = byQuery
      ? { isForm: false }
      : checkBodyHeaders(c.req.raw, endpoint.form ?? false);
    const authorization = headers.get("authorization")?.trim();
    // A form is large, so it is not read for a caller without permission.
    const staff = isForStaff(allow) ? await findStaff(api, endpoint, allow, authorization) : null;
    const readsSession = authorization && !staff && !isOpen;
    const session = readsSession ? await api.findSession(authorization) : null;
    if (isForm && allow === "customer" && !session) throw new AppError("auth-001");

    const body =
      byQuery || endpoint.rawBody
        ? {}
        : await readBody(c.req.raw, isForm, { readers, budget: api.bodies, address });
    const guestId = byQuery ? query.guest_id : body.guest_id;
    const caller = staff?.key ?? callerKey(session, guestId, address);
    await api.limits.requests.take(caller);
    if (endpoint.rateLimit) await api.limits[endpoint.rateLimit].take(caller);
    const shopper = staff ? null : findShopper(endpoint, session, guestId);

    const directory = await api.directory();
    const read = readHeaders(headers, declared, directory);
    const parameters = {
      ...(byQuery || endpoint.byQuery ? fromText(query) : {}),
      ...body,
      ...fromText(c.req.param() as Record<string, string>),
    };
    const input = parseHeadersAndInput(endpoint, parameters, language, read.errors);

    if (staff && isForStaff(allow) && allow.owns) {
      await requireOwn(api, staff, allow.owns, Number(input.id));
    }

    const call: CheckedCall = {
      input,
      keyed: null,
      committed: [],
      audited: null,
      ctx: {
        db: api.db,
        language,
        ...read.headers,
        place: placeFor(endpoint, input, read.headers.place),
        now: api.clock(),
        shopper,
        staff,
        token: staff?.token ?? session?.token ?? null,
        lastEventId: headers.get("last-event-id"),
        address,
        // Not a getter: each object with one gets a hidden class, which keeps its request until the
        // next full collection.
        readDevice: () => readDevice(c),
        setDevice: (device) => setDevice(c, device, api.settings.url.startsWith("https:")),
        userAgent: headers.get("user-agent") ?? "",
        afterCommit: (act) => call.committed.push(act),
        audit: (change) => {
          call.audited = change;
        },
      },
    };
    if (isKeyed) {
      const scope = staff?.key ?? shopper?.key ?? `address:${address}`;
      call.keyed = await readKey(endpoint, headers, scope, {
        path: c.req.path,
        query,
        body,
      });
    }
    return call;
  };
}

/**
 * Who of the staff calls. Throws `auth-001` without a session of the audience,
 * `second_step_required` before the second step is set up, and `permission_missing` when the role
 * does not include the permission.
 */
async function findStaff(
  api: Api,
  endpoint: Endpoint,
  { staff: audience, permission, kind, beforeSecondStep }: StaffAllowed,
  authorization: string | undefined,
): Promise<Staff> {
  if (!authorization) throw new AppError("auth-001");
  const staff = await api.findStaff(audience, authorization);
  if (!staff.hasSecondStep && !beforeSecondStep) throw new AppError("second_step_required");
  const isKind = kind === undefined || kind === staff.kind;
  if (!isKind || !isPermitted(staff, permission, !isWrite(endpoint))) {
    throw new AppError("permission_missing");
  }
  return staff;
}

const unknownErrors = {
  order: "order_not_found",
  job_offer: "order_not_found",
  store: "store_not_found",
  courier: "courier_not_found",
  item: "item_not_found",
  trip: "trip_not_found",
  vehicle: "vehicle_not_found",
  review: "review_not_found",
  wish: "wish_not_found",
  staff_member: "staff_member_not_found",
  staff_invitation: "staff_invitation_not_found",
  application: "application_not_found",
  coupon: "store_coupon_not_found",
  campaign: "campaign_not_found",
  refund: "refund_not_found",
  driver: "driver_not_found",
  block: "block_not_found",
  session: "session_not_found",
  paper: "paper_not_found",
  shift: "shift_not_found",
  payout: "payout_not_found",
  customer: "customer_not_found",
  view: "view_not_found",
} as const satisfies Record<OwnedKind, ErrorKey>;

/** Unknown things and those of another store, courier or zone get the same 404. */
async function requireOwn(api: Api, staff: Staff, kind: OwnedKind, id: number): Promise<void> {
  if (!(await api.isOwn(api.db, staff, kind, id))) throw new AppError(unknownErrors[kind]);
}

/**
 * A public response is cached once for all visitors of a cell; others are for the exact position.
 */
function placeFor(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  place: Coordinates | null,
): Coordinates | null {
  if (place === null || endpoint.ignoresPlace?.(input)) return null;
  return isPublicRead(endpoint) ? cellCentre(place) : place;
}

/**
 * Returns the rate-limit key of a caller. It stays in memory, so it contains validated values only.
 */
function callerKey(session: Session | null, guestId: unknown, address: string): string {
  if (session) return customerShopper(session.customerId).key;
  return isGuestId(guestId) ? guestShopper(guestId).key : address;
}

function findShopper(
  endpoint: Endpoint,
  session: Session | null,
  guestId: unknown,
): Shopper | null {
  if (session) return customerShopper(session.customerId);
  if (endpoint.allow === "anyone") return null;
  const guest = readGuestId(guestId);
  if (!guest) throw new AppError(endpoint.allow === "customer" ? "auth-001" : "guest_visit");
  if (endpoint.allow === "customer") throw new AppError("is_guest");
  return guestShopper(guest);
}

function parseHeadersAndInput(
  endpoint: Endpoint,
  parameters: Record<string, unknown>,
  language: Language,
  headerErrors: AppError[],
): Record<string, unknown> {
  const responses = headerErrors.map((error) => toErrorResponse(error, language));
  try {
    const input = parseInput(endpoint, parameters, language);
    if (responses.length > 0) throw new InvalidParameters(responses);
    if (typeof input.limit === "number" && typeof input.offset === "number") {
      if (input.limit * input.offset > 10_000)
        throw new AppError("offset_too_large", { field: "offset" });
    }
    return input;
  } catch (error) {
    if (error instanceof InvalidParameters && error.fieldErrors !== responses) {
      throw new InvalidParameters([...responses, ...error.fieldErrors]);
    }
    throw error;
  }
}

const keyForm = /^[A-Za-z0-9_-]{16,128}$/;

async function readKey(
  endpoint: Endpoint,
  headers: Headers,
  caller: string,
  request: { path: string; query: unknown; body: Record<string, unknown> },
): Promise<KeyedRequest | null> {
  const key = headers.get("idempotency-key");
  if (!key) {
    if (endpoint.keyRequired)
      throw new AppError("idempotency_key_missing", { field: "Idempotency-Key" });
    return null;
  }
  if (!keyForm.test(key))
    throw new AppError("idempotency_key_missing", { field: "Idempotency-Key" });
  // Not part of the stored digest, which would make it possible to guess the password.
  const {
    password: _password,
    confirm_password: _repeated,
    current_password: _current,
    ...compared
  } = request.body;
  return {
    scope: `${caller} ${endpoint.path}`,
    key,
    request: digest(request.path, request.query, await withFilesByDigest(compared)),
  };
}
