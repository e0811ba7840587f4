import { ApiError } from "@errand/core/api-error";
import type { Group } from "@errand/core/groups/groups.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { useSetGroup } from "./use-group.ts";

/** Changes a group: shows the changed one, or why it could not be changed. */
export function useGroupCall(code: string) {
  const set = useSetGroup(code);
  const showError = useShowError();
  const [isBusy, setBusy] = useState(false);

  /** Resolves to whether it succeeded. */
  async function run(send: () => Promise<Group>): Promise<boolean> {
    setBusy(true);
    try {
      set(await send());
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run };
}

/** Says why a request has failed. */
export function useShowError(): (error: unknown) => void {
  const t = useMessages("groups");
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.isTold) return;
    const texts = error.errors.map(({ message }) => message).filter((text) => text !== "");
    toast.error(texts.join(" ") || t("failed"));
  };
}
