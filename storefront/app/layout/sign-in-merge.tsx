import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useAccountScope } from "../api/scope.tsx";
import { onSignedIn } from "../visitor/signed-in.ts";

/**
 * Moves what a guest stored on this device to the account at sign-in; the server merges the cart.
 */
export function SignInMerge() {
  const client = useQueryClient();
  const scope = useAccountScope();
  const latestScope = useRef(scope);
  useEffect(() => {
    latestScope.current = scope;
  });
  useEffect(
    () =>
      onSignedIn(() => {
        void import("../addresses/adopt-guest-address.ts").then(
          ({ adoptGuestAddress }) => adoptGuestAddress(client, latestScope.current),
          // The address stays on this device; the next sign-in retries.
          () => {},
        );
      }),
    [client],
  );
  return null;
}
