/**
 * The bodies of responses that were made from a text: reading one back from its response takes a
 * stream.
 */
const texts = new WeakMap<Response, string>();

export function rememberText(response: Response, text: string): Response {
  texts.set(response, text);
  return response;
}

/** The body of a response; undefined if it is none of a text, or unknown. */
export function getResponseText(response: Response): string | undefined {
  return texts.get(response);
}
