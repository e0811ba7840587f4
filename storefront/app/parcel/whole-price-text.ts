import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../config/shop.ts";
import type { WholePrice } from "./use-parcel-prices.ts";

/** Writes a whole price; the least one as "From". */
export function useWholePriceText(): (price: WholePrice | null) => string {
  const t = useMessages("parcel");
  const money = useMoney();
  return (price) => {
    if (!price) return "";
    return price.isLeast ? t("home.from", { amount: money(price.amount) }) : money(price.amount);
  };
}
