import type { Landing } from "@errand/core/config/config.contract";
import { classNames } from "@errand/ui/class-names.ts";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowRight from "lucide-react/icons/arrow-right";
import MapPin from "lucide-react/icons/map-pin";
import type { Ref } from "react";
import { LocationButtons } from "../location/location-buttons.tsx";
import { LocationSearch } from "../location/location-search.tsx";
import { StoredAddress } from "../location/stored-address.tsx";
import { useLocationChoice } from "../location/use-location-choice.ts";
import { useStored } from "../visitor/storage.ts";
import { minPictures } from "./item-pictures.ts";
import { Mosaic } from "./mosaic.tsx";

interface HeroProps {
  landing: Landing;
  /** Pictures of items or modules; too few to show leave the title alone. */
  pictures: string[];
  /** Receives the element with the search, so that the page can focus it. */
  search: Ref<HTMLDivElement>;
  /** A module was chosen before a location. */
  needsPlace: boolean;
}

/** The title of the shop and the search for a delivery location. */
export function Hero({ landing, pictures, search, needsPlace }: HeroProps) {
  const t = useMessages("landing");
  const choice = useLocationChoice("first");
  return (
    <section
      className={classNames(
        "page-column grid grid-cols-1 items-center gap-x-15 gap-y-9 py-8 md:py-12 lg:min-h-[min(44rem,calc(100dvh-9rem))]",
        pictures.length >= minPictures
          ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)]"
          : "lg:grid-cols-[minmax(0,48rem)]",
      )}
    >
      <div>
        <h1 className="text-[clamp(2.375rem,1.5rem+3.4vw,4.25rem)] leading-[1.03]">
          <bdi>{landing.header_title}</bdi>
        </h1>
        <p className="mt-4 max-w-xl text-lg text-muted md:text-xl">
          <bdi>{landing.header_sub_title}</bdi>
        </p>
        <div ref={search} className="mt-7 flex flex-col gap-4">
          <StoredLocation />
          <h2 className="text-xl">
            <bdi>{landing.header_tag_line}</bdi>
          </h2>
          {needsPlace && (
            <p role="status" className="rounded-control bg-accent-soft px-4 py-3 font-medium">
              {t("modules.needsPlace")}
            </p>
          )}
          <LocationSearch
            onChoose={choice.choose}
            isLabelHidden
            buttonText={t("findStores")}
            isSaving={choice.pending === "place"}
          />
          <LocationButtons choice={choice} purpose="first" />
        </div>
      </div>
      <Mosaic pictures={pictures} />
    </section>
  );
}

/** For returning visitors: their location, and a link to the shop. */
function StoredLocation() {
  const t = useMessages("landing");
  const zones = useStored("zoneid");
  if (zones === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-sunken p-4 sm:ps-5">
      <MapPin aria-hidden className="size-6 shrink-0" />
      <p className="min-w-0 grow basis-40">
        <span className="block text-sm text-muted">{t("welcomeBack")}</span>
        <span className="line-clamp-2 font-semibold">
          <StoredAddress fallback="" />
        </span>
      </p>
      <LinkButton to="/home" variant="accent" className="max-sm:w-full">
        {t("enter")}
        <ArrowRight aria-hidden className="size-5" />
      </LinkButton>
    </div>
  );
}
