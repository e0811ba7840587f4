import { ApiError, apiErrorOf, connectionError } from "@errand/core/api-error";
import {
  type EndpointFacts,
  sendsGuestId,
  sendsKey,
  sendsToken,
} from "@errand/core/endpoint-facts";
import type { AnyContract, CallOf, EndpointOf, InputArgumentsOf } from "./contract-types.ts";
import { buildRequest } from "./request.ts";
import { sendWithRetries } from "./send.ts";

export interface ClientOptions<Scope> {
  /** The path of the API: `/api/v1`. */
  base: string;
  /** What differs between the endpoints of the client's contract. */
  facts: EndpointFacts;
  session: {
    token(): string | null;
    /** Whether a call names its caller by its input instead of the token. */
    isProvedBy?(input: object): boolean;
    /** The id of a visitor without a token, where guests may call. */
    guestId?(): Promise<string>;
    /** Whether the page is being left because its session has ended: it sends nothing more. */
    isOver?(): boolean;
  };
  /** The request headers, other than the token, that a reply depends on, such as the language. */
  scope: {
    current(): Scope;
    headers(scope: Scope): Headers;
  };
  /** How far the browser may answer by what it has kept; by default as the server allows. */
  cache?: RequestCache;
  /**
   * Called when the server rejects the current token with 401. It shows the error: `call` then
   * rejects with one that is marked as shown (`isTold`).
   */
  onSessionLost(error: ApiError): Promise<void>;
}

export interface CallOptions<Scope> {
  signal?: AbortSignal;
  /**
   * The `Idempotency-Key` of a write. Reuse one (`newKey`) while the caller repeats the same
   * action, such as placing an order, so that it happens once. By default each call has its own.
   */
  key?: string;
  /** By default the current scope. A query passes the scope of its key. */
  scope?: Scope;
}

export interface Client<Contract extends AnyContract, Scope> {
  /**
   * Calls an endpoint as the visitor in this browser, and resolves to its reply.
   *
   * Rejects with `ApiError`: the errors of the server, or `offline` and `timeout` without a
   * response. A write whose response is lost is repeated with the same key, so that the server
   * executes it once.
   */
  call<E extends EndpointOf<Contract>>(
    endpoint: E,
    ...args: InputArgumentsOf<Contract, E, [options?: CallOptions<Scope>]>
  ): Promise<Contract[E]["reply"]>;
  /** Returns a `call` in a scope, which `signal` aborts. */
  callIn(scope: Scope, signal: AbortSignal): CallOf<Contract>;
  /**
   * Builds a request as the visitor in this browser, for callers that read the response themselves.
   */
  request<E extends EndpointOf<Contract>>(
    endpoint: E,
    input: Contract[E]["input"],
  ): Promise<Request>;
  /** Returns the error of such a request; notifies the visitor when the session has ended. */
  errorOf(request: Request, response: Response): Promise<ApiError>;
}

/** Creates the client of one audience: `createClient<StorefrontContract, Scope>({ … })`. */
export function createClient<Contract extends AnyContract, Scope>({
  base,
  facts,
  session,
  scope: scopes,
  cache,
  onSessionLost,
}: ClientOptions<Scope>): Client<Contract, Scope> {
  async function execute(
    endpoint: string,
    input: object | undefined,
    { signal, key, scope }: CallOptions<Scope> = {},
  ) {
    if (session.isOver?.()) return never();
    const { headers, token, isGuest } = identify(endpoint, input, scope);
    const values = isGuest ? await asGuest(input) : { ...input };
    if (sendsKey(facts, endpoint)) headers.set("Idempotency-Key", key ?? newKey());
    const build = () => requestOf(endpoint, values, headers);
    const response = await sendWithRetries(build, signal);
    if (response.ok) {
      return response.json().catch(() => Promise.reject(connectionError("unreadable")));
    }
    throw await noticeLostSession(await apiErrorOf(response), token);
  }

  /** The headers of a call and who calls: the token, or a guest where guests may call. */
  function identify(endpoint: string, input: object = {}, scope = scopes.current()) {
    const usesToken = sendsToken(facts, endpoint) && !session.isProvedBy?.(input);
    const token = usesToken ? session.token() : null;
    const headers = scopes.headers(scope);
    if (token !== null) headers.set("Authorization", `Bearer ${token}`);
    return { headers, token, isGuest: token === null && sendsGuestId(facts, endpoint) };
  }

  async function asGuest(input: object | undefined) {
    return { ...input, guest_id: await session.guestId?.() };
  }

  function requestOf(endpoint: string, values: object, headers: Headers): Request {
    const absolute = location.origin + base;
    return buildRequest({ base: absolute, endpoint, facts, input: { ...values }, headers, cache });
  }

  async function noticeLostSession(error: ApiError, token: string | null): Promise<ApiError> {
    if (error.status !== 401 || token === null) return error;
    if (session.token() === token) await onSessionLost(error);
    return new ApiError(error.status, error.errors, true);
  }

  return {
    call: (endpoint, ...[input, options]) => execute(endpoint, input, options),
    callIn:
      (scope, signal) =>
      (endpoint, ...[input]) =>
        execute(endpoint, input, { scope, signal }),
    async request(endpoint, input) {
      if (session.isOver?.()) return never();
      const { headers, isGuest } = identify(endpoint, input);
      const values = isGuest ? await asGuest(input) : input;
      return requestOf(endpoint, values, headers);
    },
    async errorOf(request, response) {
      const token = request.headers.get("Authorization")?.replace("Bearer ", "") ?? null;
      return noticeLostSession(await apiErrorOf(response), token);
    },
  };
}

/** Waits until the page is gone. */
function never(): Promise<never> {
  return new Promise(() => {});
}

/** A fresh `Idempotency-Key`. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
