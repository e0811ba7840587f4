import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { useBoardKeys } from "../keys/use-board-keys.ts";
import type { Ticket } from "../tickets/ticket.ts";
import { useTickets } from "../tickets/use-board.ts";
import { NewTicket, RingingRow } from "./new-ticket.tsx";
import { Rejecting } from "./rejecting.tsx";
import { RingStrip } from "./ring-strip.tsx";
import { StageTabs } from "./stage-tabs.tsx";
import { TicketCard, TicketRow } from "./ticket-card.tsx";
import { type BoardStage, boardStages, useStages } from "./use-stages.ts";

/** Calm tickets beyond this number fold into a line. */
const maxUnfolded = 5;

/** The orders of the store by their stage: side by side on a tablet, one stage on a phone. */
export function Board() {
  const t = useMessages("board");
  const tickets = useTickets();
  const stages = useStages(tickets);
  const [shown, setShown] = useState<BoardStage>("preparing");
  const [rejected, setRejected] = useState<Ticket | null>(null);
  const selected = useBoardKeys(stages);
  return (
    <>
      <h1 className="sr-only">{t("title")}</h1>
      <div className="flex flex-col md:hidden">
        <StageTabs stages={stages} shown={shown} onShow={setShown} />
        {shown !== "new" && <RingStrip ringing={stages.new} />}
      </div>
      <div className="min-h-0 grow overflow-y-auto bg-panel p-3 md:grid md:grid-cols-[19rem_minmax(0,1fr)_17.75rem] md:grid-rows-[fit-content(60%)_minmax(0,1fr)] md:gap-x-4 md:gap-y-2 md:overflow-hidden">
        {boardStages.map((stage) => (
          <Stage
            key={stage}
            stage={stage}
            tickets={stages[stage]}
            selectedId={selected}
            isShownOnPhone={stage === shown}
            onReject={setRejected}
          />
        ))}
      </div>
      <Rejecting ticket={rejected} onClose={() => setRejected(null)} />
    </>
  );
}

interface StageProps {
  stage: BoardStage;
  tickets: readonly Ticket[];
  selectedId: number | null;
  isShownOnPhone: boolean;
  onReject(ticket: Ticket): void;
}

/** On a tablet, what is ready stands above what is for later. */
const places: Record<BoardStage, string> = {
  new: "md:row-span-2",
  preparing: "md:row-span-2",
  ready: "md:col-start-3 md:row-start-1",
  later: "md:col-start-3 md:row-start-2",
};

function Stage({ stage, tickets, selectedId, isShownOnPhone, onReject }: StageProps) {
  const t = useMessages("board");
  return (
    <section
      aria-label={t(`stage.${stage}`)}
      className={classNames(
        "flex min-h-0 flex-col gap-2.5",
        !isShownOnPhone && "max-md:hidden",
        places[stage],
      )}
    >
      <h2 className="flex items-center gap-2.5 px-1 text-body max-md:sr-only">
        {t(`stage.${stage}`)}
        <span className="rounded-full bg-sunken px-2.5 py-0.5 tabular-nums">{tickets.length}</span>
      </h2>
      {tickets.length === 0 ? (
        <p className="rounded-[20px] border-2 border-dashed border-line p-6 text-center font-semibold text-strong">
          {t(`empty.${stage}`)}
        </p>
      ) : (
        <ol
          className={classNames(
            "grid min-h-0 auto-rows-max items-start gap-3 md:-mx-1.5 md:overflow-y-auto md:p-1.5",
            stage === "preparing" && "grid-cols-[repeat(auto-fill,minmax(min(15.5rem,100%),1fr))]",
          )}
        >
          {tickets.map((ticket, index) => (
            <li key={ticket.id} className="min-w-0">
              {ticketOf(ticket, stage, index, ticket.id === selectedId, onReject)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function ticketOf(
  ticket: Ticket,
  stage: BoardStage,
  index: number,
  isSelected: boolean,
  onReject: (ticket: Ticket) => void,
) {
  if (stage === "new")
    return index === 0 ? (
      <NewTicket ticket={ticket} onReject={onReject} />
    ) : (
      <RingingRow ticket={ticket} />
    );
  const isFolded = stage === "later" || (stage === "preparing" && index >= maxUnfolded);
  return isFolded ? (
    <TicketRow ticket={ticket} isSelected={isSelected} />
  ) : (
    <TicketCard ticket={ticket} isSelected={isSelected} />
  );
}
