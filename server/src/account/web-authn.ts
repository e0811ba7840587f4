import type { addPasskey, signInWithPasskey } from "@errand/core/account/passkeys.contract";
import { AppError } from "@errand/core/errors";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
} from "@simplewebauthn/server/helpers";
import * as z from "zod";
import type { Customer } from "./account.data.ts";
import type { PasskeySite } from "./passkey-site.ts";
import { challengeLifeMs, type Passkey } from "./passkeys.data.ts";

/**
 * Options and checks of passkeys. Loaded when the first customer uses one (`loadWebAuthn`), because
 * the library takes 27 MB and up to a second.
 */

type CreatedCredential = z.output<typeof addPasskey.input>["credential"];
type AssertedCredential = z.output<typeof signInWithPasskey.input>["credential"];

/** EdDSA, ES256 and RS256, which all authenticators in use support one of, as COSE numbers. */
const algorithms = [-8, -7, -257];

/** The options with which a browser creates a passkey for this customer. */
export function creationOptions(
  { domain }: PasskeySite,
  shopName: string,
  customer: Customer,
  known: Passkey[],
) {
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  return generateRegistrationOptions({
    rpName: shopName,
    rpID: domain,
    userID: Uint8Array.from(Buffer.from(customer.passkeyUserId.replaceAll("-", ""), "hex")),
    userName: customer.email ?? customer.phone ?? name,
    userDisplayName: name,
    timeout: challengeLifeMs,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    // Discoverable, so that the passkey names the account when signing in.
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    supportedAlgorithmIDs: algorithms,
  });
}

/** The options with which a browser asks for any passkey of this site. */
export function requestOptions({ domain }: PasskeySite) {
  return generateAuthenticationOptions({
    rpID: domain,
    timeout: challengeLifeMs,
    userVerification: "preferred",
  });
}

const clientData = z.object({ challenge: z.string().regex(/^[\w-]{1,128}$/) });

/** The challenge that the browser has answered. Throws `passkey_invalid` when it cannot be read. */
export function challengeOf({ response }: CreatedCredential | AssertedCredential): Promise<string> {
  return orInvalid(async () => {
    const decoded = decodeClientDataJSON(response.clientDataJSON);
    return clientData.parse(decoded).challenge;
  });
}

/**
 * The public key of a created credential. Throws `passkey_invalid` unless it answers the challenge
 * on this site.
 */
export function verifyCreation(
  site: PasskeySite,
  credential: CreatedCredential,
  challenge: string,
): Promise<{ credentialId: string; publicKey: Buffer; counter: number; aaguid: string }> {
  return orInvalid(async () => {
    refuseCertificates(credential.response.attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) throw new Error("the attestation is invalid");
    const { id, publicKey, counter } = registrationInfo.credential;
    // The browser states the id a second time, outside of what the authenticator has written.
    if (id !== credential.id) throw new Error("the credential has two ids");
    const { aaguid } = registrationInfo;
    return { credentialId: id, publicKey: Buffer.from(publicKey), counter, aaguid };
  });
}

/**
 * The new signature counter of a passkey. Throws `passkey_invalid` unless its key has signed the
 * challenge on this site, and when the counter has not grown.
 */
export function verifyAssertion(
  site: PasskeySite,
  credential: AssertedCredential,
  challenge: string,
  { credentialId, publicKey, counter }: Passkey,
): Promise<number> {
  return orInvalid(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      requireUserVerification: false,
      credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter },
    });
    if (!verified) throw new Error("the signature is invalid");
    return authenticationInfo.newCounter;
  });
}

/**
 * Accepts only what browsers send when no attestation is asked for: none, or a signature by the
 * passkey itself. Checking certificates would download revocation lists from addresses that they
 * name.
 */
function refuseCertificates(attestationObject: string) {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get("fmt");
  const isBySelf = format === "packed" && attestation.get("attStmt").get("x5c") === undefined;
  if (format !== "none" && !isBySelf) throw new Error("an attestation was not asked for");
}

/** The library throws a plain error for everything that does not verify. */
async function orInvalid<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch {
    throw new AppError("passkey_invalid");
  }
}
