import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Settings } from "../../../process/settings.ts";

/** The path below which the simulated providers have their pages and addresses. */
export const simulatorPath = "/demo/sign-in";

/** The id of the storefront at the simulated providers, and that of another site of theirs. */
export const simulatedClient = "errand-demo";
export const otherSimulatedClient = "another-site";

export type SimulatorSettings = Pick<Settings, "demo" | "host" | "port" | "secret" | "url">;

/**
 * The identity providers of the shop. In a demo those that are not configured are simulated: the
 * shop asks the simulator at its addresses exactly what it asks the real ones. A shop that is no
 * demo has only what is configured.
 */
export function withSimulatedProviders(
  settings: SimulatorSettings & Pick<Settings, "social">,
): Settings["social"] {
  const { demo, social, url, secret } = settings;
  if (!demo) return social;
  const clientIds = [simulatedClient];
  return {
    google: social.google ?? { issuer: simulatedIssuer("google", settings), clientIds },
    apple: social.apple ?? {
      issuer: simulatedIssuer("apple", settings),
      clientIds,
      scriptUrl: `${url}${simulatorPath}/apple.js`,
    },
    facebook: social.facebook ?? {
      appId: simulatedClient,
      appSecret: simulatedAppSecret(secret),
      url: `${url}${simulatorPath}/facebook`,
      graphUrl: `${ownAddress(settings)}${simulatorPath}/facebook`,
      browserGraphUrl: `${url}${simulatorPath}/facebook`,
    },
  };
}

export function simulatedIssuer(medium: "google" | "apple", settings: SimulatorSettings): string {
  return `${ownAddress(settings)}${simulatorPath}/${medium}`;
}

export function simulatedAppSecret(secret: string): string {
  return createHmac("sha256", secret).update("app secret of the simulated Facebook").digest("hex");
}

/**
 * Where the process reaches itself; its public URL may lead through a load balancer that it cannot
 * reach.
 */
function ownAddress({ host, port }: SimulatorSettings): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "127.0.0.1" : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}
