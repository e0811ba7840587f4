import type { RentalStoreDetails } from "@errand/core/rental/rental.types";
import MapPin from "lucide-react/icons/map-pin";
import Megaphone from "lucide-react/icons/megaphone";
import { useState } from "react";
import { useOpening } from "../catalog/opening-text.ts";
import { providerPath } from "../catalog/paths.ts";
import { WishlistToggle } from "../catalog/wishlist-toggle.tsx";
import { useMessages } from "../messages/messages.ts";
import { ExpandableFact } from "../stores/expandable-fact.tsx";
import { OpeningHours } from "../stores/opening-hours.tsx";
import { StoreChatLink } from "../stores/store-chat-link.tsx";
import { StoreDiscount } from "../stores/store-discount.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";
import { Picture } from "../ui/picture.tsx";
import { Rating } from "../ui/rating.tsx";
import { ShareButton } from "../ui/share-button.tsx";
import { RuleList } from "./rule-list.tsx";

const map = lazyComponent(() =>
  import("../stores/store-map-dialog.tsx").then((file) => file.StoreMapDialog),
);

/** Cover, name, facts, rules and discount of a rental provider. */
export function ProviderHeader({ provider }: { provider: RentalStoreDetails }) {
  const opening = useOpening(provider);
  return (
    <header className="page-column">
      <div className="relative -mx-4 overflow-hidden bg-sunken md:mx-0 md:rounded-panel">
        <Picture
          src={provider.cover_photo_full_url}
          alt=""
          ratio="3/1"
          sizes="(width < 1300px) 96vw, 1240px"
          isEager
          className={`max-h-28 md:max-h-52 ${opening.isOpen ? "" : "grayscale-60"}`}
        />
        <Picture
          src={provider.logo_full_url}
          alt=""
          sizes="72px"
          isEager
          className="absolute! start-4 bottom-3 size-12! rounded-control border-2 border-raised md:bottom-4 md:size-18! md:rounded-card"
        />
      </div>
      <div className="mt-3 flex items-start gap-2 md:mt-4">
        <h1 className="min-w-0 grow text-2xl leading-tight font-extrabold tracking-tight md:text-4xl">
          <bdi>{provider.name}</bdi>
        </h1>
        <StoreChatLink storeId={provider.id} name={provider.name} />
        <ShareButton
          title={provider.name}
          path={providerPath(provider)}
          className="-mt-1 bg-sunken"
        />
        <WishlistToggle target={{ provider }} size="md" className="-mt-1 bg-sunken!" />
      </div>
      <ProviderFacts provider={provider} />
      <div className="mt-2 flex flex-col gap-2 empty:hidden md:mt-3">
        {provider.announcement === 1 && provider.announcement_message && (
          <p className="flex items-start gap-2.5 text-sm">
            <Megaphone aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
            {provider.announcement_message}
          </p>
        )}
        {provider.discount && <StoreDiscount discount={provider.discount} />}
      </div>
    </header>
  );
}

/** One line of facts: rating, vehicles, expandable hours and rules, and the address, which opens the map. */
function ProviderFacts({ provider }: { provider: RentalStoreDetails }) {
  const t = useMessages("rental");
  const catalog = useMessages("catalog");
  const opening = useOpening(provider);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-5 text-sm text-muted md:gap-x-6 md:text-[0.9375rem]">
      <Rating value={provider.avg_rating} count={provider.rating_count} />
      <span>
        {t("provider.vehicles", { count: provider.total_vehicle_count })} ·{" "}
        {t("provider.brands", { count: provider.brand_count })}
      </span>
      <ExpandableFact
        summary={
          <>
            <strong className={`font-semibold ${opening.isOpen ? "text-good" : "text-bad"}`}>
              {opening.word}
            </strong>
            {opening.detail}
            <span className="sr-only">{catalog("hours.show")}</span>
          </>
        }
      >
        <OpeningHours store={provider} />
      </ExpandableFact>
      {provider.rental_rules.length > 0 && (
        <ExpandableFact summary={t("provider.rules")}>
          <RuleList rules={provider.rental_rules} />
        </ExpandableFact>
      )}
      <MapButton provider={provider} />
    </div>
  );
}

function MapButton({ provider }: { provider: RentalStoreDetails }) {
  const catalog = useMessages("catalog");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={map.prefetch}
        onFocus={map.prefetch}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-8 min-w-0 items-center gap-1 rounded-control hover:text-accent"
      >
        <MapPin aria-hidden className="size-4 shrink-0" />
        <bdi className="text-start underline decoration-line-strong underline-offset-4">
          {provider.address}
        </bdi>
        <span className="sr-only">{catalog("store.showMap")}</span>
      </button>
      <LazyOverlay
        component={map}
        isOpen={isOpen}
        props={{ open: isOpen, onClose: () => setOpen(false), store: provider }}
        onLoadError={() => setOpen(false)}
      />
    </>
  );
}
