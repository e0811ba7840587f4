import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";
import { type Configuration, Provider } from "oidc-provider";

/** The client ids of the storefront and of another site of the same provider. */
export const ourClient = "errand-storefront";
export const otherClient = "another-site";

/** Where the provider sends the browser back. */
const returnTo = "http://127.0.0.1:4000/sign-in/return";

export interface OpenIdProvider {
  issuer: string;
  /** Signs a person in on the provider's pages, as a browser does, and returns the id token. */
  signIn(person: string, options?: { nonce?: string; client?: string }): Promise<string>;
  /** Signs any claims with the provider's key. */
  sign(claims: JWTPayload): Promise<string>;
  /** Replaces the provider's key: it signs with the new one and publishes only that. */
  rotate(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a real OpenID provider on this machine. A person whose id is an e-mail address has that
 * e-mail, confirmed unless it starts with "unconfirmed"; others have none. A person has a name
 * unless the id starts with "nameless".
 */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  let handle: RequestListener = (_request, response) => response.end();
  const server = createServer((request, response) => handle(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let key: { privateKey: Awaited<ReturnType<typeof generateKeyPair>>["privateKey"]; jwk: JWK };

  async function rotate() {
    const { privateKey } = await generateKeyPair("RS256", { extractable: true });
    const jwk = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: "RS256" };
    key = { privateKey, jwk };
    const provider = withoutQuickStartWarnings(
      () => new Provider(issuer, configuration({ ...jwk, use: "sig" })),
    );
    handle = provider.callback();
  }
  await rotate();

  return {
    issuer,
    rotate,
    sign: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "RS256", kid: key.jwk.kid ?? "" })
        .sign(key.privateKey),
    signIn: (person, { nonce = "n", client = ourClient } = {}) => {
      const page = new URL(`${issuer}/auth`);
      page.search = String(
        new URLSearchParams({
          client_id: client,
          redirect_uri: returnTo,
          response_type: "id_token",
          scope: "openid email profile",
          nonce,
          state: "s",
        }),
      );
      return walkThrough(page, person);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Suppresses the provider's warnings that its storage and its pages are for development only. */
function withoutQuickStartWarnings<Result>(create: () => Result): Result {
  const { warn } = console;
  console.warn = (text: string, ...more: unknown[]) => {
    if (!text.includes("a quick start development-only")) warn(text, ...more);
  };
  try {
    return create();
  } finally {
    console.warn = warn;
  }
}

function configuration(jwk: JWK): Configuration {
  const client = {
    redirect_uris: [returnTo],
    response_types: ["id_token" as const],
    grant_types: ["implicit"],
    token_endpoint_auth_method: "none" as const,
    // Native clients on this machine may use http.
    application_type: "native" as const,
  };
  return {
    clients: [ourClient, otherClient].map((client_id) => ({ ...client, client_id })),
    jwks: { keys: [jwk] },
    responseTypes: ["id_token"],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["a key of the tests"] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600 },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, person) => ({
      accountId: person,
      claims: () => ({
        sub: person,
        ...(person.includes("@") && {
          email: person,
          email_verified: !person.startsWith("unconfirmed"),
        }),
        ...(!person.startsWith("nameless") && { name: "Ada Byron Lovelace" }),
      }),
    }),
  };
}

/** Follows the provider's pages to `returnTo` and returns the token in its fragment. */
async function walkThrough(page: URL, person: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next: { url: URL; form?: URLSearchParams } = { url: page };
  for (let steps = 0; steps < 10; steps++) {
    const response = await fetch(next.url, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(next.form && { method: "POST", body: next.form }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (location?.startsWith(returnTo)) {
      return new URLSearchParams(new URL(location).hash.slice(1)).get("id_token") ?? "";
    }
    // The first page prompts for sign-in, the second one for consent.
    const [, prompt = ""] = /name="prompt" value="(\w+)"/.exec(await response.text()) ?? [];
    next = location
      ? { url: new URL(location, next.url) }
      : { url: next.url, form: new URLSearchParams({ prompt, login: person, password: "any" }) };
  }
  throw new Error("the provider redirects too often");
}

export interface JsonServer {
  url: string;
  /** The received requests: path and query, and the body of a POST. */
  asked: { url: URL; body: string }[];
  close(): Promise<void>;
}

/** Starts a server on this machine whose JSON responses the test defines. */
export async function startJsonServer(
  respond: (request: { url: URL; body: string }) => { status?: number; body: unknown },
): Promise<JsonServer> {
  const asked: JsonServer["asked"] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const received = { url, body: Buffer.concat(parts).toString() };
    asked.push(received);
    const { status = 200, body } = respond(received);
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
