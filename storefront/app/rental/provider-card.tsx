import type { RentalStore } from "@errand/core/rental/rental.types";
import { Badge } from "@errand/ui/badge.tsx";
import { cardClasses, cardLinkClasses } from "@errand/ui/card-classes.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import { Rating } from "@errand/ui/rating.tsx";
import { useOpening } from "../catalog/opening-text.ts";
import { providerPath } from "../catalog/paths.ts";
import { WishlistToggle } from "../catalog/wishlist-toggle.tsx";
import { useMoney } from "../config/shop.ts";

/**
 * A rental provider in a list: its picture, rating, and how many vehicles of how many brands it
 * has.
 */
export function ProviderCard({ provider, isEager }: { provider: RentalStore; isEager?: boolean }) {
  const t = useMessages("rental");
  const off = useProviderOffer(provider.discount);
  const { isOpen, word, detail } = useOpening(provider);
  return (
    <article className={cardClasses}>
      <div className="relative overflow-hidden rounded-card">
        <Picture
          src={provider.cover_photo_full_url}
          alt=""
          ratio="16/9"
          sizes="(width < 480px) 80vw, (width < 1024px) 45vw, 400px"
          isEager={isEager}
          className={`transition-[scale] duration-200 group-hover:scale-[1.02] ${isOpen ? "" : "opacity-60 grayscale-50"}`}
        />
        <div className="absolute start-2.5 top-2.5 flex flex-wrap gap-1.5 pe-12">
          {off && (
            <Badge tone="accent" className="py-1 text-sm">
              {off}
            </Badge>
          )}
        </div>
        <div className="absolute end-2 top-2 z-10">
          <WishlistToggle target={{ provider }} />
        </div>
        {!isOpen && (
          <span className="absolute end-2.5 bottom-2.5 rounded-full bg-raised px-2.5 py-1 text-sm font-semibold tabular-nums">
            {[word, detail].filter(Boolean).join(" · ")}
          </span>
        )}
      </div>
      <div className="mt-2.5 flex items-center justify-between gap-3">
        <h3 className="min-w-0 truncate text-title">
          <PageLink to={providerPath(provider)} className={cardLinkClasses}>
            <bdi>{provider.name}</bdi>
          </PageLink>
        </h3>
        <span className="shrink-0 rounded-full bg-sunken px-2 py-0.5">
          <Rating value={provider.avg_rating} />
        </span>
      </div>
      <p className="mt-0.5 truncate text-meta text-muted">
        {t("provider.vehicles", { count: provider.total_vehicle_count })} ·{" "}
        {t("provider.brands", { count: provider.brand_count })} · <bdi>{provider.address}</bdi>
      </p>
    </article>
  );
}

/** "20% OFF" of a provider; null without a discount. */
function useProviderOffer(discount: RentalStore["discount"]): string | null {
  const t = useMessages("catalog");
  const money = useMoney();
  if (!discount) return null;
  return discount.discount_type === "percent"
    ? t("off.percent", { percent: discount.discount })
    : t("off.amount", { amount: money(discount.discount) });
}
