import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";
import { type Configuration, Provider } from "oidc-provider";

/** The storefront, and another site that the same provider knows. */
export const ourClient = "errand-storefront";
export const otherClient = "another-site";

export interface OpenIdProvider {
  issuer: string;
  /** Signs somebody in by the provider's own pages, as a browser does; the id token it gives. */
  signIn(person: string, options?: { nonce?: string; client?: string }): Promise<string>;
  /** A token that the provider's key has signed, whatever it says. */
  sign(claims: JWTPayload): Promise<string>;
  /** From now on it signs with another key, and publishes that one alone. */
  rotate(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A real OpenID provider on this machine. Who is called like an e-mail address has that one,
 * confirmed unless it begins with "unconfirmed"; everybody else has none, and only some have a name.
 */
export async function startOpenIdProvider({
  port = 0,
  returnTo = "http://127.0.0.1:4000/sign-in/return",
} = {}): Promise<OpenIdProvider> {
  let answer: RequestListener = (_request, response) => response.end();
  const server = createServer((request, response) => answer(request, response));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let key: { privateKey: Awaited<ReturnType<typeof generateKeyPair>>["privateKey"]; jwk: JWK };

  async function rotate() {
    const { privateKey } = await generateKeyPair("RS256", { extractable: true });
    const jwk = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: "RS256" };
    key = { privateKey, jwk };
    const provider = withoutQuickStartWarnings(
      () => new Provider(issuer, configuration({ ...jwk, use: "sig" }, returnTo)),
    );
    answer = provider.callback();
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
      return walkThrough(page, person, returnTo);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The provider warns that its memory and its pages are for development; here they are meant to be. */
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

function configuration(jwk: JWK, returnTo: string): Configuration {
  const client = {
    redirect_uris: [returnTo],
    response_types: ["id_token" as const],
    grant_types: ["implicit"],
    token_endpoint_auth_method: "none" as const,
    // Of a client on this machine, which may do without https.
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

/** Follows the provider's pages to the way back, and takes the token from behind its #. */
async function walkThrough(page: URL, person: string, returnTo: string): Promise<string> {
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
    const to = response.headers.get("location");
    if (to?.startsWith(returnTo)) {
      return new URLSearchParams(new URL(to).hash.slice(1)).get("id_token") ?? "";
    }
    // It asks who somebody is, then whether we may know.
    const [, prompt = ""] = /name="prompt" value="(\w+)"/.exec(await response.text()) ?? [];
    next = to
      ? { url: new URL(to, next.url) }
      : { url: next.url, form: new URLSearchParams({ prompt, login: person, password: "any" }) };
  }
  throw new Error("the provider's pages go round in circles");
}

export interface JsonServer {
  url: string;
  /** What was asked: path and query, and the body of a POST. */
  asked: { url: URL; body: string }[];
  close(): Promise<void>;
}

/** A server on this machine that answers JSON by a rule of the test. */
export async function startJsonServer(
  answer: (question: { url: URL; body: string }) => { status?: number; body: unknown },
): Promise<JsonServer> {
  const asked: JsonServer["asked"] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const question = { url, body: Buffer.concat(parts).toString() };
    asked.push(question);
    const { status = 200, body } = answer(question);
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
