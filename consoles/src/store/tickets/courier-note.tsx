import { useMessages } from "@errand/ui/messages/messages.ts";
import Bike from "lucide-react/icons/bike";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import type { Ticket } from "./ticket.ts";

/** Who takes the order along: its courier, or the customer. */
export function CourierNote({ ticket }: { ticket: Ticket }) {
  const t = useMessages("tickets");
  const isTakeAway = ticket.order_type === "take_away";
  const Icon = isTakeAway ? ShoppingBag : Bike;
  return (
    <span className="flex min-w-0 items-center gap-2.5 font-semibold">
      <Icon aria-hidden className="size-6 shrink-0" strokeWidth={1.8} />
      <span className="min-w-0 truncate">
        {isTakeAway ? t("takeAway") : (ticket.delivery_man?.f_name ?? t("noCourier"))}
      </span>
    </span>
  );
}
