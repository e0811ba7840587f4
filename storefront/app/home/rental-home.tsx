import type { Module } from "@errand/core/modules/modules.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import { useNavigate } from "react-router";
import { useNow } from "../catalog/now.tsx";
import { vehicleSearchPath } from "../catalog/paths.ts";
import { useShop } from "../config/shop.ts";
import { ProviderCard } from "../rental/provider-card.tsx";
import { rememberPlan, usePlan } from "../rental/remembered-plan.ts";
import { TripForm } from "../rental/trip-form.tsx";
import { newPlan, withPlan } from "../rental/trip-plan.ts";
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
  const { categories, topRated, brands, popular, latest, slides, coupons, reasons } = rental;
  return (
    <div className="page-column flex flex-col gap-section py-5 md:py-8">
      <SearchCard module={module} />
      <RentalSection part="categories" data={categories} shape="tiles">
        {(categories) => <Categories categories={categories} />}
      </RentalSection>
      <RentalSection part="slides" data={slides} shape="hero">
        {(slides) => <BannerCarousel slides={slides} isFirst={false} />}
      </RentalSection>
      <RentalSection part="topRated" data={topRated} shape="stores">
        {(vehicles) => <TopRated vehicles={vehicles} />}
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

/** The form of the trip over the picture of the module. */
function SearchCard({ module }: { module: Module }) {
  const t = useMessages("rental");
  const navigate = useNavigate();
  const now = useNow();
  const { config } = useShop();
  const initial = usePlan() ?? newPlan(now, config.time_zone);
  return (
    <div className="flex flex-col overflow-hidden rounded-panel bg-accent-soft">
      <div className="flex items-center gap-4">
        <header className="min-w-0 grow p-4 pb-0 sm:p-6 sm:pb-0 md:p-8 md:pb-0">
          <h1 className="text-3xl md:text-4xl">{t("home.title")}</h1>
          <p className="mt-2 text-lg">
            <bdi>{module.description}</bdi>
          </p>
        </header>
        <Picture
          src={module.thumbnail_full_url}
          alt=""
          ratio="3/1"
          sizes="420px"
          isEager
          className="pastel-picture m-4 mb-0 w-105! shrink-0 rounded-card max-lg:hidden"
        />
      </div>
      <div className="m-2 rounded-card bg-paper p-4 shadow-float sm:m-4 sm:p-5">
        <TripForm
          key={withPlan(new URLSearchParams(), initial).toString()}
          initial={initial}
          submitLabel={t("plan.search")}
          onSubmit={(plan) => {
            rememberPlan(plan);
            void navigate(vehicleSearchPath(withPlan(new URLSearchParams(), plan)));
          }}
        />
      </div>
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

/** The best rated vehicles, with the price of the remembered trip. */
function TopRated({ vehicles }: { vehicles: RentalContent["topRated"] }) {
  const t = useMessages("rental");
  const plan = usePlan();
  return (
    <SectionCarousel
      title={t("home.topRated")}
      allAt={vehicleSearchPath(new URLSearchParams({ top_rated: "1" }))}
    >
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} className={storeWidth}>
          {/* The list is read without a time, so what is free then is not known. */}
          <VehicleCard vehicle={vehicle} plan={plan} isFreeKnown={false} />
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
