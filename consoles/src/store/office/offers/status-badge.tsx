import type { StoreContract } from "@errand/core/contract.store";
import { Badge } from "@errand/ui/badge.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";

type Status = StoreContract["GET /store/coupons"]["reply"]["entries"][number]["status"];

const tones = { live: "good", scheduled: "neutral", ended: "neutral", off: "warn" } as const;

/** Whether an offer can be used now. */
export function StatusBadge({ status }: { status: Status }) {
  const t = useMessages("offers");
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
