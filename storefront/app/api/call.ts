import { ApiError, apiErrorOf, connectionError, isConnectionError } from "@errand/core/api-error";
import { sendsGuestId, sendsKey, sendsToken } from "@errand/core/endpoint-facts";
import { storefrontFacts } from "@errand/core/endpoint-facts.storefront";
import { toastAfterLoad } from "@errand/ui/toast.ts";
import { reportNoResponse, reportResponse } from "../client/connection.ts";
import { pageLoad } from "../client/page-load.ts";
import { forgetCustomer } from "../client/personal-data.ts";
import { storeReturnPath } from "../client/return-path.ts";
import { store, stored } from "../client/storage.ts";
import {
  type Endpoint,
  type Input,
  type InputArguments,
  type Reply,
  requestFor,
  type Scope,
  scopeHeaders,
} from "./api-request.ts";

const base = "/api/v1";
const timeoutMs = 15_000;
/** Several pictures from a phone take longer. */
const uploadTimeoutMs = 90_000;
/** Before the second and third attempt, in milliseconds. */
const retryPauses = [300, 1200];

export interface CallOptions {
  signal?: AbortSignal;
  /**
   * The `Idempotency-Key` of a write. Reuse one (`newKey`) while the customer repeats the same action, such
   * as placing an order, so that it happens once. By default each call has its own.
   */
  key?: string;
  /** The scope of the headers; by default the visitor's current one. A query passes the scope of its key. */
  scope?: Scope;
}

/**
 * Calls an endpoint as the visitor in this browser, and resolves to its reply.
 *
 * Rejects with `ApiError`: the errors of the server, or `offline` and `timeout` without a response. A
 * write whose response is lost is repeated with the same key, so that the server executes it once.
 */
export function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: InputArguments<E, [options?: CallOptions]>
): Promise<Reply<E>> {
  return callWith(endpoint, input, options);
}

/** `call` for generic code, which cannot know whether the input is optional. */
export async function callWith<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | undefined,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const { headers, token, needsGuestId } = clientFor(endpoint, input, options.scope);
  const values = { ...input, ...(needsGuestId && { guest_id: await guestId() }) };
  if (sendsKey(storefrontFacts, endpoint)) {
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

/** Builds a request as the visitor in this browser, for callers that read the response themselves. */
export async function clientRequest<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): Promise<Request> {
  const { headers, needsGuestId } = clientFor(endpoint, input);
  const values = { ...input, ...(needsGuestId && { guest_id: await guestId() }) };
  return requestFor(location.origin + base, endpoint, values, headers);
}

/** Returns the error of such a request; notifies the visitor when the session has ended. */
export async function clientError(request: Request, response: Response): Promise<ApiError> {
  const token = request.headers.get("Authorization")?.replace("Bearer ", "") ?? null;
  return notifyLostSession(await apiErrorOf(response), token);
}

/**
 * The headers, and the identity of the visitor: the session token, or the guest id where an endpoint
 * accepts one. A guest order stays a guest's after signing in, so its proof always uses the guest id.
 */
function clientFor(endpoint: Endpoint, input: object | undefined, scope = currentScope()) {
  const isByProof = input !== undefined && "contact_number" in input && input.contact_number;
  const isWithoutToken = !sendsToken(storefrontFacts, endpoint) || isByProof;
  const token = isWithoutToken ? null : stored("token");
  const headers = scopeHeaders(scope);
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  return {
    headers,
    token,
    needsGuestId: token === null && sendsGuestId(storefrontFacts, endpoint),
  };
}

/** A fresh `Idempotency-Key`. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let guestRequest: Promise<string> | null = null;

/** The visitor's guest id. Parallel calls share one request. */
export function guestId(): Promise<string> {
  const id = stored("guest_id");
  if (id !== null) return Promise.resolve(id);
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
    const pause = retryPauses[attempt];
    try {
      const response = await send(request(), signal);
      // The server is still processing an earlier attempt; the next one gets its response.
      const isProcessing = response.status === 409 && (await isInProgress(response));
      if (!isProcessing || pause === undefined) return response;
    } catch (error) {
      const shouldRetry = isConnectionError(error) && navigator.onLine && pause !== undefined;
      if (!shouldRetry) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function send(request: Request, signal?: AbortSignal): Promise<Response> {
  const isUpload = request.headers.get("Content-Type")?.startsWith("multipart/") ?? false;
  const limit = AbortSignal.timeout(isUpload ? uploadTimeoutMs : timeoutMs);
  try {
    const response = await fetch(request, {
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    reportResponse();
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    reportNoResponse();
    throw connectionError(limit.aborted ? "timeout" : "offline");
  }
}

async function isInProgress(response: Response): Promise<boolean> {
  return (await apiErrorOf(response.clone())).find("idempotency_in_progress") !== undefined;
}

/**
 * Spec §8: ends a session that the server no longer knows, with what the browser has stored about its customer, and
 * opens the home page as a guest. Signing in again returns to the current page.
 */
async function notifyLostSession(error: ApiError, token: string | null): Promise<ApiError> {
  if (error.status !== 401 || token === null) return error;
  if (stored("token") === token) {
    await forgetCustomer();
    storeReturnPath(location.pathname + location.search);
    toastAfterLoad("error", error.message);
    pageLoad.open("/home");
  }
  return new ApiError(error.status, error.errors, true);
}
