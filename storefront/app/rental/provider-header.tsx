import type { RentalStoreDetails } from "@errand/core/rental/rental.types";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Rating } from "@errand/ui/rating.tsx";
import MapPin from "lucide-react/icons/map-pin";
import { useState } from "react";
import { useOpening } from "../catalog/opening-text.ts";
import { providerPath } from "../catalog/paths.ts";
import { ExpandableFact } from "../stores/expandable-fact.tsx";
import { OpeningHours } from "../stores/opening-hours.tsx";
import { StoreDiscount } from "../stores/store-discount.tsx";
import { StoreHeaderFrame } from "../stores/store-header-frame.tsx";
import { Announcement } from "../stores/store-notices.tsx";
import { RuleList } from "./rule-list.tsx";

const map = lazyComponent(() =>
  import("../stores/store-map-dialog.tsx").then((file) => file.StoreMapDialog),
);

/** Cover, name, facts, rules and discount of a rental provider. */
export function ProviderHeader({ provider }: { provider: RentalStoreDetails }) {
  return (
    <StoreHeaderFrame
      store={provider}
      path={providerPath(provider)}
      wishlistTarget={{ provider }}
      // The vehicles stand at the lower edge of the cover.
      coverClasses="object-bottom md:max-h-72"
      facts={<ProviderFacts provider={provider} />}
    >
      <Announcement store={provider} />
      {provider.discount && <StoreDiscount discount={provider.discount} />}
    </StoreHeaderFrame>
  );
}

/**
 * One line of facts: rating, vehicles, expandable hours and rules, and the address, which opens the
 * map.
 */
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
