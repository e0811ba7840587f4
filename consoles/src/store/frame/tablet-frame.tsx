import { useMessages } from "@errand/ui/messages/messages.ts";
import VolumeX from "lucide-react/icons/volume-x";
import WifiOff from "lucide-react/icons/wifi-off";
import { type ReactNode, useEffect } from "react";
import { AccountButton } from "../../console/account-button.tsx";
import { SkipLink } from "../../console/console-shell.tsx";
import { useNow } from "../../console/use-now.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { UndoBar } from "../board/undo-bar.tsx";
import { useScreenOn } from "../shift/screen.ts";
import { useHeartbeat } from "../shift/use-heartbeat.ts";
import { useShiftState } from "../shift/use-shift.ts";
import { getRinging, useRing } from "../sound/ring.ts";
import { useCanRing, useSounds } from "../sound/use-sound.ts";
import { useBoardState, useTickets } from "../tickets/use-board.ts";
import { TouchButton } from "../touch-button.tsx";
import { EndShift } from "./end-shift.tsx";
import { StatusBar } from "./status-bar.tsx";

/** What surrounds every screen of a shift: the bar above, what has gone wrong, and the ring. */
export function TabletFrame({ children }: { children: ReactNode }) {
  const { since } = useShiftState();
  const isOn = since !== null;
  const heartbeat = useHeartbeat(isOn);
  useScreenOn(isOn);
  const ringing = getRinging(useTickets());
  useRing(isOn ? ringing : []);
  return (
    <div className="flex h-dvh flex-col bg-paper">
      <SkipLink />
      <StatusBar
        heartbeat={heartbeat}
        menu={<AccountButton isIconOnly>{isOn && <EndShift />}</AccountButton>}
      />
      {isOn && <SoundOff />}
      <NoConnection />
      <main id="content" tabIndex={-1} className="flex min-h-0 grow flex-col outline-none">
        {children}
      </main>
      <UndoBar />
    </div>
  );
}

/** After a reload the browser allows sound once the page has been pressed somewhere. */
function SoundOff() {
  const t = useMessages("frame");
  const sounds = useSounds();
  const canRing = useCanRing();
  useEffect(() => {
    if (canRing) return;
    const allow = () => void sounds.allow();
    allow();
    window.addEventListener("pointerdown", allow);
    window.addEventListener("keydown", allow);
    return () => {
      window.removeEventListener("pointerdown", allow);
      window.removeEventListener("keydown", allow);
    };
  }, [canRing, sounds]);
  if (canRing) return null;
  return (
    <Trouble icon={<VolumeX aria-hidden className="size-7 shrink-0" />} text={t("soundOff")}>
      <TouchButton onClick={() => void sounds.allow()}>{t("soundOn")}</TouchButton>
    </Trouble>
  );
}

/** A moment without a connection is usual; only a longer one is said. */
const graceMs = 5000;

function NoConnection() {
  const t = useMessages("board");
  const { clock } = useTimeText();
  const connection = useBoardState((state) => state.connection);
  const heardAt = useBoardState((state) => state.heardAt);
  const now = useNow(1000);
  const isLost = connection !== "live" && heardAt !== null && now - heardAt > graceMs;
  if (!isLost) return null;
  return (
    <Trouble
      icon={<WifiOff aria-hidden className="size-7 shrink-0" />}
      text={t("stale", { time: clock(heardAt) })}
    />
  );
}

function Trouble({
  icon,
  text,
  children,
}: {
  icon: ReactNode;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div
      role="alert"
      className="flex items-center gap-4 bg-warn-fill px-4 py-2 text-[#1d1a17] max-sm:flex-wrap"
    >
      {icon}
      <p className="min-w-0 grow basis-60 font-bold">{text}</p>
      {children}
    </div>
  );
}
