import { Badge } from "@errand/ui/badge.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useTimeText } from "../../console/use-shop.ts";
import type { ListedCustomer } from "./people.queries.ts";

type Status = Pick<ListedCustomer, "status" | "blocked_until">;

/** Whether a customer can use the account, and from when again. */
export function CustomerBadge({ customer: { status, blocked_until } }: { customer: Status }) {
  const t = useMessages("people");
  const { date, clock } = useTimeText();
  if (status === "active") return <Badge tone="good">{t("status.active")}</Badge>;
  return (
    <Badge tone="bad">
      {blocked_until === null
        ? t("status.blocked")
        : t("status.blockedUntil", { time: `${date(blocked_until)}, ${clock(blocked_until)}` })}
    </Badge>
  );
}
