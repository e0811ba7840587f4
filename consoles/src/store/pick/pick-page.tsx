import type { OrderDetail } from "@errand/core/orders/orders.types";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import ListChecks from "lucide-react/icons/list-checks";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { ChangingLine, type LineChange } from "../ticket/line-changes/changing-line.tsx";
import { usePicks } from "../ticket/use-picks.ts";
import { isLineDone, type Ticket } from "../tickets/ticket.ts";
import { useTicket } from "../tickets/use-ticket.ts";
import { touchClasses } from "../touch-button.tsx";
import { findNextLine, groupLines } from "./group-lines.ts";
import { LineToPick } from "./line-to-pick.tsx";
import { PickList } from "./pick-list.tsx";

/** The lines of an order one at a time, in the order of the shelves. */
export function PickPage() {
  const id = Number(useParams().id);
  const t = useMessages("pick");
  const { ticket, error } = useTicket(id);
  if (ticket?.stage === "preparing") return <Picking key={id} ticket={ticket} />;
  // Also for a moment after a reload, while the board is older than the acceptance.
  if (ticket || error)
    return (
      <EmptyState
        isPage
        icon={ListChecks}
        title={t("notPreparing")}
        action={
          <Link to={`/vendor/orders/${id}`} className={touchClasses("ink")}>
            {t("toTicket")}
          </Link>
        }
      />
    );
  return (
    <div className="grid grow place-items-center">
      <Spinner className="size-8" />
    </div>
  );
}

function Picking({ ticket }: { ticket: Ticket }) {
  const t = useMessages("pick");
  const { isPicked, setFound, countFound } = usePicks(ticket);
  const [shownId, setShownId] = useState<number | null>(null);
  const [change, setChange] = useState<LineChange | null>(null);
  const groups = groupLines(ticket.details);
  const lines = groups.flatMap((group) => group.lines);
  const isDone = (line: OrderDetail) => isLineDone(line, ticket);
  const shown = lines.find((line) => line.id === shownId) ?? findNextLine(lines, null, isDone);
  const next = shown && findNextLine(lines, shown.id, isDone);

  /** One scan is one piece. */
  function scan(code: string): string | null {
    const line = lines.find(({ sku, quantity }) => sku === code && quantity > 0);
    if (!line) return t("unknown", { code });
    setShownId(line.id);
    if (line.weight) setChange({ kind: "weigh", line });
    else if (isPicked(line)) return t("enough", { name: line.item_details.name });
    else setFound(line, countFound(line) + 1);
    return null;
  }

  function close() {
    setChange(null);
    setShownId(null);
  }

  return (
    <div className="grid min-h-0 grow max-md:overflow-y-auto md:grid-cols-[20rem_minmax(0,1fr)]">
      <PickList
        ticket={ticket}
        groups={groups}
        shownId={shown?.id ?? null}
        isDone={isDone}
        onShow={setShownId}
        onScan={scan}
      />
      {shown ? (
        <LineToPick
          line={shown}
          isDone={isDone(shown)}
          nextName={next?.item_details.name ?? null}
          onFound={() => {
            setFound(shown, shown.quantity);
            setShownId(next?.id ?? null);
          }}
          onChange={setChange}
        />
      ) : (
        <div className="grid content-center justify-items-center gap-4 p-6 text-center">
          <h2 className="text-number">{t("done")}</h2>
          <Link to={`/vendor/orders/${ticket.id}`} className={touchClasses("ink", "lg")}>
            {t("toTicket")}
          </Link>
        </div>
      )}
      <ChangingLine ticket={ticket} change={change} onClose={close} />
    </div>
  );
}
