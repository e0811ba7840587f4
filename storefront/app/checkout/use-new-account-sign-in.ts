import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { call } from "../api/call.ts";
import { notifySignedIn } from "../visitor/signed-in.ts";
import { store, stored } from "../visitor/storage.ts";
import type { PlaceInput } from "./order-input.ts";

/**
 * Returns a function that signs in to the account that an order has created. The response to the
 * order has no token, because it is stored for repeated requests. Without the password, after a
 * reload, and where a contact must be verified first, the customer is told to sign in.
 */
export function useNewAccountSignIn() {
  const t = useMessages("checkout");
  const account = useMessages("account");

  return async ({ contact_person_email: email, password }: PlaceInput) => {
    const token = email && password ? await signIn(email, password) : null;
    if (token === null) {
      toast.info(t("newAccount.signIn"));
      return;
    }
    store("token", token);
    toast.success(account("signUp.success"));
    notifySignedIn();
  };
}

/** The token; null when the sign-in failed or needs another step. */
function signIn(email: string, password: string): Promise<string | null> {
  return call("POST /auth/login", {
    login_type: "manual",
    email_or_phone: email,
    password,
    guest_id: stored("guest_id") ?? undefined,
  }).then(
    ({ token }) => token,
    () => null,
  );
}
