import type { AuthResult } from "@errand/core/account/account.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useLocation, useNavigate } from "react-router";
import { interestPath } from "../shell/interest-path.ts";
import { takeReturnPath } from "../visitor/return-path.ts";
import { notifySignedIn } from "../visitor/signed-in.ts";
import { store, stored } from "../visitor/storage.ts";
import type { StartedSignIn } from "./sign-in-steps.ts";

/**
 * Completes a sign-in: later requests carry the token, and data loaded for the guest (cart,
 * wishlist, profile) is loaded again. The customer continues to `next`, or returns to the page
 * where their session ended; a new customer chooses their interests first.
 */
export function useCompleteSignIn() {
  const t = useMessages("account");
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

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
    const path = next ?? returnPath ?? (isSignUp ? pathOfNewCustomer(pathname + search) : null);
    if (path !== null) void navigate(path);
  };
}

const orderPages = /^\/(checkout|track-order|rental\/booking)/;

/**
 * Spec §4, Sign-up success. Interests belong to a module, so the page needs one, and it leads back:
 * who signs up at the checkout or beside an order wants to see it again.
 */
function pathOfNewCustomer(current: string): string | null {
  const module = stored("module");
  const canChooseInterests =
    stored("zoneid") !== null && module !== null && module.module_type !== "parcel";
  if (canChooseInterests) return interestPath(current);
  return orderPages.test(current) ? null : "/home";
}
