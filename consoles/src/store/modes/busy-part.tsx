import type { StoreCapacity } from "@errand/core/stores/store-screen.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { useShop } from "../../console/console.ts";
import { useNow } from "../../console/use-now.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { useTickets } from "../tickets/use-board.ts";
import { TouchButton } from "../touch-button.tsx";
import { ChoiceButton } from "./choice-button.tsx";
import { type BusyEnd, findClosing, listBusyEnds, toHours } from "./mode-times.ts";
import { useModes } from "./use-modes.ts";

const choices = [5, 10, 20, 30, 45, 60];

interface PartProps {
  capacity: StoreCapacity;
  onDone(): void;
}

/** Adds minutes to every promise until a time; says before what customers see then. */
export function BusyPart({ capacity, onDone }: PartProps) {
  const t = useMessages("modes");
  const { time_zone } = useShop();
  const { clock } = useTimeText();
  const now = useNow(5000);
  const { setBusy, isSaving } = useModes(onDone);
  const [minutes, setMinutes] = useState(capacity.busy?.extra_minutes ?? 10);
  const [end, setEnd] = useState<BusyEnd>("hour");
  const ends = listBusyEnds(now, findClosing(toHours(capacity), now, time_zone));
  const chosen = ends.find((each) => each.end === end) ?? ends.at(-1);
  if (!chosen) return null;
  return (
    <section className="flex flex-col gap-4 md:pe-7">
      <h3 className="text-title">{t("busy.title")}</h3>
      <div className="grid grid-cols-3 gap-2">
        {choices.map((choice) => (
          <ChoiceButton
            key={choice}
            text={t("busy.plus", { minutes: choice })}
            detail={t("minute")}
            isChosen={choice === minutes}
            onClick={() => setMinutes(choice)}
          />
        ))}
      </div>
      <fieldset>
        <legend className="mb-2 font-semibold text-strong">{t("busy.until")}</legend>
        <div className="grid grid-flow-col auto-cols-fr gap-2">
          {ends.map((each) => (
            <ChoiceButton
              key={each.end}
              text={clock(each.until)}
              detail={t(`busy.end.${each.end}`)}
              isChosen={each === chosen}
              onClick={() => setEnd(each.end)}
            />
          ))}
        </div>
      </fieldset>
      <PromisedTime capacity={capacity} minutes={minutes} />
      <TouchButton
        size="lg"
        isBusy={isSaving}
        onClick={() => setBusy({ minutes, until: chosen.until })}
      >
        {t("busy.save", { minutes, time: clock(chosen.until) })}
      </TouchButton>
    </section>
  );
}

/** What customers read now and would read then. */
function PromisedTime({ capacity, minutes }: { capacity: StoreCapacity; minutes: number }) {
  const t = useMessages("modes");
  const count = useTickets().filter(({ stage }) => stage === "preparing").length;
  const { min_delivery_time: min, max_delivery_time: max, busy } = capacity;
  const range = (extra: number) => t("busy.range", { min: min + extra, max: max + extra });
  return (
    <p className="rounded-[18px] bg-warn-soft p-4 font-semibold tabular-nums">
      {t("busy.seen")} <s className="font-normal text-strong">{range(busy?.extra_minutes ?? 0)}</s>{" "}
      <b>{range(minutes)}</b>
      {count > 0 && <span className="block">{t("busy.running", { count })}</span>}
    </p>
  );
}
