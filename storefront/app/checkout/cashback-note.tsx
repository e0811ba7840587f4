import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import PiggyBank from "lucide-react/icons/piggy-bank";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { useMoney, useShop } from "../config/shop.ts";
import { useStored } from "../visitor/storage.ts";

/**
 * What a customer gets back for an order with this total; nothing for guests and without cashback.
 */
export function CashbackNote({ total }: { total: number }) {
  const t = useMessages("checkout");
  const money = useMoney();
  const isGuest = useStored("token") === null;
  const hasWallet = useShop().config.customer_wallet_status === 1;
  const { data } = useQuery({
    ...endpointQuery(useScope(), "GET /cashback/getCashback", { amount: total }),
    enabled: !isGuest && hasWallet,
    // An order may have used the offer up.
    staleTime: 0,
  });
  if (!data || data.calculated_amount === 0) return null;
  return (
    <p className="mt-3 flex items-start gap-2 font-medium text-good">
      <PiggyBank aria-hidden className="mt-0.5 size-5 shrink-0" />
      {t("cashback", { amount: money(data.calculated_amount) })}
    </p>
  );
}
