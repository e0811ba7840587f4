import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { SkipLink } from "../../console/console-shell.tsx";
import { useScreenOn } from "../../console/use-screen-on.ts";
import { NewVersion } from "../../console/worker/new-version.tsx";
import { useDuty } from "../duty/duty.queries.ts";
import { useReportPosition } from "../duty/use-report-position.ts";
import { isAtStop } from "../jobs/stops.ts";
import { useStops } from "../jobs/use-jobs.ts";
import { UnreadLine } from "../messages/messages-link.tsx";
import { useOfferRing } from "../offer/use-offer-ring.ts";
import { useOffers } from "../offer/use-offers.ts";
import { useNightTheme } from "../theme/use-night-theme.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { ConnectionLine } from "./connection-line.tsx";
import { RefusedActs } from "./refused-acts.tsx";
import { SoundOff } from "./sound-off.tsx";
import { UndoLine } from "./undo-line.tsx";

/** What surrounds every screen of the phone, and works whichever is open. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  const isOn = useDuty().data?.on ?? false;
  const offers = useOffers();
  const [stop] = useStops();
  const { pathname } = useLocation();
  const isAtDoor = stop !== undefined && stop.kind !== "pickup" && isAtStop(stop);
  // The keys of a door and an offer need the room, and lead on by themselves.
  const isFull = offers.length > 0 || (isAtDoor && pathname === "/courier");
  useNightTheme();
  useScreenOn(isOn);
  useReportPosition(isOn);
  useOfferRing(offers);
  return (
    <div className="mx-auto flex h-dvh max-w-xl flex-col bg-paper">
      <SkipLink />
      <NewVersion />
      <ConnectionLine />
      {isOn && <SoundOff />}
      <RefusedActs />
      <UnreadLine isHidden={isFull || pathname.startsWith("/courier/messages")} />
      <main id="content" tabIndex={-1} className="flex min-h-0 grow flex-col outline-none">
        {children}
      </main>
      <UndoLine />
      {!isFull && <BottomBar />}
    </div>
  );
}
