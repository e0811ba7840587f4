import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, buildConnector } from "undici";

/** Thrown by a fetch that would connect to a forbidden address. */
export class ForbiddenAddress extends Error {
  override name = "ForbiddenAddress";
}

/** Whether an address is public: neither loopback, private, link-local nor reserved. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

/**
 * A dispatcher for `fetch` that connects to allowed addresses only. It checks the resolved address
 * of every connection, including redirects, so that DNS rebinding cannot bypass the check.
 */
export function dispatcherTo(isAllowed: (address: string) => boolean): Agent {
  const lookupAllowed: LookupFunction = (hostname, options, callback) =>
    lookup(hostname, options as LookupOptions, (error, found, family) => {
      const all = typeof found === "string" ? [{ address: found }] : (found as LookupAddress[]);
      if (!error && all.some(({ address }) => !isAllowed(address))) {
        callback(new ForbiddenAddress(hostname), "", 0);
      } else callback(error, found, family);
    });
  const connect = buildConnector({ lookup: lookupAllowed });
  return new Agent({
    connect(options, callback) {
      // `connect` does not look up IP literals.
      const isForbidden = isIP(options.hostname) !== 0 && !isAllowed(options.hostname);
      if (isForbidden) callback(new ForbiddenAddress(options.hostname), null);
      else connect(options, callback);
    },
  });
}
