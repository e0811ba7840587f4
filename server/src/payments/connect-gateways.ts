import type { Database } from "../database/database.ts";
import type { Log } from "../process/log.ts";
import type { Settings } from "../process/settings.ts";
import type { Gateways, PaymentGateway } from "./gateway.ts";
import { createSandboxGateway } from "./sandbox/sandbox-gateway.ts";
import { createSigner } from "./sandbox/sandbox-signature.ts";
import { createGatewaySigner } from "./signature.ts";

interface DemoParts {
  db: Database;
  settings: Pick<Settings, "url" | "secret" | "demo">;
}

/** The simulator in a demo, else none. */
export function demoGateways({ db, settings }: DemoParts, clock: () => Date): Gateways {
  const { url, secret, demo } = settings;
  if (!demo) return new Map();
  const sandbox = createSandboxGateway({ db, url, signer: createSigner(secret), clock });
  return new Map([[sandbox.key, sandbox]]);
}

/** All gateways that are configured, in the order in which the checkout offers them. */
export async function connectGateways(
  parts: DemoParts & { settings: Pick<Settings, "stripe">; log: Log },
): Promise<Gateways> {
  const { settings, log } = parts;
  const clock = () => new Date();
  const connected: PaymentGateway[] = [];
  if (settings.stripe) {
    // Loaded on demand: the SDK takes memory in every process.
    const { createStripeGateway } = await import("./stripe/stripe-gateway.ts");
    const signer = createGatewaySigner("stripe", settings.secret);
    connected.push(createStripeGateway({ settings: settings.stripe, signer, clock, log }));
  }
  return new Map([
    ...connected.map((gateway) => [gateway.key, gateway] as const),
    ...demoGateways(parts, clock),
  ]);
}
