import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import BellRing from "lucide-react/icons/bell-ring";
import Bike from "lucide-react/icons/bike";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useNow } from "../../console/use-now.ts";
import type { Ticket } from "./ticket.ts";
import { useBoardState } from "./use-board.ts";

const minute = 60_000;

/** Who takes the order along: the customer, or its courier with how far away they are. */
export function CourierNote({ ticket }: { ticket: Ticket }) {
  const t = useMessages("tickets");
  const isTakeAway = ticket.order_type === "take_away";
  const { isHere, detail } = useCourier(ticket);
  const Icon = isTakeAway ? ShoppingBag : isHere ? BellRing : Bike;
  return (
    <span className="flex min-w-0 items-center gap-2.5 leading-tight font-semibold">
      <Icon
        aria-hidden
        className={classNames("size-6 shrink-0", isHere && "text-call")}
        strokeWidth={1.8}
      />
      <span className={classNames("min-w-0", isHere && "text-call")}>
        <span className="block truncate">{isTakeAway ? t("takeAway") : courierText()}</span>
        {detail && <span className="block truncate tabular-nums">{detail}</span>}
      </span>
    </span>
  );

  function courierText(): string {
    const name = ticket.delivery_man?.f_name;
    if (!name) return t("noCourier");
    return isHere ? t("isHere", { name }) : name;
  }
}

/** How far away the courier of an order is, or with which code they stand at the counter. */
function useCourier({ id }: Ticket): { isHere: boolean; detail: string | null } {
  const t = useMessages("tickets");
  const coming = useBoardState(({ couriers }) => couriers.get(id));
  const now = useNow(5000);
  if (!coming) return { isHere: false, detail: null };
  if (coming.is_here) {
    const detail = coming.code_end ? t("codeEnds", { code: coming.code_end }) : null;
    return { isHere: true, detail };
  }
  if (coming.arrives_at === null) return { isHere: false, detail: null };
  const count = Math.max(1, Math.ceil((Date.parse(coming.arrives_at) - now) / minute));
  return { isHere: false, detail: t("away", { count }) };
}
