import { useMessages } from "@errand/ui/messages/messages.ts";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Suspense } from "react";
import { Link } from "react-router";
import { scopeOf } from "../api/scope.tsx";
import { PageData } from "../catalog/page-data.tsx";
import { productAddress, storePath } from "../catalog/paths.ts";
import { StoreDeliveryNotice } from "../catalog/store-delivery-notice.tsx";
import { itemGraph } from "../catalog/structured-data.ts";
import { useSwitchToModuleOf } from "../catalog/use-switch-module.ts";
import { useShop } from "../config/shop.ts";
import { isCrawler } from "../rendering/is-crawler.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { callContext, clientRouterContext } from "../rendering/server-context.ts";
import { StructuredData } from "../rendering/structured-data.tsx";
import type { Route } from "./+types/product.page";
import { DeferredItemMore } from "./deferred-item-more.tsx";
import { reviewsParameter } from "./item-dialog-url.ts";
import { ItemView } from "./item-view.tsx";
import { ItemViewSkeleton } from "./item-view-skeleton.tsx";
import { useRememberViewed } from "./recently-viewed.ts";
import { starsIn } from "./reviews/reviews-url.ts";
import { reviewsInput } from "./reviews/use-reviews.ts";

export { revalidateOnOtherPath as shouldRevalidate } from "./item-dialog-url.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const item = await call("GET /items/details/{id}", { id: params.id });
  const stars = starsIn(new URL(request.url).search);
  const needsReviews = (stars !== null || isCrawler(request)) && item.store_details.reviews_section;
  const reviews = needsReviews
    ? {
        stars,
        page: await call("GET /items/reviews/{id}", { id: item.id, ...reviewsInput(stars) }),
      }
    : null;
  return {
    now: Date.now(),
    scope: scopeOf(context.get(clientRouterContext)),
    moduleId: item.module_id,
    item,
    reviews,
  };
}

export default function ProductPage({
  loaderData: { item, reviews, now, scope },
}: Route.ComponentProps) {
  useSwitchToModuleOf(item);
  useRememberViewed(item);
  return (
    <PageData now={now} scope={scope}>
      <PageHead
        title={`${item.name} · ${item.store_name}`}
        description={item.description}
        preview={item.link_preview_full_url}
        path={productAddress(item)}
      />
      <StructuredData about={itemGraph(item, useShop())} />
      <StoreDeliveryNotice store={item.store_details} />
      <div className="page-column py-3 md:py-8">
        <Path storeName={item.store_name} storeSlug={item.store_slug} name={item.name} />
        {/* React hydrates the item on its own, after the frame of the page. */}
        <Suspense fallback={<ItemViewSkeleton />}>
          <ItemView key={item.id} item={item} store={item.store_details} />
        </Suspense>
        <div id={reviewsParameter} className="scroll-mt-32 pt-10">
          <DeferredItemMore
            key={item.id}
            item={item}
            first={reviews}
            isWide
            showsReviews={item.store_details.reviews_section}
          />
        </div>
      </div>
    </PageData>
  );
}

function Path(props: { storeName: string; storeSlug: string; name: string }) {
  const t = useMessages("catalog");
  const arrow = <ChevronRight aria-hidden className="size-4 shrink-0" />;
  return (
    <nav aria-label={t("path")} className="mb-2 md:mb-4">
      <ol className="flex items-center gap-1.5 text-sm text-muted">
        <li>
          <Link to="/home" className="inline-flex min-h-9 items-center hover:text-accent">
            {t("home")}
          </Link>
        </li>
        <li className="flex max-w-[45%] shrink-0 items-center gap-1.5">
          {arrow}
          <Link
            to={storePath({ slug: props.storeSlug })}
            className="inline-flex min-h-9 min-w-0 items-center hover:text-accent"
          >
            <span className="truncate">{props.storeName}</span>
          </Link>
        </li>
        <li aria-current="page" className="flex min-w-0 items-center gap-1.5">
          {arrow}
          <bdi className="truncate text-ink">{props.name}</bdi>
        </li>
      </ol>
    </nav>
  );
}
