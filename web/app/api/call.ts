import { rememberPath } from "../client/return-path.ts";
import { store, stored } from "../client/storage.ts";
import { toastAfterLoad } from "../ui/toast.ts";
import { ApiError, apiErrorOf, connectionError, isConnectionError } from "./api-error.ts";
import {
  type Endpoint,
  type Input,
  type InputArguments,
  methodAndPath,
  type Reply,
  requestFor,
  type Scope,
  shoppingHeaders,
} from "./api-request.ts";

const base = "/api/v1";
const patience = 15_000;
const pauses = [300, 1200];

export interface CallOptions {
  signal?: AbortSignal;
  /**
   * The `Idempotency-Key` of a write. Hold one (`newKey`) for as long as the customer means the same
   * thing, such as "place this order", so that asking twice does it once. Otherwise each call has its own.
   */
  key?: string;
  /** What the headers say; the visitor's current scope when left out. A query passes the scope of its key. */
  scope?: Scope;
}

/**
 * Calls one endpoint as the visitor in this browser, and gives its reply.
 *
 * Throws `ApiError`: the server's refusal, or `offline` and `timeout` when no answer came. A write
 * whose answer is lost is sent again under the same key, which the server does only once.
 */
export function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: InputArguments<E, [options?: CallOptions]>
): Promise<Reply<E>> {
  return callWith(endpoint, input, options);
}

/** `call` for those who pass an input on without looking at it. */
export async function callWith<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | undefined,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const [method, path] = methodAndPath(endpoint);
  const { headers, token, needsGuestId } = clientFor(path, input, options.scope);
  const values = { ...input, ...(needsGuestId && { guest_id: await guestId() }) };
  if (method !== "GET" && !path.startsWith("/auth/")) {
    headers.set("Idempotency-Key", options.key ?? newKey());
  }

  const response = await sendWithRetries(
    () => requestFor(location.origin + base, endpoint, values, headers),
    options.signal,
  );
  if (response.ok)
    return response.json().catch(() => Promise.reject(connectionError("unreadable")));
  throw await notifyLostSession(await apiErrorOf(response), token);
}

/** The request by which the visitor in this browser asks an endpoint, for who reads the answer themselves. */
export async function clientRequest<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): Promise<Request> {
  const { headers, needsGuestId } = clientFor(methodAndPath(endpoint)[1], input);
  const values = { ...input, ...(needsGuestId && { guest_id: await guestId() }) };
  return requestFor(location.origin + base, endpoint, values, headers);
}

/** Why such a request was refused; where the session is over, the visitor is told so. */
export async function clientError(request: Request, response: Response): Promise<ApiError> {
  const token = request.headers.get("Authorization")?.replace("Bearer ", "") ?? null;
  return notifyLostSession(await apiErrorOf(response), token);
}

/**
 * As whom the visitor asks: with their session, or by their guest id where guests are known by it.
 * What a guest ordered stays the guest's when they sign in: a proof is always shown by guest id.
 */
function clientFor(path: string, input: object | undefined, scope = currentScope()) {
  const isByProof = input !== undefined && "contact_number" in input && input.contact_number;
  const token = ignoresToken(path) || isByProof ? null : stored("token");
  const headers = shoppingHeaders(scope);
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  return { headers, token, needsGuestId: token === null && isForShoppers(path) };
}

/** A fresh `Idempotency-Key`. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let guestRequest: Promise<string> | null = null;

/** The visitor's guest id; asked for once, however many calls wait for it. */
export function guestId(): Promise<string> {
  const known = stored("guest_id");
  if (known !== null) return Promise.resolve(known);
  guestRequest ??= call("POST /auth/guest/request")
    .then(({ guest_id }) => {
      store("guest_id", guest_id);
      return guest_id;
    })
    .finally(() => {
      guestRequest = null;
    });
  return guestRequest;
}

/** Who signs in is nobody yet; only signing out is done by somebody. */
function ignoresToken(path: string): boolean {
  return path.startsWith("/auth/") && path !== "/auth/logout";
}

/** Where a guest is known by `guest_id` (contract, Who = G); elsewhere it would only spoil caching. */
function isForShoppers(path: string): boolean {
  return /^\/(customer|rental\/user|delivery-man\/last-location)(\/|$)/.test(path);
}

function currentScope(): Scope {
  return {
    language: stored("language-setting") ?? document.documentElement.lang,
    zoneIds: stored("zoneid") ?? [],
    moduleId: stored("module")?.id ?? null,
    place: stored("currentLatLng"),
  };
}

async function sendWithRetries(request: () => Request, signal?: AbortSignal): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const pause = pauses[attempt];
    try {
      const response = await send(request(), signal);
      // The first try did arrive and is still being worked on: its answer will be there in a moment.
      const isBusy = response.status === 409 && (await isInProgress(response));
      if (!isBusy || pause === undefined) return response;
    } catch (error) {
      const isWorthTrying = isConnectionError(error) && navigator.onLine && pause !== undefined;
      if (!isWorthTrying) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function send(request: Request, signal?: AbortSignal): Promise<Response> {
  const limit = AbortSignal.timeout(patience);
  try {
    return await fetch(request, { signal: signal ? AbortSignal.any([signal, limit]) : limit });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw connectionError(limit.aborted ? "timeout" : "offline");
  }
}

async function isInProgress(response: Response): Promise<boolean> {
  return (await apiErrorOf(response.clone())).find("idempotency_in_progress") !== undefined;
}

/**
 * Spec §8: a session that the server no longer knows is over; the visitor goes on as a guest, at home.
 * Signing in again leads back to where they were.
 */
async function notifyLostSession(refusal: ApiError, token: string | null): Promise<ApiError> {
  if (refusal.status !== 401 || token === null) return refusal;
  if (stored("token") === token) {
    store("token", null);
    rememberPath(location.pathname + location.search);
    toastAfterLoad("error", refusal.message);
    location.assign("/home");
  }
  return new ApiError(refusal.status, refusal.errors, true);
}
