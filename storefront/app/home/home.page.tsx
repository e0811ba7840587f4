import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { usePrefetchOnInteraction } from "@errand/ui/prefetch-on-interaction.ts";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { scopeOf } from "../api/scope.tsx";
import { noFilters, withFilters } from "../catalog/filters/filters.ts";
import { PageData } from "../catalog/page-data.tsx";
import { useShop } from "../config/shop.ts";
import { revalidateExceptForItemDialog } from "../items/item-dialog-url.ts";
import { requireLocation } from "../location/require-location.ts";
import { promotionPageOf } from "../promotions/promotion-page.ts";
import { readPromotionPage } from "../promotions/promotion-page-data.ts";
import { isCrawler } from "../rendering/is-crawler.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { callContext, clientRouterContext } from "../rendering/server-context.ts";
import { browseOf } from "../search/browse.ts";
import { listingScope, readListing } from "../search/browse-data.ts";
import type { Route } from "./+types/home.page";
import { readHome, readParcelHome } from "./home-data.ts";
import { HomeSections } from "./home-sections.tsx";
import { readRentalHome } from "./rental-home-data.ts";

const browseView = lazyComponent(() =>
  import("../search/browse-view.tsx").then((file) => file.BrowseView),
);
const promotionPageView = lazyComponent(() =>
  import("../promotions/promotion-page-view.tsx").then((file) => file.PromotionPageView),
);

const moduleChoice = lazyComponent(() =>
  import("./module-choice.tsx").then((file) => file.ModuleChoice),
);
const parcelHome = lazyComponent(() => import("./parcel-home.tsx").then((file) => file.ParcelHome));
const rentalHome = lazyComponent(() => import("./rental-home.tsx").then((file) => file.RentalHome));

/** Milliseconds after the first interaction, so that its own requests go first. */
const prefetchDelay = 1_000;

/** The views that links of the home page open under the same path. */
function prefetchViews() {
  setTimeout(() => {
    browseView.prefetch();
    promotionPageView.prefetch();
  }, prefetchDelay);
}

/** Opening an item dialog and filtering the stores do not load the sections again. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return revalidateExceptForItemDialog(change) && !isOnlyFiltered(change);
}

function isOnlyFiltered({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)
    return false;
  const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) =>
    withFilters(searchParams, noFilters),
  );
  return !before?.has("data_type") && before?.toString() === after?.toString();
}

export async function loader({ context, url, request }: Route.LoaderArgs) {
  requireLocation(context, url);
  const client = context.get(clientRouterContext);
  const { module } = client;
  const scope = scopeOf(client);
  const call = context.get(callContext);
  const now = Date.now();
  const query = url.searchParams;
  const browse = browseOf(query);
  const listing = browse && (await readListing(context, browse, query));
  if (listing) {
    const { moduleId } = listing;
    return {
      view: "browse" as const,
      now,
      scope: listingScope(client, listing),
      moduleId,
      listing,
    };
  }
  if (module === null) return { view: "choice" as const, now };
  const type = module.module_type;
  if (type === "parcel") {
    return { view: "parcel" as const, now, scope, module, parcel: await readParcelHome(call) };
  }
  if (type === "rental") {
    return { view: "rental" as const, now, scope, module, rental: await readRentalHome(call) };
  }
  const promotion = promotionPageOf(query);
  if (promotion) {
    const promotionData = await readPromotionPage(call, promotion);
    return { view: "promotion" as const, now, scope, module, promotion, promotionData };
  }
  const home = await readHome(context, type, isCrawler(request));
  return { view: "sections" as const, now, scope, module, type, home };
}

export default function HomePage({ loaderData: data }: Route.ComponentProps) {
  const t = useMessages("home");
  const { modules } = useShop();
  usePrefetchOnInteraction(prefetchViews);
  if (data.view === "browse") {
    const { browse, moduleId } = data.listing;
    return (
      <PageData now={data.now} scope={data.scope}>
        <Lazy
          key={JSON.stringify([moduleId, browse])}
          component={browseView}
          props={{ listing: data.listing }}
        />
      </PageData>
    );
  }
  const module = data.view === "choice" ? null : modules.find(({ id }) => id === data.module.id);
  // The chosen module may not be open at the visitor's current location.
  if (data.view === "choice" || !module) return <Lazy component={moduleChoice} props={{}} />;
  return (
    <PageData now={data.now} scope={data.scope}>
      {data.view !== "promotion" && (
        <PageHead
          title={t(data.view === "rental" ? "rentalTitle" : "pageTitle", {
            module: module.module_name,
          })}
          description={module.description}
        />
      )}
      {data.view === "sections" && (
        <HomeSections key={module.id} type={data.type} home={data.home} />
      )}
      {data.view === "promotion" && (
        <Lazy
          key={JSON.stringify([module.id, data.promotion])}
          component={promotionPageView}
          props={{ module, data: data.promotionData }}
        />
      )}
      {data.view === "parcel" && (
        <Lazy component={parcelHome} props={{ module, parcel: data.parcel }} />
      )}
      {data.view === "rental" && (
        <Lazy component={rentalHome} props={{ module, rental: data.rental }} />
      )}
    </PageData>
  );
}
