import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { Ticket } from "../tickets/ticket.ts";
import { type BoardStage, boardStages } from "./use-stages.ts";

interface StageTabsProps {
  stages: Record<BoardStage, readonly Ticket[]>;
  shown: BoardStage;
  onShow(stage: BoardStage): void;
}

/** The stages on a phone, with the number of tickets at each. */
export function StageTabs({ stages, shown, onShow }: StageTabsProps) {
  const t = useMessages("board");
  return (
    <nav aria-label={t("stages")} className="grid grid-cols-4 border-b border-line bg-paper">
      {boardStages.map((stage) => (
        <button
          key={stage}
          type="button"
          aria-current={stage === shown}
          onClick={() => onShow(stage)}
          className={classNames(
            "min-h-15 min-w-0 border-b-4 px-0.5 leading-tight font-bold",
            stage === shown ? "border-ink" : "border-transparent text-strong",
          )}
        >
          <b
            className={classNames(
              "block text-[1.25rem] font-extrabold tabular-nums",
              stage === "new" && stages.new.length > 0 && "text-call",
            )}
          >
            {stages[stage].length}
          </b>
          <span className="block truncate text-meta">{t(`stage.${stage}`)}</span>
        </button>
      ))}
    </nav>
  );
}
