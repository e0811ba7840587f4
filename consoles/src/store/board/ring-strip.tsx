import { useMessages } from "@errand/ui/messages/messages.ts";
import BellRing from "lucide-react/icons/bell-ring";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { useRingTime } from "../sound/ring.ts";
import { shortNumber, type Ticket } from "../tickets/ticket.ts";

/** What rings while something else is shown. */
export function RingStrip({ ringing }: { ringing: readonly Ticket[] }) {
  const [longest] = ringing;
  return longest ? <Strip ticket={longest} /> : null;
}

function Strip({ ticket }: { ticket: Ticket }) {
  const t = useMessages("board");
  const time = useRingTime(ticket);
  return (
    <Link
      to={`/vendor/orders/${ticket.id}`}
      className="flex min-h-15 items-center gap-3 bg-call px-4 text-ticket font-bold text-on-call"
    >
      <BellRing aria-hidden className="size-6 shrink-0" />
      <span className="grow tabular-nums">
        {t("ringsShort", { number: shortNumber(ticket), time })}
      </span>
      {t("open")}
      <ChevronRight aria-hidden className="size-5 shrink-0 rtl:-scale-x-100" />
    </Link>
  );
}
