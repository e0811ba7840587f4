import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import BellRing from "lucide-react/icons/bell-ring";
import { Link } from "react-router";
import { menuLinkClasses } from "../../console/office/office-frame.tsx";
import { RingStrip } from "../board/ring-strip.tsx";
import { Troubles } from "../frame/shift-signals.tsx";
import { useShiftState } from "../shift/use-shift.ts";
import { getRinging } from "../sound/ring.ts";
import { useTickets } from "../tickets/use-board.ts";
import { StoreOfficeFrame } from "./store-office-frame.tsx";
import { useStoreSettings } from "./use-store-settings.ts";

/** What a store does beside its orders. */
export function Office() {
  const t = useMessages("office");
  return (
    <StoreOfficeFrame
      name={useStoreSettings().data?.name}
      title={t("title")}
      signals={<OfficeSignals />}
      links={
        <Link
          to="/vendor"
          className={classNames(menuLinkClasses, "text-strong hover:bg-sunken md:mt-4")}
        >
          <BellRing aria-hidden className="size-4.5 shrink-0" />
          {t("tablet")}
        </Link>
      }
    />
  );
}

/** A ringing order leads to its ticket, and what has gone wrong is said here, too. */
function OfficeSignals() {
  const { since } = useShiftState();
  const ringing = getRinging(useTickets());
  return (
    <>
      <Troubles />
      {since !== null && <RingStrip ringing={ringing} />}
    </>
  );
}
