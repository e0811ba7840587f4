import { useMessages } from "@errand/ui/messages/messages.ts";
import VolumeX from "lucide-react/icons/volume-x";
import WifiOff from "lucide-react/icons/wifi-off";
import type { ReactNode } from "react";
import { useAllowSound } from "../../console/use-allow-sound.ts";
import { useNow } from "../../console/use-now.ts";
import { useScreenOn } from "../../console/use-screen-on.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { NewVersion } from "../../console/worker/new-version.tsx";
import { HeartbeatContext, useSendHeartbeats } from "../shift/use-heartbeat.ts";
import { useShiftState } from "../shift/use-shift.ts";
import { getRinging, useCourierSound, useRing, useTroubleSound } from "../sound/ring.ts";
import { useCanRing, useSounds } from "../sound/use-sound.ts";
import { useBoardState, useTickets } from "../tickets/use-board.ts";
import { TouchButton } from "../touch-button.tsx";

/** Rings and sends heartbeats during a shift, whichever page is open. */
export function ShiftSignals({ children }: { children: ReactNode }) {
  const { since } = useShiftState();
  const isOn = since !== null;
  const heartbeat = useSendHeartbeats(isOn);
  const ringing = getRinging(useTickets());
  useScreenOn(isOn);
  const couriers = useBoardState((state) => state.couriers);
  const here = [...couriers.values()].filter(({ is_here }) => is_here);
  useRing(isOn ? ringing : []);
  useCourierSound(isOn ? here.map(({ order_id }) => order_id) : []);
  useTroubleSound(useIsCutOff() && isOn);
  return <HeartbeatContext value={heartbeat}>{children}</HeartbeatContext>;
}

/** What has gone wrong, as the sound of trouble says, and whether a new version is ready. */
export function Troubles() {
  const { since } = useShiftState();
  return (
    <>
      {since !== null && <SoundOff />}
      <NoConnection />
      <NewVersion />
    </>
  );
}

/** After a reload the browser allows sound once the page has been pressed somewhere. */
function SoundOff() {
  const t = useMessages("frame");
  const sounds = useSounds();
  const canRing = useCanRing();
  useAllowSound(sounds, canRing);
  if (canRing) return null;
  return (
    <Trouble icon={<VolumeX aria-hidden className="size-7 shrink-0" />} text={t("soundOff")}>
      <TouchButton onClick={() => void sounds.allow()}>{t("soundOn")}</TouchButton>
    </Trouble>
  );
}

/** Milliseconds without a connection before it is shown: short losses are usual. */
const graceMs = 5000;

/** Whether the board is older than it seems. */
function useIsCutOff(): boolean {
  const connection = useBoardState((state) => state.connection);
  const heardAt = useBoardState((state) => state.heardAt);
  const now = useNow(1000);
  return connection !== "live" && heardAt !== null && now - heardAt > graceMs;
}

function NoConnection() {
  const t = useMessages("board");
  const { clock } = useTimeText();
  const heardAt = useBoardState((state) => state.heardAt);
  if (!useIsCutOff() || heardAt === null) return null;
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
