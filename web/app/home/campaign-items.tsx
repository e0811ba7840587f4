import type { Item } from "@errand/core/catalog/catalog.types";
import { DiscountBadge } from "../catalog/discount-badge.tsx";
import { useItemAvailability, useTimeWindow } from "../items/item-availability.ts";
import { ItemLink } from "../items/item-link.tsx";
import { ItemPrice } from "../items/item-price.tsx";
import { useMessages } from "../messages/messages.ts";
import { buttonClasses } from "../ui/button-classes.ts";
import { Picture } from "../ui/picture.tsx";
import { SectionCarousel } from "./section-carousel.tsx";

/** Items that are sold for some days only. They are ordered directly, without the cart (spec §4). */
export function CampaignItems({ items }: { items: Item[] }) {
  const t = useMessages("home");
  return (
    <SectionCarousel title={t("sections.campaignItems")}>
      {items.map((item) => (
        <li key={item.id} className="w-[88%] shrink-0 snap-start sm:w-96">
          <CampaignItem item={item} />
        </li>
      ))}
    </SectionCarousel>
  );
}

function CampaignItem({ item }: { item: Item }) {
  const t = useMessages("home");
  const state = useItemAvailability(item);
  const window = useTimeWindow(item);
  return (
    <article className="relative flex h-full gap-3 rounded-card border border-line bg-card p-3">
      <div className="relative w-28 shrink-0 self-start sm:w-36">
        <Picture
          src={item.image_full_url}
          alt=""
          sizes="144px"
          className={`rounded-control ${state === "ready" ? "" : "opacity-55 grayscale-60"}`}
        />
        <span className="absolute start-1.5 top-1.5">
          <DiscountBadge item={item} />
        </span>
      </div>
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <h3 className="line-clamp-2 text-base leading-snug">{item.name}</h3>
        <p className="truncate text-sm text-muted">{item.store_name}</p>
        <p className="text-xs text-muted">{window}</p>
        <p className="mt-auto pt-1">
          <ItemPrice item={item} />
        </p>
        <ItemLink
          item={item}
          aria-label={t("campaign.orderNamed", { name: item.name })}
          className={buttonClasses("solid", "sm", "mt-1 self-start")}
        >
          {state === "ready" ? t("campaign.order") : t("campaign.look")}
        </ItemLink>
      </div>
    </article>
  );
}
