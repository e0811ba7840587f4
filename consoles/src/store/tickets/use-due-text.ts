import { useMessages } from "@errand/ui/messages/messages.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { minutesLeft } from "./due.ts";
import { awaitsCustomer, dueTime, type Ticket } from "./ticket.ts";

const minute = 60_000;

/** The time of a ticket in two parts: "5 min" and "19:17", "2 min late" and "was 19:10". */
export function useDueText(): (ticket: Ticket, now: number) => { main: string; detail: string } {
  const t = useMessages("tickets");
  const { clock } = useTimeText();
  return (ticket, now) => {
    const since = (moment: string) => Math.max(0, Math.floor((now - Date.parse(moment)) / minute));
    if (awaitsCustomer(ticket)) {
      const count = since(ticket.updated_at);
      return { main: t("asksCustomer"), detail: t("sinceMinutes", { count }) };
    }
    if (ticket.stage === "ready") {
      const count = since(ticket.handover ?? ticket.updated_at);
      return { main: t("ready"), detail: count > 0 ? t("ago", { count }) : t("justNow") };
    }
    if (ticket.stage === "preparing" && ticket.start_at && Date.parse(ticket.start_at) > now) {
      const ready = dueTime(ticket);
      const detail = ready === null ? "" : t("readyAt", { time: clock(ready) });
      return { main: t("start", { time: clock(ticket.start_at) }), detail };
    }
    const due = dueTime(ticket);
    const left = minutesLeft(ticket, now);
    if (due === null || left === null) return { main: "", detail: "" };
    return left < 0
      ? { main: t("late", { count: -left }), detail: t("was", { time: clock(due) }) }
      : { main: t("left", { count: left }), detail: clock(due) };
  };
}
