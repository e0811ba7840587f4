import { useCallback } from "react";
import { useMessages } from "../messages/messages.ts";
import { openPanel } from "../shell/panels.ts";
import { toast } from "../ui/toast.ts";

/** For when a guest comes to a closed page (spec §2): says so, and offers to sign in and go on to it. */
export function useAskToSignIn(): (next: string) => void {
  const t = useMessages("shell");
  const text = t("mustSignIn");
  return useCallback(
    (next) => {
      toast.error(text);
      openPanel("sign-in", { mode: "sign-in", next });
    },
    [text],
  );
}
