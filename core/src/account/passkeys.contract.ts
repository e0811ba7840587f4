import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { guestId, id, messageResponse, text, timestamp } from "../values.ts";
import { authResult } from "./account.contract.ts";
import { maxPasskeyNameLength } from "./account-validation.ts";
import { otpSent, ownerProof, ownerProofErrors } from "./owner-proof.ts";

/**
 * Bytes as base64url without padding, as in the JSON forms of WebAuthn Level 3 (sections 5.1.8 and
 * 5.1.9).
 */
const base64url = (max: number) =>
  z
    .stringFormat("base64url", /^[A-Za-z0-9_-]+$/)
    .min(1)
    .max(max);
/** At most 1023 bytes. */
const credentialId = base64url(1364);

const passkey = z.object({
  id,
  name: z.string(),
  created_at: timestamp,
  /** The last sign-in with it; null before the first. */
  last_used_at: timestamp.nullable(),
});

/** The options of `navigator.credentials.create`, as JSON. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int().optional(),
  excludeCredentials: z
    .array(
      z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() }),
    )
    .optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(["discouraged", "preferred", "required"]).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(["discouraged", "preferred", "required"]).optional(),
    })
    .optional(),
  attestation: z.enum(["direct", "enterprise", "indirect", "none"]).optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
});

/**
 * The options of `navigator.credentials.get`, as JSON. They name no passkey: the customer chooses
 * one.
 */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.int().optional(),
  userVerification: z.enum(["discouraged", "preferred", "required"]).optional(),
});

const clientDataJSON = base64url(8192);

/** What `navigator.credentials.create` returned, as JSON. */
const createdCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(32_768),
    transports: z.array(text(32)).max(16).optional(),
  }),
});

/** What `navigator.credentials.get` returned, as JSON. */
const assertedCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(8192),
    signature: base64url(8192),
    userHandle: base64url(86).optional(),
  }),
});

export const listPasskeys = endpoint("GET /customer/passkeys", {
  about: "The customer's passkeys, the oldest first.",
  allow: "customer",
  input: z.object({}),
  reply: z.array(passkey),
  errors: [],
});

export const beginPasskey = endpoint("POST /customer/passkeys/options", {
  about:
    "Begins to add a passkey: checks that the customer owns the account and issues a challenge, valid once and for five minutes.",
  allow: "customer",
  input: z.object(ownerProof),
  reply: z.union([otpSent, z.object({ options: creationOptions })]),
  errors: ["too_many_passkeys", "provider_away", ...ownerProofErrors],
});

export const addPasskey = endpoint("POST /customer/passkeys", {
  about: "Adds the passkey that the browser created, named after its provider or the device.",
  allow: "customer",
  input: z.object({ credential: createdCredential }),
  reply: messageResponse.extend({ passkey }),
  status: 201,
  errors: ["passkey_invalid", "passkey_expired", "passkey_taken", "too_many_passkeys"],
});

export const renamePasskey = endpoint("PUT /customer/passkeys/{id}", {
  about: "Renames a passkey.",
  allow: "customer",
  input: z.object({ id, name: text(maxPasskeyNameLength) }),
  reply: messageResponse,
  errors: ["passkey_not_found"],
});

export const removePasskey = endpoint("DELETE /customer/passkeys/{id}", {
  about: "Removes a passkey, which no longer signs in. Sessions that it started stay.",
  allow: "customer",
  input: z.object({ id }),
  reply: messageResponse,
  errors: ["passkey_not_found"],
});

export const beginPasskeySignIn = endpoint("POST /auth/passkey-options", {
  about: "Begins a sign-in with a passkey: issues a challenge, valid once and for five minutes.",
  allow: "anyone",
  input: z.object({}),
  reply: requestOptions,
  errors: [],
});

export const signInWithPasskey = endpoint("POST /auth/passkey-login", {
  about: "Signs in with a passkey, which also names the account.",
  allow: "anyone",
  input: z.object({ credential: assertedCredential, guest_id: guestId.optional() }),
  reply: authResult,
  errors: [
    "auth-003",
    "passkey_unknown",
    "passkey_invalid",
    "passkey_expired",
    "otp_wait",
    "throttled",
  ],
});
