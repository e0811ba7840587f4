import type { AuthResult } from "@errand/core/account/account.contract";
import { useLocation, useNavigate } from "react-router";
import { takeReturnPath } from "../client/return-path.ts";
import { notifySignedIn } from "../client/signed-in.ts";
import { store, stored } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import { toast } from "../ui/toast.ts";
import type { StartedSignIn } from "./sign-in-steps.ts";

/**
 * Lets the person in whom the server has recognised: from here on calls carry the token, and what was
 * read for the guest (cart, wishlist, profile) is read again. They go on to where they were heading,
 * or back to where a session that ended left them; a new customer says first what they like.
 */
export function useFinishSignIn() {
  const t = useMessages("account");
  const navigate = useNavigate();
  const { pathname } = useLocation();

  return (
    { token, cart_notices }: AuthResult,
    { isSignUp }: StartedSignIn,
    next: string | undefined,
  ) => {
    store("token", token);
    toast.success(t(isSignUp ? "signUp.success" : "signIn.success"));
    const changes = cart_notices.map(({ message }) => `• ${message}`);
    if (changes.length > 0) toast.info([t("cartChanged"), ...changes].join("\n"));
    notifySignedIn();
    const returnPath = takeReturnPath(pathname);
    const path = next ?? returnPath ?? (isSignUp ? pathOfNewCustomer() : null);
    if (path !== null) void navigate(path);
  };
}

/** Spec §4, Sign-up success. Likes are asked for by module, so without one there is nothing to ask. */
function pathOfNewCustomer(): string {
  const module = stored("module");
  const canLike = stored("zoneid") !== null && module !== null && module.module_type !== "parcel";
  return canLike ? "/interest" : "/home";
}
