import { createECDH, createHmac } from "node:crypto";
import { importJWK, type JWTPayload, errors as joseErrors, jwtVerify, SignJWT } from "jose";

const algorithm = "ES256";
const keyId = "demo";

export type SimulatedTokens = ReturnType<typeof createSimulatedTokens>;

/**
 * Signs and reads the tokens of the simulated providers. The key follows from the secret, so all
 * processes have the same.
 */
export function createSimulatedTokens(secret: string) {
  const d = createHmac("sha256", secret).update("simulated identity providers").digest();
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(d);
  // One byte for the form of the point, then its coordinates of 32 bytes each.
  const point = curve.getPublicKey();
  const publicKey = {
    ...{ kty: "EC", crv: "P-256", alg: algorithm, use: "sig", kid: keyId },
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };

  return {
    publicKey,
    async sign(claims: JWTPayload): Promise<string> {
      const privateKey = await importJWK({ ...publicKey, d: d.toString("base64url") });
      const header = { alg: algorithm, kid: keyId };
      return new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
    },
    /** The claims of a token of this issuer that has not expired; null for any other token. */
    async read(token: string, issuer: string, now: Date): Promise<JWTPayload | null> {
      try {
        const options = { issuer, currentDate: now, algorithms: [algorithm] };
        const { payload } = await jwtVerify(token, await importJWK(publicKey), options);
        return payload;
      } catch (error) {
        if (error instanceof joseErrors.JOSEError) return null;
        throw error;
      }
    },
  };
}
