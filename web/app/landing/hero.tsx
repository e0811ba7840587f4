import type { Landing } from "@errand/core/config/config.contract";
import ArrowRight from "lucide-react/icons/arrow-right";
import MapPin from "lucide-react/icons/map-pin";
import type { Ref } from "react";
import { useStored } from "../client/storage.ts";
import { useShop } from "../config/shop.ts";
import { LocationButtons } from "../location/location-buttons.tsx";
import { LocationSearch } from "../location/location-search.tsx";
import { useLocationChoice } from "../location/use-location-choice.ts";
import { useMessages } from "../messages/messages.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { Picture } from "../ui/picture.tsx";

interface HeroProps {
  landing: Landing;
  /** Receives the element with the search, so that the page can focus it. */
  search: Ref<HTMLDivElement>;
  /** A module was chosen before a location. */
  needsPlace: boolean;
}

/** The title of the shop and the search for a delivery location. */
export function Hero({ landing, search, needsPlace }: HeroProps) {
  const t = useMessages("landing");
  const choice = useLocationChoice("first");
  return (
    <section>
      <div className="page-column grid grid-cols-1 items-start gap-x-14 gap-y-8 pt-6 pb-10 md:pt-12 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)] lg:pb-16">
        {landing.header_banner_full_url && (
          <Picture
            src={landing.header_banner_full_url}
            alt=""
            ratio="3/1"
            sizes="(width < 768px) 100vw, 700px"
            isEager
            className="rounded-panel lg:hidden"
          />
        )}
        <div>
          <h1 className="text-4xl leading-[1.08] font-extrabold tracking-[-0.03em] sm:text-5xl xl:text-6xl">
            {landing.header_title}
          </h1>
          <p className="mt-4 max-w-xl text-lg text-muted md:text-xl">{landing.header_sub_title}</p>
          <div
            ref={search}
            className="mt-7 flex flex-col gap-4 rounded-panel border border-line bg-raised p-4 shadow-float sm:p-6"
          >
            <StoredLocation />
            <h2 className="text-xl">{landing.header_tag_line}</h2>
            {needsPlace && (
              <p role="status" className="rounded-control bg-accent-soft px-4 py-3 font-medium">
                {t("modules.needsPlace")}
              </p>
            )}
            <LocationSearch
              onChoose={choice.choose}
              isLabelHidden
              className="[&_input]:min-h-14 sm:[&_input]:text-lg"
            />
            <LocationButtons choice={choice} occasion="first" />
          </div>
        </div>
        <Mosaic />
      </div>
    </section>
  );
}

/** For returning visitors: their location, and a link to the shop. */
function StoredLocation() {
  const t = useMessages("landing");
  const location = useStored("location");
  const zones = useStored("zoneid");
  if (location === null || zones === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line pb-4">
      <MapPin aria-hidden className="size-6 shrink-0 text-accent" />
      <p className="min-w-0 grow basis-40">
        <span className="block text-sm text-muted">{t("welcomeBack")}</span>
        <span className="line-clamp-2 font-semibold">{location}</span>
      </p>
      <LinkButton to="/home" className="max-sm:w-full">
        {t("enter")}
        <ArrowRight aria-hidden className="size-5 rtl:rotate-180" />
      </LinkButton>
    </div>
  );
}

/** The pictures of the modules, as decoration. */
function Mosaic() {
  const { modules } = useShop();
  const pictures = modules.flatMap(({ icon_full_url }) => icon_full_url ?? []).slice(0, 6);
  if (pictures.length < 4) return null;
  return (
    <div aria-hidden className="hidden grid-cols-3 gap-4 lg:mt-3 lg:grid xl:gap-5">
      {[0, 1, 2].map((column) => (
        <div
          key={column}
          className={
            column === 1 ? "mt-12 flex flex-col gap-4 xl:gap-5" : "flex flex-col gap-4 xl:gap-5"
          }
        >
          {pictures
            .filter((_picture, index) => index % 3 === column)
            .map((src) => (
              <Picture key={src} src={src} alt="" sizes="200px" isEager className="rounded-panel" />
            ))}
        </div>
      ))}
    </div>
  );
}
