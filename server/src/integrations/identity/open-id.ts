import { createHash } from "node:crypto";
import { AppError } from "@errand/core/errors";
import {
  createRemoteJWKSet,
  customFetch,
  type JWTPayload,
  type JWTVerifyGetKey,
  errors as joseErrors,
  jwtVerify,
} from "jose";
import * as z from "zod";
import type { OpenIdSettings } from "../../process/settings.ts";
import { awayBecause, callProvider, fetchFromProvider } from "./call-provider.ts";
import { readEmail, readName } from "./identity-claims.ts";
import type { Claim, Identity, Provider } from "./provider.ts";

const google = "https://accounts.google.com";

/** The metadata of a provider is cached for an hour. */
const metadataLifeMs = 3_600_000;

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  jwks_uri: z.url(),
});
type Metadata = z.infer<typeof metadata> & { keys: JWTVerifyGetKey };

/** An OpenID Connect provider, whose id tokens are verified by its published keys. */
export function openId({ issuer, clientIds, scriptUrl }: OpenIdSettings): Provider {
  const clientId = clientIds[0] ?? "";
  let cached: { metadata: Promise<Metadata>; expiresAt: number } | null = null;

  function discover(): Promise<Metadata> {
    if (cached && cached.expiresAt > Date.now()) return cached.metadata;
    const loading = readMetadata(issuer);
    const entry = { metadata: loading, expiresAt: Date.now() + metadataLifeMs };
    cached = entry;
    loading.catch(() => {
      if (cached === entry) cached = null;
    });
    return loading;
  }

  return {
    clientId,
    scriptUrl,
    async verify(claim, now) {
      const { issuer, keys } = await discover();
      const payload = await verified(claim.id_token ?? claim.token, keys, {
        issuer: issuersOf(issuer),
        audience: clientIds,
        currentDate: now,
      });
      checkNonce(payload, claim);
      return identityOf(payload, claim);
    },
    async signInPage({ returnTo, state, nonce }) {
      const { authorization_endpoint } = await discover();
      const page = new URL(authorization_endpoint);
      const parameters = {
        client_id: clientId,
        redirect_uri: returnTo,
        response_type: "id_token",
        scope: "openid email profile",
        // Lets the user choose an account instead of signing in with the last one of this browser.
        ...(issuer === google && { prompt: "select_account" }),
        state,
        nonce: nonceOf(nonce),
      };
      for (const [name, value] of Object.entries(parameters)) page.searchParams.set(name, value);
      return page;
    },
  };
}

async function readMetadata(issuer: string): Promise<Metadata> {
  const { ok, body } = await callProvider(`${issuer}/.well-known/openid-configuration`);
  const read = metadata.safeParse(body);
  if (!ok || !read.success || read.data.issuer.replace(/\/+$/, "") !== issuer) {
    throw awayBecause(new Error(`the metadata of ${issuer} are missing or invalid`));
  }
  // Cached for ten minutes; an unknown key is fetched immediately, at most every thirty seconds.
  const keys = createRemoteJWKSet(new URL(read.data.jwks_uri), {
    [customFetch]: (url, { headers, method }) => fetchFromProvider(url, { headers, method }),
  });
  return { ...read.data, keys };
}

/** Google's tokens have either issuer. */
function issuersOf(issuer: string): string[] {
  return issuer === google ? [issuer, "accounts.google.com"] : [issuer];
}

async function verified(
  token: string,
  keys: JWTVerifyGetKey,
  options: { issuer: string[]; audience: string[]; currentDate: Date },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...options,
      algorithms: ["RS256", "ES256"],
      requiredClaims: ["sub", "exp", "iat"],
      // Seconds by which the clocks may differ.
      clockTolerance: 30,
    });
    return payload;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw isOfKeys(error) ? awayBecause(error) : new AppError("auth-002");
  }
}

/** Whether fetching the keys failed, which says nothing about the token. */
function isOfKeys(error: unknown): boolean {
  const { JWKSInvalid, JWKSTimeout, JOSEError } = joseErrors;
  return (
    error instanceof JWKSInvalid ||
    error instanceof JWKSTimeout ||
    (error instanceof JOSEError && error.code === "ERR_JOSE_GENERIC")
  );
}

/**
 * Throws `auth-002` unless the claim has the secret of the token's nonce, which an attacker with a
 * stolen token does not know. A client that has requested its token without a nonce sends no
 * secret: only then may the token have none.
 */
function checkNonce({ nonce }: JWTPayload, claim: Claim): void {
  const expected = claim.nonce === undefined ? undefined : nonceOf(claim.nonce);
  if (nonce !== expected) throw new AppError("auth-002");
}

function identityOf(payload: JWTPayload, { unique_id }: Claim): Identity {
  if (payload.sub !== unique_id) throw new AppError("auth-002");
  const { email, email_verified, name, given_name, family_name } = payload;
  // Apple writes its flags as text.
  const isConfirmed = email_verified === true || email_verified === "true";
  return {
    subject: unique_id,
    email: isConfirmed ? readEmail(email) : null,
    name: readName(name) ?? readName([given_name, family_name].filter(Boolean).join(" ")),
  };
}

function nonceOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
