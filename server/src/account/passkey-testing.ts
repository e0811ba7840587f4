import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import type { ApiContract } from "@errand/core/contract";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type CreationOptions = Extract<
  ApiContract["POST /customer/passkeys/options"]["reply"],
  { options: unknown }
>["options"];
type RequestOptions = ApiContract["POST /auth/passkey-options"]["reply"];

type CborMap = Extract<Parameters<typeof isoCBOR.encode>[0], Map<unknown, unknown>>;

/** What a test makes the authenticator or the browser do differently. */
interface Deviation {
  challenge?: string;
  origin?: string;
  domain?: string;
  type?: string;
  counter?: number;
  userHandle?: string;
  /** The authenticator attests itself, with the key of the passkey. */
  isSelfAttested?: boolean;
  /** An attestation format other than "none", with its statement. */
  attestation?: { fmt: string; attStmt: CborMap };
}

const userPresentAndVerified = 0x05;
const hasCredentialData = 0x40;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();

/**
 * An authenticator with one passkey, together with the browser that it is attached to. It signs
 * with ES256.
 */
export function createAuthenticator({
  origin = "http://localhost:4000",
  aaguid = "00000000-0000-0000-0000-000000000000",
  hasCounter = true,
  credentialId = base64url(randomBytes(32)),
} = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let counter = 0;
  let userHandle = "";

  const clientDataFor = (type: string, challenge: string, deviation: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? origin,
        crossOrigin: false,
      }),
    );

  function authenticatorData(
    domain: string,
    deviation: Deviation,
    credentialData: Buffer | null = null,
  ) {
    if (hasCounter) counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(userPresentAndVerified | (credentialData ? hasCredentialData : 0));
    head.writeUInt32BE(deviation.counter ?? counter, 1);
    return Buffer.concat([
      sha256(deviation.domain ?? domain),
      head,
      credentialData ?? Buffer.alloc(0),
    ]);
  }

  const sign = (data: Buffer, clientData: Buffer) =>
    createSign("sha256").update(data).update(sha256(clientData)).sign(privateKey);

  const selfAttestation = (data: Buffer, clientData: Buffer): CborMap =>
    new Map<string, number | Uint8Array>([
      ["alg", -7],
      ["sig", Uint8Array.from(sign(data, clientData))],
    ]);

  function attestedCredentialData() {
    const id = Buffer.from(credentialId, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const model = Buffer.from(aaguid.replaceAll("-", ""), "hex");
    return Buffer.concat([model, length, id, coseKey(publicKey)]);
  }

  return {
    credentialId,

    /** What `navigator.credentials.create` returns. */
    create({ options }: { options: CreationOptions }, deviation: Deviation = {}) {
      userHandle = options.user.id;
      const authData = authenticatorData(options.rp.id ?? "", deviation, attestedCredentialData());
      const clientData = clientDataFor("webauthn.create", options.challenge, deviation);
      const { fmt, attStmt } =
        deviation.attestation ??
        (deviation.isSelfAttested
          ? { fmt: "packed", attStmt: selfAttestation(authData, clientData) }
          : { fmt: "none", attStmt: new Map() });
      const attestation: CborMap = new Map<string, string | CborMap | Uint8Array>([
        ["fmt", fmt],
        ["attStmt", attStmt],
        ["authData", Uint8Array.from(authData)],
      ]);
      return {
        id: credentialId,
        rawId: credentialId,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ["internal"],
        },
      };
    },

    /** What `navigator.credentials.get` returns. */
    get({ challenge, rpId = "" }: RequestOptions, deviation: Deviation = {}) {
      const clientData = clientDataFor("webauthn.get", challenge, deviation);
      const data = authenticatorData(rpId, deviation);
      const signature = sign(data, clientData);
      return {
        id: credentialId,
        rawId: credentialId,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: deviation.userHandle ?? userHandle,
        },
      };
    },
  };
}

/** An ES256 key in COSE form (RFC 9053, 7.1). */
function coseKey(key: KeyObject): Uint8Array {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, "base64url"));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}
