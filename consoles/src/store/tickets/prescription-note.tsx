import { useMessages } from "@errand/ui/messages/messages.ts";
import FileLock from "lucide-react/icons/file-lock";
import { useMoney } from "../../console/use-shop.ts";
import { awaitsCustomer, type Ticket } from "./ticket.ts";

/** A prescription on the board: its pictures are shown inside the ticket alone. */
export function PrescriptionNote({ ticket }: { ticket: Ticket }) {
  const t = useMessages("tickets");
  const money = useMoney();
  const isAsked = awaitsCustomer(ticket);
  const count = ticket.order_attachment_full_url.length;
  return (
    <div className="flex gap-3 px-3.5 py-3">
      <span className="grid size-14 shrink-0 place-items-center rounded-control bg-sunken text-strong">
        <FileLock aria-hidden className="size-7" strokeWidth={1.8} />
      </span>
      <p className="min-w-0 grow">
        <span className="flex justify-between gap-2 text-ticket font-bold">
          {t("prescription")}
          {isAsked && <span className="tabular-nums">{money(ticket.order_amount)}</span>}
        </span>
        <span className="text-strong">
          {isAsked ? t("prepareNothing") : t("pictures", { count })}
        </span>
      </p>
    </div>
  );
}
