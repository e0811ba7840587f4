import type { Group, GroupMember } from "@errand/core/groups/groups.contract";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { call } from "../api/call.ts";
import { LeaveButton } from "./leave-button.tsx";
import { useGroupCall } from "./use-group-call.ts";

/** A member who takes nothing, and may think better of it while others choose. */
export function NothingWanted({ group, own }: { group: Group; own: GroupMember }) {
  const t = useMessages("groups");
  const { code, host_name: host, state } = group;
  const { isBusy, run } = useGroupCall(code);
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-5">
      <h1 className="text-2xl wrap-anywhere md:text-3xl">
        {t("nothing.title", { name: own.name })}
      </h1>
      <p role="status" className="text-muted">
        {t("nothing.text", { host })}
      </p>
      {state === "open" && (
        <Button
          variant="soft"
          size="lg"
          isBusy={isBusy}
          onClick={() => void run(() => call("PUT /customer/group/ready", { code, ready: false }))}
        >
          {t("nothing.change")}
        </Button>
      )}
      <LeaveButton group={group} />
    </div>
  );
}
