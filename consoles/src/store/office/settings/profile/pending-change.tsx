import type { StoreContract } from "@errand/core/contract.store";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useTimeText } from "../../../../console/use-shop.ts";

type Profile = StoreContract["GET /store/profile"]["reply"];

/** What waits for the desk, or why it refused the last change. */
export function PendingChange({ pending, refusal }: Pick<Profile, "pending" | "refusal">) {
  const t = useMessages("profile-settings");
  const { date } = useTimeText();
  if (pending) {
    return (
      <p role="status" className="bg-call-soft px-4 py-3 font-semibold md:px-5">
        {t("waits", { day: date(pending.submitted_at) })}
      </p>
    );
  }
  if (!refusal) return null;
  return (
    <p role="status" className="bg-warn-soft px-4 py-3 md:px-5">
      <b className="text-warn">{t("refused", { day: date(refusal.at) })}</b>{" "}
      <bdi>{refusal.reason}</bdi>
    </p>
  );
}
