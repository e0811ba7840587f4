import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useAccountScope } from "../api/scope.tsx";
import { onSignedIn } from "../client/signed-in.ts";

/** What a guest has here becomes the customer's when they sign in; their cart does so at the server. */
export function Arrival() {
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
          // It stays on this device: the next sign-in tries again.
          () => {},
        );
      }),
    [client],
  );
  return null;
}
