import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { useNow } from "../../console/use-now.ts";
import { dueTone } from "../tickets/due.ts";
import { shortNumber, type Ticket } from "../tickets/ticket.ts";
import { useDueText } from "../tickets/use-due-text.ts";
import { touchClasses } from "../touch-button.tsx";

/** What rings comes first, then what is due. */
const railStages = ["new", "preparing", "ready"] as const;

/** The other orders beside an open one, so that what rings or is late stays in sight. */
export function TicketRail({ tickets, shownId }: { tickets: readonly Ticket[]; shownId: number }) {
  const t = useMessages("ticket");
  const dueText = useDueText();
  const now = useNow(5000);
  const shown = railStages.flatMap((stage) => tickets.filter((ticket) => ticket.stage === stage));
  return (
    <nav
      aria-label={t("rail")}
      className="flex gap-2 overflow-x-auto border-line bg-panel p-2.5 max-md:border-b md:flex-col md:overflow-y-auto md:border-e"
    >
      <Link to="/vendor" className={touchClasses("soft", "md", "shrink-0")}>
        <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        {t("back")}
      </Link>
      {shown.map((ticket) => {
        const isShown = ticket.id === shownId;
        const isNew = ticket.stage === "new";
        const isLate = ticket.stage === "preparing" && dueTone(ticket, now) === "late";
        return (
          <Link
            key={ticket.id}
            to={`/vendor/orders/${ticket.id}`}
            aria-current={isShown ? "page" : undefined}
            className={classNames(
              "min-h-15 shrink-0 rounded-[14px] border px-3 py-1.5 leading-tight tabular-nums",
              isShown
                ? "border-transparent bg-ink text-paper"
                : isNew
                  ? "border-transparent bg-call text-on-call"
                  : "border-line bg-raised",
            )}
          >
            <b className="block text-[1.25rem] font-extrabold">{shortNumber(ticket)}</b>
            <span className={classNames("font-semibold", isLate && !isShown && "text-bad")}>
              {isNew ? t("rings") : dueText(ticket, now).main}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
