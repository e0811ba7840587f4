import { useMessages } from "@errand/ui/messages/messages.ts";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Fragment, useId, useState } from "react";
import { Link } from "react-router";
import { WideContent } from "../../console/office/wide-content.tsx";
import { useTimeText } from "../../console/use-shop.ts";
import type { Journal } from "./ledger.types.ts";
import { Postings } from "./postings.tsx";
import { useAccountText, usePostedText } from "./use-account-text.ts";

const columns = ["at", "kind", "order", "amount", "accounts"] as const;

/** Journals, each of which opens its postings and leads to its order. */
export function JournalTable({ journals }: { journals: readonly Journal[] }) {
  const t = useMessages("ledger");
  const desk = useMessages("desk");
  const [open, setOpen] = useState<number | null>(null);
  return (
    <WideContent label={desk("section.ledger")}>
      <table className="w-full border-collapse border-t border-line whitespace-nowrap tabular-nums">
        <caption className="sr-only">{desk("section.ledger")}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2 font-semibold text-strong first:ps-5 last:pe-5 ${column === "amount" ? "text-end" : "text-start"}`}
              >
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {journals.map((journal) => (
            <JournalRow
              key={journal.id}
              journal={journal}
              isOpen={open === journal.id}
              onToggle={() => setOpen(open === journal.id ? null : journal.id)}
            />
          ))}
        </tbody>
      </table>
    </WideContent>
  );
}

interface JournalRowProps {
  journal: Journal;
  isOpen: boolean;
  onToggle(): void;
}

function JournalRow({ journal, isOpen, onToggle }: JournalRowProps) {
  const t = useMessages("ledger");
  const { date, clock } = useTimeText();
  const accountText = useAccountText();
  const postedText = usePostedText();
  const details = useId();
  const { kind, at, order_id: orderId, postings } = journal;
  // What moved: of each unit, what the accounts that gained have got.
  const [gained] = postings.filter(({ amount }) => amount > 0);
  const moved = postings
    .filter(({ unit, amount }) => amount > 0 && unit === gained?.unit)
    .reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Fragment>
      <tr className="border-b border-line hover:bg-sunken">
        <th scope="row" className="py-0 ps-3 pe-3 text-start font-semibold">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={onToggle}
            className="inline-flex min-h-11 items-center gap-1.5 px-1 md:pointer-fine:min-h-9"
          >
            <ChevronRight
              aria-hidden
              className={`size-4 ${isOpen ? "rotate-90" : "rtl:-scale-x-100"}`}
            />
            {date(at)}, {clock(at)}
          </button>
        </th>
        <td className="px-3">{t(`journal.${kind}`)}</td>
        <td className="px-3">
          {orderId !== null && (
            <Link
              to={`/desk/orders/${orderId}`}
              className="inline-flex min-h-11 items-center font-bold underline-offset-4 hover:underline md:pointer-fine:min-h-9"
            >
              {orderId}
            </Link>
          )}
        </td>
        <td className="px-3 text-end font-bold">{gained && postedText(gained.unit, moved)}</td>
        <td className="px-3 pe-5">
          {postings.map(({ account, name }) => accountText(account, name)).join(" → ")}
        </td>
      </tr>
      {isOpen && (
        <tr id={details} className="border-b border-line bg-panel">
          <td colSpan={columns.length} className="px-5 py-3 whitespace-normal">
            <Postings journal={journal} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}
