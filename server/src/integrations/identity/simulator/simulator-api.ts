import { createHmac } from "node:crypto";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { facebookIssuer } from "./simulated-answer.ts";
import {
  type SimulatorSettings,
  simulatedAppSecret,
  simulatedClient,
  simulatedIssuer,
  simulatorPath,
} from "./simulated-providers.ts";
import type { SimulatedTokens } from "./simulated-tokens.ts";

/**
 * The addresses that the shop asks: metadata and keys of the simulated Google and Apple, and the
 * Graph API of the simulated Facebook.
 */
export function simulatorApi(parts: {
  settings: SimulatorSettings;
  tokens: SimulatedTokens;
  clock: () => Date;
}): Hono {
  const { settings, tokens, clock } = parts;
  const appSecret = simulatedAppSecret(settings.secret);
  const app = new Hono();

  for (const medium of ["google", "apple"] as const) {
    const issuer = simulatedIssuer(medium, settings);
    app
      .get(`${simulatorPath}/${medium}/.well-known/openid-configuration`, (c) =>
        c.json({
          issuer,
          authorization_endpoint: `${settings.url}${simulatorPath}/${medium}`,
          jwks_uri: `${issuer}/keys`,
        }),
      )
      .get(`${simulatorPath}/${medium}/keys`, (c) => c.json({ keys: [tokens.publicKey] }));
  }

  return app
    .get(`${simulatorPath}/facebook/debug_token`, async (c) => {
      const { input_token = "", access_token } = c.req.query();
      if (access_token !== `${simulatedClient}|${appSecret}`) return c.json(graphError, 400);
      const claims = await tokens.read(input_token, facebookIssuer, clock());
      if (!claims) return c.json({ data: { is_valid: false } });
      const { aud, sub, exp } = claims;
      return c.json({ data: { is_valid: true, app_id: aud, user_id: sub, expires_at: exp } });
    })
    .use(`${simulatorPath}/facebook/me`, cors())
    .get(`${simulatorPath}/facebook/me`, async (c) => {
      const { access_token = "", appsecret_proof, fields = "" } = c.req.query();
      const proof = createHmac("sha256", appSecret).update(access_token).digest("hex");
      const isProved = appsecret_proof === undefined || appsecret_proof === proof;
      const claims = await tokens.read(access_token, facebookIssuer, clock());
      if (!claims || !isProved) return c.json(graphError, 400);
      const { sub, name, email } = claims;
      const requestedFields = fields.split(",");
      return c.json({
        id: sub,
        ...(requestedFields.includes("name") && { name }),
        ...(requestedFields.includes("email") && email !== null && { email }),
      });
    });
}

/** Facebook's error for a token that it does not accept. */
const graphError = { error: { type: "OAuthException", code: 190 } };
