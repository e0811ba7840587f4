import type { SocialMedium } from "@errand/core/account/social-proof";
import { type SimulatedPerson, subjectOf } from "./simulated-people.ts";
import {
  otherSimulatedClient,
  type SimulatorSettings,
  simulatedClient,
  simulatedIssuer,
} from "./simulated-providers.ts";
import type { SimulatedTokens } from "./simulated-tokens.ts";

/** What can go wrong with a token at each provider. Facebook's tokens have no nonce. */
export const tokenFaults = {
  google: ["expired", "otherSite", "otherAttempt"],
  apple: ["expired", "otherSite", "otherAttempt"],
  facebook: ["expired", "otherSite"],
} as const satisfies Record<SocialMedium, string[]>;

export type TokenFault = (typeof tokenFaults)[SocialMedium][number];

/**
 * Tells the access tokens of Facebook from the id tokens of the others, which the same key signs.
 */
export const facebookIssuer = "facebook";

/** Seconds that a token is valid. */
export const tokenLifetime = 3600;

interface Attempt {
  medium: SocialMedium;
  person: SimulatedPerson;
  nonce: string | undefined;
  fault: TokenFault | null;
}

/**
 * Signs the token that a provider issues for this person: Google's and Apple's id token, or
 * Facebook's access token.
 */
export function createAnswers(settings: SimulatorSettings, tokens: SimulatedTokens) {
  return async ({ medium, person, nonce, fault }: Attempt, now: Date): Promise<string> => {
    const age = fault === "expired" ? 2 * tokenLifetime : 0;
    const iat = Math.floor(now.getTime() / 1000) - age;
    const common = {
      iat,
      exp: iat + tokenLifetime,
      aud: fault === "otherSite" ? otherSimulatedClient : simulatedClient,
      sub: subjectOf(medium, person),
    };
    const { email, name } = person;
    // Facebook's tokens are opaque to the shop, which asks for what they stand for.
    if (medium === "facebook") return tokens.sign({ ...common, iss: facebookIssuer, email, name });
    return tokens.sign({
      ...common,
      iss: simulatedIssuer(medium, settings),
      nonce: fault === "otherAttempt" ? "the nonce of another attempt" : nonce,
      ...(medium === "google" && { name, ...(email && { email, email_verified: true }) }),
      // Apple writes its flags as text, and has no name in its tokens.
      ...(medium === "apple" && email && { email, email_verified: "true" }),
    });
  };
}
