import type { Module } from "@errand/core/modules/modules.contract";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Timer from "lucide-react/icons/timer";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { Reply } from "../api/api-request.ts";
import { ProductCardSkeleton } from "../catalog/card-skeletons.tsx";
import { withoutItem } from "../items/item-dialog-url.ts";
import { InfiniteList, Remaining } from "../lists/card-lists.tsx";
import { itemGrid, storeGrid } from "../lists/grids.ts";
import { usePages } from "../lists/use-pages.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { browsePath } from "../search/browse.ts";
import { StoreCard } from "../stores/store-card.tsx";
import { useCampaignTime } from "./campaign-time.ts";
import { Countdown } from "./countdown.tsx";
import { FlashCard } from "./flash-card.tsx";
import { itemsPerPage, type PromotionPageData } from "./promotion-page-data.ts";
import { useIsOver } from "./time-left.ts";

interface PromotionPageViewProps {
  module: Module;
  data: PromotionPageData;
}

/** A campaign with its stores, or a flash sale with its items. */
export function PromotionPageView({ module, data }: PromotionPageViewProps) {
  switch (data.kind) {
    case "campaign":
      return <CampaignStores module={module} campaign={data.campaign} />;
    case "flash_sale":
      return data.first ? (
        <SaleItems module={module} first={data.first} />
      ) : (
        <SaleOver module={module} />
      );
  }
}

interface FrameProps {
  module: Module;
  title: string;
  description?: string;
  head?: ReactNode;
  children: ReactNode;
}

function Frame({ module, title, description, head, children }: FrameProps) {
  const t = useMessages("home");
  const location = useLocation();
  return (
    <div className="page-column flex flex-col gap-6 py-5 md:py-8">
      <PageHead
        title={`${title} · ${module.module_name}`}
        description={description ?? module.description}
        query={withoutItem(location).search}
      />
      <header>
        <Link
          to="/home"
          className="inline-flex min-h-11 items-center gap-1.5 font-medium text-muted hover:text-accent"
        >
          <ArrowLeft aria-hidden className="size-4.5" />
          {t("back", { module: module.module_name })}
        </Link>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {head}
        </div>
      </header>
      {children}
    </div>
  );
}

/** A campaign with the stores that take part, closed ones last. */
function CampaignStores({
  module,
  campaign,
}: {
  module: Module;
  campaign: Reply<"GET /campaigns/basic-campaign-details">;
}) {
  const t = useMessages("home");
  const time = useCampaignTime(campaign);
  return (
    <Frame module={module} title={campaign.title} description={campaign.description}>
      <div className="overflow-hidden rounded-panel border border-line bg-card">
        <Picture
          src={campaign.image_full_url}
          alt=""
          ratio="3/1"
          sizes="(width < 1300px) 96vw, 1240px"
          isEager
          className="max-h-72"
        />
        <div className="p-4 md:p-6">
          <p className="text-lg">{campaign.description}</p>
          <p className="mt-2 font-semibold text-accent">{time}</p>
        </div>
      </div>
      <section aria-labelledby="campaign-stores">
        <h2 id="campaign-stores" className="mb-3 text-xl md:text-2xl">
          {t("campaign.stores")}
        </h2>
        {campaign.stores.length > 0 ? (
          <ul className={storeGrid}>
            {campaign.stores.map((store) => (
              <li key={store.id}>
                <StoreCard store={store} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">{t("campaign.noStores")}</p>
        )}
      </section>
    </Frame>
  );
}

function SaleItems({ module, first }: { module: Module; first: Reply<"GET /flash-sales/items"> }) {
  const t = useMessages("home");
  const sale = first.flash_sale;
  const pages = usePages(
    "GET /flash-sales/items",
    { flash_sale_id: sale.id, limit: itemsPerPage },
    first,
    (page) => page.products,
  );
  const isOver = useIsOver(sale.end_date);
  if (isOver) return <SaleOver module={module} />;
  return (
    <Frame module={module} title={sale.title} head={<Countdown end={sale.end_date} />}>
      <h2 className="sr-only">{t("flashSale.items")}</h2>
      <InfiniteList pages={pages}>
        <ul className={itemGrid}>
          {pages.things.map((product) => (
            <li key={product.id} className="flex flex-col gap-2">
              <FlashCard product={product} />
            </li>
          ))}
          <Remaining pages={pages} card={<ProductCardSkeleton />} />
        </ul>
      </InfiniteList>
    </Frame>
  );
}

function SaleOver({ module }: { module: Module }) {
  const t = useMessages("home");
  return (
    <Frame module={module} title={t("flashSale.title")}>
      <EmptyState
        icon={Timer}
        title={t("flashSale.over")}
        text={t("flashSale.overText")}
        action={<LinkButton to={browsePath("discounted")}>{t("flashSale.goOn")}</LinkButton>}
      />
    </Frame>
  );
}
