/** Bodies of responses as they were made: reading one back from its response takes a stream. */
const bodies = new WeakMap<Response, string | Buffer>();

export function rememberBody(response: Response, body: string | Buffer): Response {
  bodies.set(response, body);
  return response;
}

/** The body of a response; undefined if it is a stream, or unknown. */
export function bodyOf(response: Response): string | Buffer | undefined {
  return bodies.get(response);
}
