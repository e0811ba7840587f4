/** The site that passkeys are bound to. */
export interface PasskeySite {
  /** The domain ("relying party id"), without scheme and port. */
  domain: string;
  /** The only origin whose pages may use them. */
  origin: string;
}

const loopbackAddresses = ["127.0.0.1", "[::1]"];

/**
 * The site of the shop at its public URL. Browsers bind passkeys to names only, so a shop on this
 * machine has them at `localhost`, under which it can be opened as well.
 */
export function passkeySite(publicUrl: string): PasskeySite {
  const url = new URL(publicUrl);
  if (loopbackAddresses.includes(url.hostname)) url.hostname = "localhost";
  return { domain: url.hostname, origin: url.origin };
}
