import type { Group } from "@errand/core/groups/groups.contract";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { call } from "../api/call.ts";
import { useGroupCall } from "./use-group-call.ts";

/** Leaves the group, with what was chosen; what was paid comes back. */
export function LeaveButton({ group: { code } }: { group: Group }) {
  const t = useMessages("groups");
  const { isBusy, run } = useGroupCall(code);
  return (
    <Button
      variant="quiet"
      isBusy={isBusy}
      onClick={() => void run(() => call("DELETE /customer/group/member", { code }))}
    >
      {t("leave")}
    </Button>
  );
}
