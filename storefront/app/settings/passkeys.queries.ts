import type { StorefrontContract } from "@errand/core/contract.storefront";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { endpointQuery, everyScope } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";

export type Passkey = StorefrontContract["GET /customer/passkeys"]["reply"][number];
type AddInput = StorefrontContract["POST /customer/passkeys"]["input"];

const endpoint = "GET /customer/passkeys";

/** The customer's passkeys. They are never fresh, so each mount loads them again. */
export function usePasskeys() {
  return useQuery({ ...endpointQuery(useAccountScope(), endpoint), staleTime: 0 });
}

/** Stores a passkey that the browser has created. The caller shows errors. */
export function useAddPasskey() {
  return usePasskeyChange((input: AddInput) => call("POST /customer/passkeys", input));
}

/** Renames a passkey. The caller shows errors. */
export function useRenamePasskey() {
  return usePasskeyChange(({ id, name }: Pick<Passkey, "id" | "name">) =>
    call("PUT /customer/passkeys/{id}", { id, name }),
  );
}

export function useRemovePasskey() {
  return usePasskeyChange((id: number) => call("DELETE /customer/passkeys/{id}", { id }), {
    onError: reportError,
  });
}

function usePasskeyChange<Input>(
  change: (input: Input) => Promise<{ message: string }>,
  options: { onError?: (error: unknown) => void } = {},
) {
  const client = useQueryClient();
  return useMutation({
    ...options,
    mutationFn: change,
    onSuccess: ({ message }) => {
      toast.success(message);
    },
    // Also after an error, because the passkey may have been removed on another device.
    onSettled: () => client.invalidateQueries(everyScope(endpoint)),
  });
}
