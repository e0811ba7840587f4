import { beginPasskeySignIn, signInWithPasskey } from "@errand/core/account/passkeys.contract";
import { AppError } from "@errand/core/errors";
import type * as z from "zod";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { type Customer, isBlocked } from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";
import { loadWebAuthn } from "./load-web-authn.ts";
import { passkeySite } from "./passkey-site.ts";
import { findPasskey, recordPasskeyUse, storeChallenge, takeChallenge } from "./passkeys.data.ts";
import type { SignInFlow } from "./sign-in-flow.ts";

type Credential = z.output<typeof signInWithPasskey.input>["credential"];

/** Sign-in with a passkey, which names its account. */
export function passkeySignInRoutes(api: AccountApi, flow: SignInFlow) {
  const site = passkeySite(api.settings.url);

  serve(api, beginPasskeySignIn, async (_input, { db, now }) => {
    const { requestOptions } = await loadWebAuthn();
    const options = await requestOptions(site);
    await storeChallenge(db, options.challenge, { customerId: null, now });
    return options;
  });

  serveWithCall(api, signInWithPasskey, {
    // Before the transaction, which would restore the challenge when the sign-in is refused.
    call: async ({ credential }, ctx) => {
      // Counted as failed before the check, so that simultaneous attempts cannot exceed the limit.
      await api.limits.signInByAddress.take(ctx.address);
      const verified = await verify(credential, ctx);
      await api.limits.signInByAddress.giveBack(ctx.address);
      return verified;
    },
    apply: async ({ guest_id: guestId }, ctx, { id, counter, customer }) => {
      const isNewest = await recordPasskeyUse(ctx.db, { id, counter, now: ctx.now });
      if (!isNewest) throw new AppError("passkey_invalid");
      if (isBlocked(customer, ctx.now)) throw new AppError("auth-003");
      return flow.startSignIn(ctx, customer, { guestId, message: "signed_in" });
    },
  });

  async function verify(credential: Credential, { db, now }: AnyRequestContext) {
    const { challengeOf, verifyAssertion } = await loadWebAuthn();
    const challenge = await challengeOf(credential);
    if (!(await takeChallenge(db, challenge, { customerId: null, now }))) {
      throw new AppError("passkey_expired");
    }
    const found = await findPasskey(db, credential.id);
    if (!found) throw new AppError("passkey_unknown");
    const { passkey, customer } = found;
    if (!namesAccount(credential, customer)) throw new AppError("passkey_invalid");
    const counter = await verifyAssertion(site, credential, challenge, passkey);
    return { id: passkey.id, counter, customer };
  }
}

/** Whether the authenticator stores the passkey for the account that we store it for. */
function namesAccount({ response }: Credential, { passkeyUserId }: Customer): boolean {
  const hex = Buffer.from(response.userHandle ?? "", "base64url").toString("hex");
  return hex === passkeyUserId.replaceAll("-", "");
}
