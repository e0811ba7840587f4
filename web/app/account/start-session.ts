import type { AuthResult } from "@errand/core/account/account.contract";
import { store } from "../session/storage.ts";
import { toast } from "../ui/toast.ts";

/**
 * Lets the person in whom the server has recognised: from here on calls carry the token, and what was
 * read for the guest is read again. Returns whether they are in; if not, the message says what is missing.
 */
export function startSession({ token, message, cart_notices }: AuthResult): boolean {
  if (token === null) {
    toast.info(message);
    return false;
  }
  store("token", token);
  for (const notice of cart_notices) toast.info(notice.message, { id: notice.code });
  return true;
}
