import type { StoreCapacity } from "@errand/core/stores/store-screen.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import CircleSlash from "lucide-react/icons/circle-slash-2";
import { useState } from "react";
import { Link } from "react-router";
import { useShop } from "../../console/console.ts";
import { useNow } from "../../console/use-now.ts";
import { touchClasses } from "../touch-button.tsx";
import { ChoiceButton } from "./choice-button.tsx";
import { findNextDay, toHours } from "./mode-times.ts";
import { useModes } from "./use-modes.ts";
import { useMomentText } from "./use-moment-text.ts";

const minute = 60_000;
const lengths = [15, 30, 60] as const;

/** Takes no orders for a while; each press says when the store is back. */
export function PausePart({ capacity, onDone }: { capacity: StoreCapacity; onDone(): void }) {
  const t = useMessages("modes");
  const { time_zone } = useShop();
  const moment = useMomentText();
  const now = useNow(5000);
  const { pause, isSaving } = useModes(onDone);
  const [pressed, setPressed] = useState("");
  const nextDay = findNextDay(toHours(capacity), now, time_zone);
  const choices = [
    ...lengths.map((length) => ({ key: `${length}` as const, until: now + length * minute })),
    { key: "day" as const, until: nextDay },
  ];
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-title">{t("pause.title")}</h3>
      <div className="grid grid-cols-2 gap-2">
        {choices.map(({ key, until }) => (
          <ChoiceButton
            key={key}
            text={t(`pause.for.${key}`)}
            detail={t("pause.back", { time: moment(until, now) })}
            isBusy={isSaving && pressed === key}
            onClick={() => {
              setPressed(key);
              pause(until);
            }}
          />
        ))}
      </div>
      <p className="font-semibold text-strong">{t("pause.part")}</p>
      <Link to="/vendor/sold-out" className={touchClasses("outline")} onClick={onDone}>
        <CircleSlash aria-hidden className="size-6" strokeWidth={1.9} />
        {t("pause.soldOut")}
      </Link>
      <p className="text-strong">{t("pause.seen")}</p>
    </section>
  );
}
