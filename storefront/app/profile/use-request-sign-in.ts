import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useCallback } from "react";
import { openPanel } from "../shell/panels.ts";

/**
 * Tells a guest that a page requires an account, and opens the sign-in that continues to it (spec
 * §2).
 */
export function useRequestSignIn(): (next: string) => void {
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
