import type { Vehicle, VehicleDetails } from "@errand/core/rental/rental.types";
import { Badge } from "@errand/ui/badge.tsx";
import { LazyOnVisible } from "@errand/ui/lazy-on-visible.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { Rating } from "@errand/ui/rating.tsx";
import { Section } from "@errand/ui/section.tsx";
import { ShareButton } from "@errand/ui/share-button.tsx";
import { useEffect } from "react";
import { Link } from "react-router";
import { ExpandableText } from "../catalog/expandable-text.tsx";
import { providerPath, vehiclePath } from "../catalog/paths.ts";
import { useSwitchToModuleOf } from "../catalog/use-switch-module.ts";
import { WishlistToggle } from "../catalog/wishlist-toggle.tsx";
import { useShop } from "../config/shop.ts";
import { Gallery } from "../items/gallery.tsx";
import { PageHead } from "../rendering/page-head.tsx";
import { StructuredData } from "../rendering/structured-data.tsx";
import { BookingBox } from "./booking-box.tsx";
import { BreadcrumbPath } from "./breadcrumb-path.tsx";
import { rememberPlan } from "./remembered-plan.ts";
import { vehicleGraph } from "./rental-graph.ts";
import { RentalReviews } from "./rental-reviews.tsx";
import { RuleList } from "./rule-list.tsx";
import type { TripPlan } from "./trip-plan.ts";
import { VehicleFacts } from "./vehicle-facts.tsx";
import { UnitPrices, useVehicleOffer } from "./vehicle-price.tsx";
import { VehicleSpecs } from "./vehicle-specs.tsx";

interface VehicleViewProps {
  /** Of rental; null when it is not open anywhere. */
  moduleId: number | null;
  vehicle: VehicleDetails;
  /** Of its provider. */
  rules: string[];
  /** The trip in the URL, and how many vehicles the server has found free for it. */
  read: { plan: TripPlan | null; free: number | null };
}

/** A vehicle with its pictures, the price of the trip, its facts, rules and reviews. */
export function VehicleView({ moduleId, vehicle, rules, read }: VehicleViewProps) {
  const t = useMessages("rental");
  const shop = useShop();
  const { provider } = vehicle;
  useSwitchToModuleOf({ module_id: moduleId ?? -1 });
  useEffect(() => {
    if (read.plan) rememberPlan(read.plan);
  }, [read.plan]);
  const pictures =
    vehicle.images_full_url.length > 0
      ? vehicle.images_full_url
      : [vehicle.thumbnail_full_url].filter((picture) => picture !== null);
  return (
    <div className="page-column py-3 md:py-8">
      <PageHead
        title={`${vehicle.name} · ${provider.name}`}
        description={vehicle.description}
        preview={vehicle.link_preview_full_url}
        path={vehiclePath(vehicle)}
      />
      <StructuredData about={vehicleGraph(vehicle, t("search.title"), shop)} />
      <BreadcrumbPath
        steps={[{ name: provider.name, path: providerPath(provider) }]}
        name={vehicle.name}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="relative self-start md:sticky md:top-24">
          <Gallery name={vehicle.name} pictures={pictures} />
          <VehicleBadges vehicle={vehicle} />
        </div>
        <div className="flex flex-col gap-5">
          <header className="flex flex-col gap-1.5">
            <div className="flex items-start gap-2">
              <h1 className="min-w-0 grow text-2xl leading-tight md:text-3xl">
                <bdi>{vehicle.name}</bdi>
              </h1>
              <ShareButton
                title={vehicle.name}
                path={vehiclePath(vehicle)}
                className="-mt-1.5 bg-sunken"
              />
              <WishlistToggle target={{ vehicle }} size="md" className="-mt-1.5 bg-sunken!" />
            </div>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Link to={providerPath(provider)} className="font-medium hover:text-accent">
                <bdi>{provider.name}</bdi>
              </Link>
              {vehicle.total_reviews > 0 && (
                <Rating value={vehicle.avg_rating} count={vehicle.total_reviews} variant="stars" />
              )}
            </p>
            <VehicleSpecs vehicle={vehicle} />
          </header>
          <UnitPrices vehicle={vehicle} />
          <BookingBox vehicle={vehicle} read={read}>
            {vehicle.description !== "" && <ExpandableText text={vehicle.description} />}
            <ProviderCardRow provider={provider} />
          </BookingBox>
        </div>
      </div>
      <div className="mt-10 flex max-w-4xl flex-col gap-8">
        <Section title={t("vehicle.specs")}>
          <VehicleFacts vehicle={vehicle} />
        </Section>
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
    </div>
  );
}

function VehicleBadges({ vehicle }: { vehicle: Vehicle }) {
  const t = useMessages("rental");
  const offer = useVehicleOffer(vehicle);
  return (
    <div className="pointer-events-none absolute start-4 top-4 flex gap-1.5">
      {offer && (
        <Badge tone="accent" className="py-1 text-sm">
          {offer}
        </Badge>
      )}
      {vehicle.new_tag === 1 && (
        <Badge className="bg-raised py-1 text-sm">{t("vehicle.isNew")}</Badge>
      )}
    </div>
  );
}

/** Who hands the vehicle over, and where. */
function ProviderCardRow({ provider }: Pick<Vehicle, "provider">) {
  const t = useMessages("rental");
  return (
    <div className="relative flex items-center gap-4 rounded-card bg-sunken p-4">
      <Picture
        src={provider.logo_full_url}
        alt=""
        sizes="56px"
        className="size-14! shrink-0 rounded-control"
      />
      <div className="min-w-0">
        <p className="text-sm text-muted">{t("vehicle.provider")}</p>
        <Link
          to={providerPath(provider)}
          prefetch="intent"
          className="font-semibold after:absolute after:inset-0 after:rounded-card hover:text-accent"
        >
          <bdi>{provider.name}</bdi>
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <Rating value={provider.avg_rating} count={provider.rating_count} />
          <bdi className="truncate">{provider.address}</bdi>
        </p>
      </div>
    </div>
  );
}
