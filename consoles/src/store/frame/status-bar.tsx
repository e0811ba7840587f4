import { numberFormat } from "@errand/core/formats";
import { classNames } from "@errand/ui/class-names.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import BatteryCharging from "lucide-react/icons/battery-charging";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleCheck from "lucide-react/icons/circle-check";
import CirclePause from "lucide-react/icons/circle-pause";
import Hourglass from "lucide-react/icons/hourglass";
import Volume2 from "lucide-react/icons/volume-2";
import Wifi from "lucide-react/icons/wifi";
import { type ReactNode, useState } from "react";
import { useNow } from "../../console/use-now.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { MessagesLink } from "../messages/messages-link.tsx";
import { ChangingMode } from "../modes/changing-mode.tsx";
import { useBattery } from "../shift/battery.ts";
import { useHeartbeat } from "../shift/use-heartbeat.ts";
import { useShiftState } from "../shift/use-shift.ts";
import { useCanRing } from "../sound/use-sound.ts";
import { useBoardState, useStoreName } from "../tickets/use-board.ts";
import { PrinterProof } from "./printer-proof.tsx";
import { Proof } from "./proof.tsx";
import { type StoreOpening, useStoreOpening } from "./use-opening.ts";

interface StatusBarProps {
  /** The account and what else has no place of its own. */
  menu: ReactNode;
}

/** Whether the store is open, and the proofs that an order would be seen and heard. */
export function StatusBar({ menu }: StatusBarProps) {
  const now = useNow(1000);
  const { clock, day } = useTimeText();
  const name = useStoreName();
  return (
    <header className="z-10 flex min-h-18 shrink-0 items-center gap-1 border-b border-line bg-paper px-2 py-1.5 md:gap-5 md:px-4">
      <OpeningState />
      <p className="hidden min-w-0 leading-tight md:block">
        <b className="block truncate text-ticket">{name}</b>
        <span className="text-strong">{day(now)}</span>
      </p>
      <div className="ms-auto flex min-w-0 items-center md:gap-5">
        <SoundProof />
        <ConnectionProof />
        <PrinterProof />
        <BatteryProof />
        <time className="hidden text-number font-extrabold tabular-nums lg:block">
          {clock(now)}
        </time>
        <MessagesLink />
        {menu}
      </div>
    </header>
  );
}

const openings: Record<StoreOpening["state"], { icon: LucideIcon; colours: string }> = {
  open: { icon: CircleCheck, colours: "bg-good-soft text-good" },
  busy: { icon: Hourglass, colours: "bg-warn-soft text-warn" },
  paused: { icon: CirclePause, colours: "bg-bad-soft text-bad" },
  closed: { icon: CirclePause, colours: "bg-sunken text-strong" },
};

/** The state of the store, which opens what slows it down or stops it. */
function OpeningState() {
  const t = useMessages("frame");
  const opening = useStoreOpening();
  const [isChanging, setChanging] = useState(false);
  const { icon: Icon, colours } = openings[opening?.state ?? "closed"];
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={classNames(
          "flex min-h-14 min-w-32 items-center gap-2 rounded-[18px] px-3 py-1 text-start leading-tight max-md:grow md:gap-3 md:px-4",
          colours,
        )}
        onClick={() => setChanging(true)}
      >
        <Icon aria-hidden className="size-6 shrink-0 max-[26rem]:hidden" />
        <span className="min-w-0 grow">
          <b className="block truncate text-ticket">
            {opening
              ? t(opening.state, { minutes: opening.state === "busy" ? opening.minutes : 0 })
              : t("reading")}
          </b>
          <OpeningEnd opening={opening} />
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0" />
        <span className="sr-only">{t("change")}</span>
      </button>
      <ChangingMode isOpen={isChanging} onClose={() => setChanging(false)} />
    </>
  );
}

function OpeningEnd({ opening }: { opening: StoreOpening | null }) {
  const t = useMessages("frame");
  if (!opening) return null;
  const text = {
    open: () => opening.state === "open" && opening.until && t("until", { time: opening.until }),
    busy: () => opening.state === "busy" && t("until", { time: opening.until }),
    paused: () =>
      opening.state === "paused" &&
      (opening.until ? t("until", { time: opening.until }) : t("untilScreen")),
    closed: () =>
      opening.state === "closed" && opening.opens && t("opens", { time: opening.opens }),
  }[opening.state]();
  return text ? <span className="block truncate font-semibold tabular-nums">{text}</span> : null;
}

function SoundProof() {
  const t = useMessages("frame");
  const { clock } = useTimeText();
  const canRing = useCanRing();
  const { heardAt } = useShiftState();
  const heard = heardAt === null ? t("neverHeard") : t("heard", { time: clock(heardAt) });
  return (
    <Proof
      icon={Volume2}
      label={t("sound")}
      text={canRing ? heard : t("silent")}
      tone={canRing ? "good" : "bad"}
    />
  );
}

function ConnectionProof() {
  const heartbeat = useHeartbeat();
  const t = useMessages("frame");
  const language = useLanguage();
  const connection = useBoardState((state) => state.connection);
  const seconds = numberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const text = {
    live: heartbeat ? t("latency", { seconds: seconds.format(heartbeat.latency / 1000) }) : "",
    connecting: t("connecting"),
    waiting: t("lost"),
    ended: t("lost"),
  }[connection];
  const tone = { live: "good", connecting: "warn", waiting: "bad", ended: "bad" } as const;
  return <Proof isSpare icon={Wifi} label={t("connection")} text={text} tone={tone[connection]} />;
}

const lowLevel = 0.2;

function BatteryProof() {
  const t = useMessages("frame");
  const language = useLanguage();
  const battery = useBattery();
  if (!battery) return null;
  const percent = numberFormat(language, { style: "percent" }).format(battery.level);
  const isLow = battery.level <= lowLevel && !battery.isCharging;
  return (
    <Proof
      isSpare
      icon={BatteryCharging}
      label={t("tablet")}
      text={battery.isCharging ? t("charging", { percent }) : t("battery", { percent })}
      tone={isLow ? "warn" : "good"}
    />
  );
}
