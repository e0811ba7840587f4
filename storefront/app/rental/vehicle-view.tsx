import type { VehicleDetails } from "@errand/core/rental/rental.types";
import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOnVisible } from "@errand/ui/lazy-on-visible.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { ShareButton } from "@errand/ui/share-button.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect } from "react";
import { Link } from "react-router";
import { vehiclePath, vehicleSearchPath } from "../catalog/paths.ts";
import { useSwitchToModuleOf } from "../catalog/use-switch-module.ts";
import { WishlistToggle } from "../catalog/wishlist-toggle.tsx";
import { useShop } from "../config/shop.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { StructuredData } from "../rendering/structured-data.tsx";
import { CancelLine } from "./cancel-line.tsx";
import { IncludedLists } from "./included-lists.tsx";
import { PickupSection } from "./pickup-section.tsx";
import { ProviderRow } from "./provider-row.tsx";
import { rememberPlan } from "./remembered-plan.ts";
import { vehicleGraph } from "./rental-graph.ts";
import { RentalReviews } from "./rental-reviews.tsx";
import { RuleList } from "./rule-list.tsx";
import { type TripPlan, withPlan } from "./trip-plan.ts";
import { type ReadTrip, useVehicleTrip } from "./use-vehicle-trip.ts";
import { useVehicleBar } from "./vehicle-bar.tsx";
import { freeDaysId, VehicleBox } from "./vehicle-box.tsx";
import { VehicleFacts } from "./vehicle-facts.tsx";
import { VehicleGallery } from "./vehicle-gallery.tsx";
import { VehicleHeader } from "./vehicle-header.tsx";
import { VehicleTerms } from "./vehicle-terms.tsx";

interface VehicleViewProps {
  /** Of rental; null when it is not open anywhere. */
  moduleId: number | null;
  vehicle: VehicleDetails;
  /** Of its provider. */
  rules: string[];
  /** The trip in the URL, and how many vehicles the server has found free for it. */
  read: ReadTrip;
}

const freeDays = lazyComponent(() => import("./free-days.tsx").then((file) => file.FreeDays));
const calendarHeight = "h-160";

/** A vehicle with its pictures, its free days, its terms, and the total in view beside them. */
export function VehicleView({ moduleId, vehicle, rules, read }: VehicleViewProps) {
  const t = useMessages("rental");
  const shop = useShop();
  const { provider } = vehicle;
  const trip = useVehicleTrip(vehicle, read);
  const { days, bar, sheets } = useVehicleBar(trip);
  useSwitchToModuleOf({ module_id: moduleId ?? -1 });
  useEffect(() => {
    if (read.plan) rememberPlan(read.plan);
  }, [read.plan]);
  const pictures =
    vehicle.images_full_url.length > 0
      ? vehicle.images_full_url
      : [vehicle.thumbnail_full_url].filter((picture) => picture !== null);
  return (
    <div className="page-column pt-2 pb-8">
      <PageHead
        title={`${vehicle.name} · ${provider.name}`}
        description={vehicle.description}
        preview={vehicle.link_preview_full_url}
        path={vehiclePath(vehicle)}
      />
      <StructuredData about={vehicleGraph(vehicle, t("search.title"), shop)} />
      <div className="mb-2 flex items-center justify-between gap-4">
        <BackToSearch plan={trip.plan} />
        <div className="flex gap-1.5">
          <ShareButton title={vehicle.name} path={vehiclePath(vehicle)} className="bg-sunken" />
          <WishlistToggle target={{ vehicle }} size="md" className="bg-sunken!" />
        </div>
      </div>
      <VehicleGallery name={vehicle.name} pictures={pictures} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex flex-col gap-8">
          <VehicleHeader vehicle={vehicle} plan={trip.plan} />
          <VehicleFacts vehicle={vehicle} />
          {days}
          <section
            id={freeDaysId}
            aria-labelledby="free-days-title"
            className="scroll-mt-28 max-lg:hidden"
          >
            <h2 id="free-days-title" className="mb-4 text-2xl">
              {t("free.title")}
            </h2>
            <LazyOnVisible
              load={freeDays.load}
              className={calendarHeight}
              fallback={<Skeleton className={`${calendarHeight} rounded-card`} />}
              isFallbackPlaceholder
            >
              <Lazy component={freeDays} props={{ trip }} />
            </LazyOnVisible>
          </section>
          <IncludedLists terms={provider.terms} />
          <VehicleTerms vehicle={vehicle} />
          <section aria-labelledby="if-you-cancel">
            <h2 id="if-you-cancel" className="mb-4 text-xl">
              {t("cancelLine.title")}
            </h2>
            <CancelLine terms={provider.terms} trip={trip.terms} />
          </section>
          <PickupSection vehicle={vehicle} plan={trip.plan} />
          <ProviderRow provider={provider} />
          {rules.length > 0 && (
            <Section title={t("vehicle.rules")}>
              <RuleList rules={rules} />
            </Section>
          )}
          <div id="reviews" className="scroll-mt-32">
            <Section title={t("vehicle.reviews")}>
              <LazyOnVisible className="h-64" fallback={<div className="h-64" />}>
                <RentalReviews of={{ vehicle: vehicle.id }} />
              </LazyOnVisible>
            </Section>
          </div>
        </div>
        <div className="top-24 max-lg:hidden tall:sticky">
          <VehicleBox trip={trip} />
        </div>
      </div>
      {bar}
      {sheets}
    </div>
  );
}

/** Back to the vehicles that the same trip selects. */
function BackToSearch({ plan }: { plan: TripPlan | null }) {
  const t = useMessages("rental");
  const query = plan ? withPlan(new URLSearchParams(), plan) : undefined;
  return (
    <Link
      to={vehicleSearchPath(query)}
      className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-accent"
    >
      <ArrowLeft aria-hidden className="size-4.5" />
      {t(plan ? "vehicle.allFor" : "vehicle.all")}
    </Link>
  );
}
