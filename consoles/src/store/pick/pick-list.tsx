import type { OrderDetail } from "@errand/core/orders/orders.types";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { Link } from "react-router";
import { useNow } from "../../console/use-now.ts";
import { shortName } from "../tickets/names.ts";
import { shortNumber, type Ticket } from "../tickets/ticket.ts";
import { useDueText } from "../tickets/use-due-text.ts";
import { touchClasses } from "../touch-button.tsx";
import type { LineGroup } from "./group-lines.ts";
import { ScanField } from "./scan-field.tsx";

interface PickListProps {
  ticket: Ticket;
  groups: LineGroup[];
  shownId: number | null;
  isDone(line: OrderDetail): boolean;
  onShow(id: number): void;
  /** Ticks the line of a code; returns why it cannot. */
  onScan(code: string): string | null;
}

/** All lines of an order, and what is left of them. */
export function PickList({ ticket, groups, shownId, isDone, onShow, onScan }: PickListProps) {
  const t = useMessages("pick");
  const dueText = useDueText();
  const due = dueText(ticket, useNow(5000));
  const done = ticket.details.filter(isDone).length;
  return (
    <section
      aria-label={t("list")}
      className="flex flex-col gap-3 border-line bg-panel p-3 max-md:order-last md:min-h-0 md:overflow-y-auto md:border-e"
    >
      <header className="flex items-center gap-3 leading-tight">
        <Link
          to={`/vendor/orders/${ticket.id}`}
          aria-label={t("toTicket")}
          className={touchClasses("soft", "md", "size-14 shrink-0")}
        >
          <ArrowLeft aria-hidden className="size-6 rtl:-scale-x-100" />
        </Link>
        <h1 className="min-w-0 grow text-body">
          <b className="text-number font-extrabold tabular-nums">{shortNumber(ticket)}</b>{" "}
          {shortName(ticket.contact.name)}
          <span className="block font-normal text-strong tabular-nums">
            {t("progress", { done, count: ticket.details.length })}
          </span>
        </h1>
        <p className="text-end tabular-nums">
          <b className="block text-title font-extrabold">{due.main}</b>
          {due.detail}
        </p>
      </header>
      <ScanField onScan={onScan} />
      {groups.map(({ name, lines }) => (
        <section key={name}>
          {(name !== "" || groups.length > 1) && (
            <h2 className="px-2 pb-1 text-body text-strong">{name === "" ? t("other") : name}</h2>
          )}
          <ul className="flex flex-col gap-1">
            {lines.map((line) => (
              <li key={line.id}>
                <PickRow
                  line={line}
                  isShown={line.id === shownId}
                  isDone={isDone(line)}
                  onShow={() => onShow(line.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface PickRowProps {
  line: OrderDetail;
  isShown: boolean;
  isDone: boolean;
  onShow(): void;
}

function PickRow({ line, isShown, isDone, onShow }: PickRowProps) {
  const t = useMessages("pick");
  const isMissing = line.quantity === 0;
  const Mark = isMissing ? X : Check;
  return (
    <button
      type="button"
      aria-current={isShown ? "step" : undefined}
      className={classNames(
        "flex min-h-14 w-full items-center gap-3 rounded-[14px] px-3 py-1.5 text-start",
        isShown && "bg-ink text-paper",
        isDone && !isShown && "text-strong",
      )}
      onClick={onShow}
    >
      <b className="w-6 shrink-0 text-title tabular-nums">{line.weight ? 1 : line.quantity}</b>
      <span className="min-w-0 grow font-semibold wrap-anywhere">{line.item_details.name}</span>
      {isDone && (
        <>
          <Mark
            aria-hidden
            className={classNames(
              "size-6 shrink-0",
              !isShown && (isMissing ? "text-bad" : "text-good"),
            )}
          />
          <span className="sr-only">{t(isMissing ? "missingDone" : "foundDone")}</span>
        </>
      )}
    </button>
  );
}
