import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { Spinner } from "@errand/ui/spinner.tsx";
import { LazyScreen } from "../../console/lazy-screen.tsx";
import { useDuty } from "../duty/duty.queries.ts";
import { Waiting } from "../duty/waiting.tsx";
import { useStops } from "../jobs/use-jobs.ts";
import { OfferScreen } from "../offer/offer-screen.tsx";
import { useOffers } from "../offer/use-offers.ts";
import { StopScreen } from "../stop/stop-screen.tsx";

const offDuty = lazyComponent(() => import("../duty/off-duty.tsx").then((file) => file.OffDuty));

/** What is to be done now: an offer before the next stop, which is before waiting. */
export function NowPage() {
  const { data: duty } = useDuty();
  const [offer] = useOffers();
  const [stop] = useStops();
  if (offer) return <OfferScreen key={offer.id} job={offer} />;
  if (stop) return <StopScreen stop={stop} />;
  if (!duty) {
    return (
      <div className="grid grow place-items-center">
        <Spinner className="size-8" />
      </div>
    );
  }
  return duty.on ? <Waiting /> : <LazyScreen component={offDuty} fallback={null} />;
}
