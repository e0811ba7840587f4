import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useMoney, useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";

/** When the shop pays next, and how much of what it owes now. */
export function NextPayout() {
  const t = useMessages("store-money");
  const money = useMoney();
  const { date } = useTimeText();
  const { endpointQuery, scope } = useStoreClient();
  const { data } = useQuery(endpointQuery(scope, "GET /store/payouts", { limit: 1 }));
  if (!data || data.next_day === null || data.due <= 0) return null;
  return (
    <p className="text-strong tabular-nums print:hidden">
      {t("nextPayout", { day: date(`${data.next_day}T12:00:00Z`) })}{" "}
      <b className="text-body whitespace-nowrap text-ink">{money(data.due)}</b>
    </p>
  );
}
