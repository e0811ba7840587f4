import { join } from "node:path";
import { type SocialMedium, socialMedium } from "@errand/core/account/social-proof";
import { email, text } from "@errand/core/values";
import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import * as z from "zod";
import { pageOrigins } from "../../../http/page-origins.ts";
import { serveFile } from "../../../http/plain-page.ts";
import type { Settings } from "../../../process/settings.ts";
import { createAnswers, type TokenFault, tokenFaults, tokenLifetime } from "./simulated-answer.ts";
import { type SimulatedPerson, simulatedPeople, subjectOf } from "./simulated-people.ts";
import { type SimulatorSettings, simulatedClient, simulatorPath } from "./simulated-providers.ts";
import { createSimulatedTokens } from "./simulated-tokens.ts";
import { simulatorApi } from "./simulator-api.ts";
import { appleReturnPage, signInPage } from "./simulator-html.ts";

interface SimulatorParts {
  settings: SimulatorSettings & Pick<Settings, "allowedOrigins">;
  clock: () => Date;
  /** The path to which the providers send the browser back. */
  returnPath: string;
  /** The name of the shop, and the accounts that the demo shows. */
  shop: () => Promise<{
    businessName: string;
    demoAccounts?: { name: string; login: string }[] | undefined;
  }>;
}

const attemptQuery = z.object({
  client_id: z.literal(simulatedClient),
  redirect_uri: z.string(),
  state: text(255),
  nonce: text(255).optional(),
});
type AttemptQuery = z.infer<typeof attemptQuery>;

/** A person of the page, anybody else, or what goes wrong. */
const choice = z.union([
  z.object({ person: z.coerce.number() }),
  z.object({ email: z.union([email, z.literal("").transform(() => null)]), name: text(100) }),
  z.object({ outcome: z.enum(["denied", "expired", "otherSite", "otherAttempt"]) }),
]);

/**
 * What the simulated Apple remembers: the people who have signed in before, whose names it gives no
 * more.
 */
const appleCookie = "simulated-apple";

/**
 * The simulated Google, Facebook and Apple of a demo: the pages on which a visitor chooses an
 * identity or what goes wrong, and the addresses at which the shop verifies the token, by the
 * protocols of the real providers. Null outside a demo.
 */
export function identitySimulator(parts: SimulatorParts): Hono | null {
  const { settings, clock, returnPath, shop } = parts;
  if (!settings.demo) return null;
  const tokens = createSimulatedTokens(settings.secret);
  const answer = createAnswers(settings, tokens);
  const origins = pageOrigins(settings);
  const file = (name: string) => join(import.meta.dirname, name);
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "base-uri 'none'",
    // After a choice, the browser is redirected to the shop.
    `form-action ${["'self'", ...origins].join(" ")}`,
    "frame-ancestors 'none'",
  ].join("; ");

  return new Hono()
    .route("/", simulatorApi({ settings, tokens, clock }))
    .get(`${simulatorPath}/apple.js`, serveFile(file("simulated-apple.js"), "text/javascript"))
    .get(
      `${simulatorPath}/apple-return.js`,
      serveFile(file("simulated-apple-return.js"), "text/javascript"),
    )
    .get(`${simulatorPath}.css`, serveFile(file("simulator.css"), "text/css"))
    .get(`${simulatorPath}/facebook/dialog/oauth`, (c) => showPage(c, "facebook"))
    .post(`${simulatorPath}/facebook/dialog/oauth`, (c) => signIn(c, "facebook"))
    .get(`${simulatorPath}/:medium{google|apple}`, (c) => showPage(c, mediumOf(c)))
    .post(`${simulatorPath}/:medium{google|apple}`, (c) => signIn(c, mediumOf(c)));

  /** Null unless the storefront has sent the browser here, and gets it back. */
  function readAttempt(c: Context): AttemptQuery | null {
    const attempt = attemptQuery.safeParse(c.req.query()).data;
    const isOurs = origins.some((origin) => attempt?.redirect_uri === `${origin}${returnPath}`);
    return attempt && isOurs ? attempt : null;
  }

  async function showPage(c: Context, medium: SocialMedium) {
    if (!readAttempt(c)) return c.notFound();
    setHeaders(c, policy);
    const { businessName, demoAccounts = [] } = await shop();
    const people = simulatedPeople(demoAccounts);
    return c.html(signInPage(c, { medium, people, shopName: businessName }));
  }

  async function signIn(c: Context, medium: SocialMedium) {
    const attempt = readAttempt(c);
    const chosen = choice.safeParse(await c.req.parseBody()).data;
    if (!attempt || !chosen) return c.notFound();
    setHeaders(c, policy);
    if ("outcome" in chosen && chosen.outcome === "denied") return sendDenial(c, medium, attempt);

    const people = simulatedPeople((await shop()).demoAccounts ?? []);
    const person = toSimulatedPerson(chosen, people);
    const fault = "outcome" in chosen ? chosen.outcome : null;
    if (!person || !canFail(medium, fault)) return c.notFound();
    const { nonce, redirect_uri, state } = attempt;
    const token = await answer({ medium, person, nonce, fault }, clock());
    if (medium === "apple") return sendToAppleScript(c, person, { id_token: token, state });
    const fragment = new URLSearchParams({ state });
    fragment.set(medium === "google" ? "id_token" : "access_token", token);
    if (medium === "facebook") fragment.set("expires_in", String(tokenLifetime));
    return c.redirect(`${redirect_uri}#${fragment}`, 303);
  }

  function sendDenial(c: Context, medium: SocialMedium, { redirect_uri, state }: AttemptQuery) {
    if (medium === "apple") {
      return c.html(appleReturnPage(c, { error: "user_cancelled_authorize" }));
    }
    const denial = new URLSearchParams({ error: "access_denied", state });
    // Facebook states its errors in the query.
    return c.redirect(`${redirect_uri}${medium === "google" ? "#" : "?"}${denial}`, 303);
  }

  /** As Apple does, with the name of the person the first time only. */
  function sendToAppleScript(
    c: Context,
    { name, email }: SimulatedPerson,
    authorization: { id_token: string; state: string },
  ) {
    const subject = subjectOf("apple", { name, email });
    const known = (getCookie(c, appleCookie) ?? "").split(".").filter(Boolean);
    if (known.includes(subject)) return c.html(appleReturnPage(c, { authorization }));
    setCookie(c, appleCookie, [subject, ...known].slice(0, 50).join("."), {
      path: simulatorPath,
      httpOnly: true,
      sameSite: "Lax",
    });
    const [firstName = "", ...rest] = name.split(" ");
    const user = { email, name: { firstName, lastName: rest.join(" ") } };
    return c.html(appleReturnPage(c, { authorization, user }));
  }
}

function setHeaders(c: Context, policy: string) {
  c.header("Cache-Control", "no-store");
  c.header("Content-Security-Policy", policy);
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Robots-Tag", "noindex");
  // Otherwise the popup is isolated from the page that opened it.
  c.header("Cross-Origin-Opener-Policy", "unsafe-none");
}

function mediumOf(c: Context): SocialMedium {
  return socialMedium.parse(c.req.param("medium"));
}

/** Whoever is chosen; what goes wrong happens to the first person of the page. */
function toSimulatedPerson(
  chosen: z.infer<typeof choice>,
  people: SimulatedPerson[],
): SimulatedPerson | undefined {
  if ("email" in chosen) return chosen;
  return people["person" in chosen ? chosen.person : 0];
}

function canFail(medium: SocialMedium, fault: string | null): fault is TokenFault | null {
  return fault === null || tokenFaults[medium].some((known) => known === fault);
}
