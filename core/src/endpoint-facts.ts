/**
 * What a client must know of an endpoint to build its request. A page loads these lists instead of
 * the contract, whose schemas would bring Zod; `npm run docs` writes the lists of each audience
 * from the contract (`endpoint-facts.storefront.ts`, …).
 *
 * They name only the exceptions, because most endpoints take a token and no guest id, and most
 * writes take a body and a key. There is no list of endpoints that take forms: the type of an input
 * permits files only where the endpoint takes a form, and a form is needed only for files.
 *
 * An entry that ends with `/` stands for all endpoints of the audience that begin with it.
 */
export interface EndpointFacts {
  /**
   * Endpoints that sign in, and those for anyone where the token of the audience is refused there.
   * They take no key.
   */
  withoutToken: readonly string[];
  /** Endpoints that take a `guest_id` from a caller without a token (contract 1.2). */
  withGuestId: readonly string[];
  /** Endpoints that are neither GET nor in `withoutToken`, and take no `Idempotency-Key`. */
  withoutKey: readonly string[];
  /** DELETEs whose parameters are sent in the body, because they contain a secret. */
  withBody: readonly string[];
}

export function sendsToken({ withoutToken }: EndpointFacts, endpoint: string): boolean {
  return !isNamed(withoutToken, endpoint);
}

export function sendsGuestId({ withGuestId }: EndpointFacts, endpoint: string): boolean {
  return isNamed(withGuestId, endpoint);
}

export function sendsKey(facts: EndpointFacts, endpoint: string): boolean {
  const isExcepted = isNamed(facts.withoutKey, endpoint);
  return !endpoint.startsWith("GET ") && !isExcepted && sendsToken(facts, endpoint);
}

/** Whether parameters are sent in the body; otherwise they are sent in the query (contract 1.1). */
export function sendsBody({ withBody }: EndpointFacts, endpoint: string): boolean {
  return /^(?:POST|PUT) /.test(endpoint) || isNamed(withBody, endpoint);
}

function isNamed(entries: readonly string[], endpoint: string): boolean {
  return entries.some((entry) =>
    entry.endsWith("/") ? endpoint.startsWith(entry) : endpoint === entry,
  );
}
