/** The page of an application in the storefront. */
export const partnerApplicationPath = "/partner-application";

/**
 * The private link of an application. The token is in the fragment, which browsers do not send: it
 * appears in no log and no referrer.
 */
export function applicationLink(url: string, token: string): string {
  return `${url}${partnerApplicationPath}#key=${token}`;
}
