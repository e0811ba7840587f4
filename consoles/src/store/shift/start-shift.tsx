import { numberFormat } from "@errand/core/formats";
import { classNames } from "@errand/ui/class-names.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import BatteryMedium from "lucide-react/icons/battery-medium";
import Bell from "lucide-react/icons/bell";
import CircleCheck from "lucide-react/icons/circle-check";
import Sun from "lucide-react/icons/sun";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Volume2 from "lucide-react/icons/volume-2";
import Wifi from "lucide-react/icons/wifi";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { AccountButton } from "../../console/account-button.tsx";
import { NotificationSwitch } from "../../console/notifications/notification-switch.tsx";
import { useTimeText } from "../../console/use-shop.ts";
import { useSounds } from "../sound/use-sound.ts";
import { useBoardState, useStoreName } from "../tickets/use-board.ts";
import { TouchButton, touchClasses } from "../touch-button.tsx";
import { useBattery } from "./battery.ts";
import { showOnWholeScreen } from "./screen.ts";
import { useShift } from "./use-shift.ts";

type SoundCheck = "todo" | "asked" | "silent" | "blocked" | { heardAt: number };

/** Proves with a person that this device can ring; then the store takes orders. */
export function StartShift({ onLook }: { onLook(): void }) {
  const t = useMessages("shift");
  const shift = useShift();
  const sounds = useSounds();
  const name = useStoreName();
  const [check, setCheck] = useState<SoundCheck>("todo");
  const hasHeard = typeof check === "object";

  async function ring() {
    if (!(await sounds.allow())) return setCheck("blocked");
    sounds.play("new");
    setCheck("asked");
  }

  function start() {
    if (!hasHeard) return;
    shift.noteHeard();
    shift.start();
    void showOnWholeScreen();
  }

  return (
    <div data-tablet="" className="mx-auto flex min-h-dvh max-w-xl flex-col gap-6 px-5 py-5">
      <header className="flex items-center justify-between gap-4">
        <b className="truncate text-ticket">{name}</b>
        <AccountButton className="min-h-14" />
      </header>
      <main className="flex grow flex-col gap-4">
        <div>
          <h1 className="text-display">{t("title")}</h1>
          <p className="mt-2 text-title text-strong">{t("text")}</p>
        </div>
        <ul className="divide-y divide-line border-b border-line">
          <SoundRow check={check} onRing={ring} onAnswer={setCheck} />
          <ScreenRow />
          <ConnectionRow />
          <BatteryRow />
          <NotificationsRow />
        </ul>
        <div className="sticky bottom-0 mt-auto flex flex-col gap-2.5 bg-paper py-2">
          <TouchButton
            size="lg"
            aria-disabled={!hasHeard}
            aria-describedby={hasHeard ? undefined : "start-first"}
            onClick={start}
          >
            {t("start")}
          </TouchButton>
          {!hasHeard && (
            <p id="start-first" className="text-center text-strong">
              {t("startFirst")}
            </p>
          )}
        </div>
        <div className="grid gap-2.5 sm:grid-cols-2">
          <TouchButton tone="quiet" onClick={onLook}>
            {t("look")}
          </TouchButton>
          <Link to="/vendor/office" className={touchClasses("quiet")}>
            {t("office")}
          </Link>
        </div>
      </main>
    </div>
  );
}

interface SoundRowProps {
  check: SoundCheck;
  onRing(): void;
  onAnswer(check: SoundCheck): void;
}

function SoundRow({ check, onRing, onAnswer }: SoundRowProps) {
  const t = useMessages("shift");
  const { clock } = useTimeText();
  const isHeard = typeof check === "object";
  const text = isHeard
    ? t("sound.heard", { time: clock(check.heardAt) })
    : {
        todo: t("sound.todo"),
        asked: t("sound.asked"),
        silent: t("silentHelp"),
        blocked: t("sound.blocked"),
      }[check];
  const isBad = check === "silent" || check === "blocked";
  return (
    <Row
      icon={Volume2}
      name={t("sound.name")}
      text={<span role="status">{text}</span>}
      state={isHeard ? "good" : isBad ? "bad" : null}
      act={
        <TouchButton tone={isHeard || check === "asked" ? "soft" : "call"} onClick={onRing}>
          {check === "todo" ? t("sound.ring") : t("sound.again")}
        </TouchButton>
      }
    >
      {check === "asked" && (
        <div className="flex flex-wrap gap-2.5 ps-11">
          <TouchButton tone="call" onClick={() => onAnswer({ heardAt: Date.now() })}>
            {t("sound.yes")}
          </TouchButton>
          <TouchButton tone="soft" onClick={() => onAnswer("silent")}>
            {t("sound.no")}
          </TouchButton>
        </div>
      )}
    </Row>
  );
}

function ScreenRow() {
  const t = useMessages("shift");
  const canStayOn = "wakeLock" in navigator;
  return (
    <Row
      icon={Sun}
      name={t("screen.name")}
      text={canStayOn ? t("screen.text") : t("noScreen")}
      state={canStayOn ? "good" : "warn"}
    />
  );
}

function ConnectionRow() {
  const t = useMessages("shift");
  const isLive = useBoardState((state) => state.connection === "live");
  return (
    <Row
      icon={Wifi}
      name={t("connection.name")}
      text={isLive ? t("connection.live") : t("connection.waiting")}
      state={isLive ? "good" : "warn"}
    />
  );
}

const lowLevel = 0.2;

function BatteryRow() {
  const t = useMessages("shift");
  const language = useLanguage();
  const battery = useBattery();
  if (!battery) return null;
  const percent = numberFormat(language, { style: "percent" }).format(battery.level);
  const isLow = battery.level <= lowLevel && !battery.isCharging;
  const text = battery.isCharging ? "charging" : isLow ? "low" : "full";
  return (
    <Row
      icon={BatteryMedium}
      name={t("battery.name", { percent })}
      text={t(`battery.${text}`)}
      state={isLow ? "warn" : "good"}
    />
  );
}

function NotificationsRow() {
  const t = useMessages("shift");
  return (
    <Row icon={Bell} name={t("notifications.name")} text={t("notifications.text")} state={null}>
      <div className="ps-11">
        <NotificationSwitch />
      </div>
    </Row>
  );
}

interface RowProps {
  icon: LucideIcon;
  name: string;
  text: ReactNode;
  /** Null while a person is to do something first, or may. */
  state: "good" | "warn" | "bad" | null;
  /** The button beside the text, which stays where it is in each state. */
  act?: ReactNode;
  children?: ReactNode;
}

function Row({ icon: Icon, name, text, state, act, children }: RowProps) {
  const Mark = state === "good" ? CircleCheck : TriangleAlert;
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex min-h-12 items-center gap-4">
        <Icon aria-hidden className="size-7 shrink-0 text-strong" strokeWidth={1.8} />
        <p className="min-w-0 grow">
          <b className="block text-ticket">{name}</b>
          <span className="text-strong">{text}</span>
        </p>
        {act}
        {state && (
          <Mark
            aria-hidden
            className={classNames(
              "size-7 shrink-0",
              { good: "text-good", warn: "text-warn", bad: "text-bad" }[state],
            )}
          />
        )}
      </div>
      {children}
    </li>
  );
}
