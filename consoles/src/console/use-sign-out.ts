import { reportError } from "@errand/ui/report-error.ts";
import { useMutation } from "@tanstack/react-query";
import { useConsole } from "./console.ts";

/** Ends the session on the server, then in this browser. */
export function useSignOut() {
  const { api, session } = useConsole();
  const { mutate, isPending } = useMutation({
    mutationFn: api.signOut,
    onSuccess: () => session.change(null),
    onError: reportError,
  });
  return { signOut: () => mutate(), isPending };
}
