import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from "@errand/core/account/passkeys.contract";
import { AppError } from "@errand/core/errors";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { findCustomer, lockCustomer } from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";
import { loadWebAuthn } from "./load-web-authn.ts";
import { proveEarly, proveOwner } from "./owner-proof.ts";
import { defaultPasskeyName, numberedName } from "./passkey-name.ts";
import { passkeySite } from "./passkey-site.ts";
import {
  deletePasskey,
  insertPasskey,
  listPasskeysOf,
  type Passkey,
  setPasskeyName,
  storeChallenge,
  takeChallenge,
} from "./passkeys.data.ts";

const maxPasskeys = 20;

/** Adds, lists, renames and removes the passkeys of a customer. */
export function passkeyRoutes(api: AccountApi) {
  const site = passkeySite(api.settings.url);

  serve(api, listPasskeys, async (_input, { db, shopper }) =>
    (await listPasskeysOf(db, shopper.customerId)).map(toPasskeyResponse),
  );

  serveWithCall(api, beginPasskey, {
    call: (input, ctx) => proveEarly(api, ctx, input),
    apply: async ({ otp, current_password }, ctx, proved) => {
      const { db, now, shopper } = ctx;
      const customer = await findCustomer(db, shopper.customerId);
      const known = await listPasskeysOf(db, customer.id);
      if (known.length >= maxPasskeys) throw new AppError("too_many_passkeys");
      const sent = await proveOwner(api, ctx, customer, { otp, current_password, ...proved });
      if (sent) return sent;

      const { businessName } = await api.shop();
      const { creationOptions } = await loadWebAuthn();
      const options = await creationOptions(site, businessName, customer, known);
      await storeChallenge(db, options.challenge, { customerId: customer.id, now });
      return { options };
    },
  });

  serveWithCall(api, addPasskey, {
    // Before the transaction, which would restore the challenge when the passkey is refused.
    call: async ({ credential }, { db, shopper, now }) => {
      const { challengeOf, verifyCreation } = await loadWebAuthn();
      const challenge = await challengeOf(credential);
      const { customerId } = shopper;
      const isOpen = await takeChallenge(db, challenge, { customerId, now });
      if (!isOpen) throw new AppError("passkey_expired");
      return verifyCreation(site, credential, challenge);
    },
    apply: async (
      { credential },
      { db, shopper, now, userAgent, language },
      { aaguid, ...key },
    ) => {
      const { id: customerId } = await lockCustomer(db, shopper.customerId);
      const known = await listPasskeysOf(db, customerId);
      if (known.length >= maxPasskeys) throw new AppError("too_many_passkeys");
      const added = await insertPasskey(db, {
        ...key,
        customerId,
        transports: credential.response.transports ?? [],
        name: numberedName(
          defaultPasskeyName(aaguid, userAgent, language),
          known.map(({ name }) => name),
        ),
        createdAt: now,
      });
      if (!added) throw new AppError("passkey_taken");
      const message = messageIn(language, "responses", "passkey_added");
      return { message, passkey: toPasskeyResponse(added) };
    },
  });

  serve(api, renamePasskey, async (change, { db, shopper, language }) => {
    if (!(await setPasskeyName(db, shopper.customerId, change)))
      throw new AppError("passkey_not_found");
    return { message: messageIn(language, "responses", "passkey_renamed") };
  });

  serve(api, removePasskey, async ({ id }, { db, shopper, language }) => {
    if (!(await deletePasskey(db, shopper.customerId, id))) throw new AppError("passkey_not_found");
    return { message: messageIn(language, "responses", "passkey_removed") };
  });
}

function toPasskeyResponse({ id, name, createdAt, lastUsedAt }: Passkey) {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
