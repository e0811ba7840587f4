import type { RentalStore, Vehicle } from "@errand/core/rental/rental.types";
import { ConfirmQuestion } from "@errand/ui/confirm-question.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Rating } from "@errand/ui/rating.tsx";
import { Tabs } from "@errand/ui/tabs.tsx";
import CarFront from "lucide-react/icons/car-front";
import StoreIcon from "lucide-react/icons/store";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { useOpening } from "../catalog/opening-text.ts";
import { providerPath } from "../catalog/paths.ts";
import type { PanelProps } from "../shell/panels.ts";
import { useRentalWishlist } from "../wishlist/use-wishlist.ts";
import { useChangeWishlist } from "../wishlist/wishlist.queries.ts";
import { WishlistFrame } from "../wishlist/wishlist-frame.tsx";
import { WishlistRow } from "../wishlist/wishlist-rows.tsx";
import { usePlan } from "./remembered-plan.ts";
import { vehicleLink } from "./vehicle-card.tsx";
import { VehiclePrice } from "./vehicle-price.tsx";

type Tab = "vehicles" | "providers";

/** The customer's wishlist in the rental module: vehicles and providers (spec §2). */
export function RentalWishlistDrawer({ open, onClose }: PanelProps<"rental-wishlist">) {
  const wishlist = useRentalWishlist();
  return (
    <WishlistFrame open={open} onClose={onClose} query={wishlist}>
      <RentalWishlistTabs
        vehicles={wishlist.data?.vehicles ?? []}
        providers={wishlist.data?.providers ?? []}
        onLeave={onClose}
      />
    </WishlistFrame>
  );
}

interface RentalWishlistTabsProps {
  vehicles: Vehicle[];
  providers: RentalStore[];
  /** Called when a link is followed, to close the drawer. */
  onLeave(): void;
}

/** Opens on the vehicles, or on the providers when only providers are saved. */
function RentalWishlistTabs({ vehicles, providers, onLeave }: RentalWishlistTabsProps) {
  const t = useMessages("rental");
  const [tab, setTab] = useState<Tab>(
    vehicles.length === 0 && providers.length > 0 ? "providers" : "vehicles",
  );
  return (
    <div className="px-4">
      <Tabs<Tab>
        label={t("wishlist.title")}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: "vehicles",
            label: t("wishlist.vehicles", { count: vehicles.length }),
            content: <Vehicles vehicles={vehicles} onLeave={onLeave} />,
          },
          {
            value: "providers",
            label: t("wishlist.providers", { count: providers.length }),
            content: <Providers providers={providers} onLeave={onLeave} />,
          },
        ]}
      />
    </div>
  );
}

/** The vehicles of the wishlist. Removing one needs a confirmation. */
function Vehicles({ vehicles, onLeave }: { vehicles: Vehicle[]; onLeave(): void }) {
  const t = useMessages("rental");
  const change = useChangeWishlist();
  const plan = usePlan();
  const [vehicleToRemove, setVehicleToRemove] = useState<Vehicle | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {vehicles.length === 0 && (
        <EmptyState
          icon={CarFront}
          title={t("wishlist.noVehicles.title")}
          text={t("wishlist.noVehicles.text")}
        />
      )}
      <ul className="-mt-2 divide-y divide-line pb-4 empty:hidden">
        {vehicles.map((vehicle) => (
          <WishlistRow
            key={vehicle.id}
            name={vehicle.name}
            picture={vehicle.thumbnail_full_url}
            onRemove={() => {
              setVehicleToRemove(vehicle);
              setConfirming(true);
            }}
            link={
              <Link
                to={vehicleLink(vehicle, plan)}
                prefetch="intent"
                onClick={onLeave}
                className="font-semibold hover:text-accent"
              >
                <bdi>{vehicle.name}</bdi>
              </Link>
            }
          >
            <p className="-mt-1 truncate text-sm text-muted">
              <bdi>{vehicle.provider.name}</bdi>
            </p>
            <VehiclePrice vehicle={vehicle} plan={plan} />
          </WishlistRow>
        ))}
      </ul>
      <ConfirmQuestion
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onYes={() => {
          setConfirming(false);
          if (vehicleToRemove) {
            change.mutate({ thing: { vehicle: vehicleToRemove }, isWanted: false });
          }
        }}
        title={t("wishlist.remove.title")}
        text={t("wishlist.remove.text", { name: vehicleToRemove?.name ?? "" })}
        focusAfter={container}
      />
    </div>
  );
}

/** The providers of the wishlist, with whether they are open. */
function Providers({ providers, onLeave }: { providers: RentalStore[]; onLeave(): void }) {
  const t = useMessages("rental");
  const change = useChangeWishlist();
  if (providers.length === 0) {
    return (
      <EmptyState
        icon={StoreIcon}
        title={t("wishlist.noProviders.title")}
        text={t("wishlist.noProviders.text")}
      />
    );
  }
  return (
    <ul className="-mt-2 divide-y divide-line pb-4">
      {providers.map((provider) => (
        <WishlistRow
          key={provider.id}
          name={provider.name}
          picture={provider.logo_full_url}
          onRemove={() => change.mutate({ thing: { provider }, isWanted: false })}
          link={
            <Link
              to={providerPath(provider)}
              prefetch="intent"
              onClick={onLeave}
              className="font-semibold hover:text-accent"
            >
              <bdi>{provider.name}</bdi>
            </Link>
          }
        >
          <p className="text-sm text-muted">{provider.address}</p>
          <OpenState provider={provider} />
        </WishlistRow>
      ))}
    </ul>
  );
}

function OpenState({ provider }: { provider: RentalStore }) {
  const { isOpen, word, detail } = useOpening(provider);
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Rating value={provider.avg_rating} />
      <span className={isOpen ? "text-good" : "text-muted"}>
        {[word, detail].filter(Boolean).join(" · ")}
      </span>
    </p>
  );
}
