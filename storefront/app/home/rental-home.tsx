import type { Module } from "@errand/core/modules/modules.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useNow } from "../catalog/now.tsx";
import { vehicleSearchPath } from "../catalog/paths.ts";
import { useShop } from "../config/shop.ts";
import { ProviderCard } from "../rental/provider-card.tsx";
import { rememberPlan, usePlan } from "../rental/remembered-plan.ts";
import { TripBar } from "../rental/trip-bar.tsx";
import { newPlan, type TripPlan, withPlan } from "../rental/trip-plan.ts";
import { VehicleCard } from "../rental/vehicle-card.tsx";
import { CouponCard } from "../stores/coupon-card.tsx";
import { BannerCarousel } from "./banner-carousel.tsx";
import { storeWidth, tileWidth } from "./card-widths.ts";
import type { RentalContent, RentalHomeData } from "./rental-home-data.ts";
import { RentalSection } from "./rental-section.tsx";
import { SectionCarousel } from "./section-carousel.tsx";
import { WhyChoose } from "./why-choose.tsx";

interface RentalHomeProps {
  module: Module;
  rental: RentalHomeData;
}

/**
 * The home page of rental: the search of a trip first, then what can be rented, from whom, and
 * offers.
 */
export function RentalHome({ module, rental }: RentalHomeProps) {
  const t = useMessages("rental");
  const [type, setType] = useState<TripPlan["type"] | null>(null);
  const { categories, topRated, brands, popular, latest, slides, coupons, reasons } = rental;
  return (
    <div className="page-column flex flex-col gap-section py-5 md:py-8">
      <SearchCard module={module} onType={setType} />
      <RentalSection part="categories" data={categories} shape="tiles">
        {(categories) => <Categories categories={categories} />}
      </RentalSection>
      <RentalSection part="topRated" data={topRated} shape="stores">
        {(vehicles) => <TopRated vehicles={vehicles} type={type} />}
      </RentalSection>
      <RentalSection part="slides" data={slides} shape="hero">
        {(slides) => <BannerCarousel slides={slides} isFirst={false} />}
      </RentalSection>
      <RentalSection part="popular" data={popular} shape="stores">
        {(providers) => <Providers title={t("home.popular")} providers={providers} />}
      </RentalSection>
      <RentalSection part="brands" data={brands} shape="tiles">
        {(brands) => <Brands brands={brands} />}
      </RentalSection>
      <RentalSection part="coupons" data={coupons} shape="stores">
        {(coupons) => (
          <SectionCarousel title={t("home.coupons")}>
            {coupons.map((coupon) => (
              <li key={coupon.id} className="w-72 shrink-0 snap-start">
                <CouponCard coupon={coupon} namesStore />
              </li>
            ))}
          </SectionCarousel>
        )}
      </RentalSection>
      <RentalSection part="latest" data={latest} shape="stores">
        {(providers) => <Providers title={t("home.latest")} providers={providers} />}
      </RentalSection>
      <RentalSection part="reasons" data={reasons} shape="wide">
        {(reasons) => <WhyChoose reasons={reasons} />}
      </RentalSection>
    </div>
  );
}

interface SearchCardProps {
  module: Module;
  onType(type: TripPlan["type"]): void;
}

/** The form of the trip over the picture of the module. */
function SearchCard({ module, onType }: SearchCardProps) {
  const t = useMessages("rental");
  const navigate = useNavigate();
  const now = useNow();
  const { config } = useShop();
  const initial = usePlan() ?? newPlan(now, config.time_zone);
  return (
    <div className="flex flex-col gap-4 md:rounded-panel md:bg-accent-soft md:p-5">
      <div className="flex items-center gap-6">
        <header className="min-w-0 grow md:ps-3">
          <h1 className="text-3xl md:text-4xl">{t("home.title")}</h1>
          <p className="mt-2 text-lg max-md:sr-only">
            <bdi>{module.description}</bdi>
          </p>
        </header>
        <Picture
          src={module.thumbnail_full_url}
          alt=""
          ratio="3/1"
          sizes="420px"
          isEager
          className="pastel-picture w-105! shrink-0 rounded-card max-lg:hidden"
        />
      </div>
      <TripBar
        key={withPlan(new URLSearchParams(), initial).toString()}
        initial={initial}
        shown={null}
        submitLabel={t("plan.search")}
        onType={onType}
        onSubmit={(plan) => {
          rememberPlan(plan);
          void navigate(vehicleSearchPath(withPlan(new URLSearchParams(), plan)));
        }}
        ground="accent"
      />
    </div>
  );
}

/** The categories of vehicles, each with a link to its vehicles. */
function Categories({ categories }: Pick<RentalContent, "categories">) {
  const t = useMessages("rental");
  return (
    <SectionCarousel title={t("home.categories")} allAt={vehicleSearchPath()}>
      {categories.map(({ id, name, image_full_url }) => (
        <li key={id} className="w-28 shrink-0 snap-start md:w-36">
          <PageLink
            to={vehicleSearchPath(new URLSearchParams({ categoryId: String(id) }))}
            className="group flex flex-col items-center gap-2 rounded-card py-1 text-center font-medium"
          >
            <Picture
              src={image_full_url}
              alt=""
              ratio="3/2"
              sizes="144px"
              className="pastel-picture rounded-card transition-[scale] group-hover:scale-[1.03]"
            />
            <span className="line-clamp-2 leading-tight">{name}</span>
          </PageLink>
        </li>
      ))}
    </SectionCarousel>
  );
}

interface TopRatedProps {
  vehicles: RentalContent["topRated"];
  /** The unit that is chosen in the search; null for that of the remembered trip. */
  type: TripPlan["type"] | null;
}

/** The best rated vehicles, with the price of the remembered trip, or of the chosen unit. */
function TopRated({ vehicles, type }: TopRatedProps) {
  const t = useMessages("rental");
  const remembered = usePlan();
  const plan = type === null || type === remembered?.type ? remembered : null;
  return (
    <SectionCarousel
      title={t("home.topRated")}
      allAt={vehicleSearchPath(new URLSearchParams({ top_rated: "1" }))}
    >
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} className={storeWidth}>
          {/* The list is read without a time, so what is free then is not known. */}
          <VehicleCard vehicle={vehicle} plan={plan} type={type} isFreeKnown={false} />
        </li>
      ))}
    </SectionCarousel>
  );
}

interface ProvidersProps {
  title: string;
  providers: RentalContent["popular"];
}

function Providers({ title, providers }: ProvidersProps) {
  return (
    <SectionCarousel title={title}>
      {providers.map((provider) => (
        <li key={provider.id} className={storeWidth}>
          <ProviderCard provider={provider} />
        </li>
      ))}
    </SectionCarousel>
  );
}

function Brands({ brands }: Pick<RentalContent, "brands">) {
  const t = useMessages("rental");
  return (
    <SectionCarousel title={t("home.brands")}>
      {brands.map(({ id, name, image_full_url }) => (
        <li key={id} className={tileWidth}>
          <PageLink
            to={vehicleSearchPath(new URLSearchParams({ brand_ids: String(id) }))}
            className="flex h-full flex-col items-center gap-1 rounded-card border border-line bg-card p-3 text-center hover:border-accent hover:text-accent"
          >
            <Picture
              src={image_full_url}
              alt=""
              sizes="96px"
              className="mb-1 size-16! rounded-full"
            />
            <span className="line-clamp-1 text-sm font-semibold">{name}</span>
          </PageLink>
        </li>
      ))}
    </SectionCarousel>
  );
}
