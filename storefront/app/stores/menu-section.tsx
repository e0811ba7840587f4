import type { Item, StoreDetails } from "@errand/core/catalog/catalog.types";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useNearViewport } from "@errand/ui/use-near-viewport.ts";
import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { ProductCardSkeleton } from "../catalog/card-skeletons.tsx";
import { ProductCard } from "../items/product-card.tsx";
import { useSection } from "./menu.queries.ts";
import type { MenuSection } from "./menu.ts";
import type { MenuQuery } from "./menu-query.ts";
import { sectionElementId } from "./section-in-view.ts";

/** Rows with text for dishes, picture tiles for products. */
type CardVariant = "row" | "tile";

interface SectionProps {
  store: StoreDetails;
  wish: MenuQuery;
  section: MenuSection;
  /** Identifies the section within the page. */
  id: string;
  title: string;
  /** Above the fold: its first pictures load eagerly. */
  isFirst: boolean;
  /** False keeps the room of the cards. */
  hasCards: boolean;
}

const eagerCards = 2;

/** A category of the menu: whole, or page by page when it is long. */
export function Section(props: SectionProps) {
  const { id, section, title, isFirst, hasCards, store } = props;
  const variant = store.module_type === "food" ? "row" : "tile";
  const { items, total } = section;
  if (items !== null && !hasCards) {
    return (
      <SectionFrame id={id} title={title} count={items.length} isRendered={false} variant={variant}>
        <div className={roomOfCards} />
      </SectionFrame>
    );
  }
  if (items === null || items.length !== total) return <LongSection {...props} variant={variant} />;
  return (
    <SectionFrame id={id} title={title} count={total} isRendered={isFirst} variant={variant}>
      <Cards items={items} variant={variant} eagerCount={isFirst ? eagerCards : 0} />
    </SectionFrame>
  );
}

function LongSection({
  store,
  wish,
  section,
  id,
  title,
  isFirst,
  variant,
}: SectionProps & { variant: CardVariant }) {
  const t = useMessages("catalog");
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(section.items !== null);
  useNearViewport(element, !isNear, () => setNear(true));
  const pages = useSection(store, wish, section, isNear);
  const items = (pages.data?.pages ?? []).flatMap(({ products }) => products);
  const total = pages.data?.pages.at(-1)?.total_size ?? section.total;
  const remaining = (total ?? 0) - items.length;

  return (
    <div ref={element}>
      <SectionFrame id={id} title={title} count={items.length || 4} isRendered variant={variant}>
        {items.length > 0 ? (
          <Cards items={items} variant={variant} eagerCount={isFirst ? eagerCards : 0} />
        ) : (
          !pages.isError && <CardSkeletons variant={variant} />
        )}
        {pages.isError && (
          <p role="alert" className="mt-3 text-sm text-bad">
            {t("list.stuck")}
          </p>
        )}
        {(pages.hasNextPage || pages.isError) && (
          <Button
            variant="outline"
            className="mt-4"
            isBusy={pages.isFetching}
            onClick={() => void (items.length > 0 ? pages.fetchNextPage() : pages.refetch())}
          >
            {remaining > 0 ? t("menu.more", { count: remaining }) : t("list.more")}
          </Button>
        )}
      </SectionFrame>
    </div>
  );
}

const columns = {
  row: "[--columns:1] md:[--columns:2] [--row:11.75rem]",
  tile: "[--columns:2] sm:[--columns:3] lg:[--columns:4] desk:[--columns:3] [--row:calc((min(100vw,80rem)-3rem)/var(--columns)+7.5rem)] desk:[--row:21rem]",
};

/** As high as its cards are likely to be. */
const roomOfCards = "min-h-[calc(round(up,var(--count)/var(--columns),1)*var(--row))]";

/** Skips layout outside the viewport; the estimated height is that of its cards. */
const deferredLayout =
  "supports-[width:round(up,1px,1px)]:[content-visibility:auto] [contain-intrinsic-block-size:auto_calc(2.6rem+round(up,var(--count)/var(--columns),1)*var(--row))]";

interface SectionFrameProps {
  id: string;
  title: string;
  count: number;
  isRendered: boolean;
  variant: CardVariant;
  children: ReactNode;
}

/** The frame of a category with its heading, the target of the menu bar's links. */
export function SectionFrame({
  id,
  title,
  count,
  isRendered,
  variant,
  children,
}: SectionFrameProps) {
  const elementId = sectionElementId(id);
  return (
    <section
      id={elementId}
      aria-labelledby={`${elementId}-title`}
      style={{ "--count": count } as CSSProperties}
      // The padding keeps badges that overlap the edge of a card from being clipped.
      className={`-mx-4 scroll-mt-32 px-4 pb-3 md:-mx-7 md:px-7 desk:-mx-4 desk:scroll-mt-24 desk:px-4 ${columns[variant]} ${isRendered ? "" : deferredLayout}`}
    >
      <h2 id={`${elementId}-title`} tabIndex={-1} className="mb-3 w-fit text-xl md:text-section">
        {title}
      </h2>
      {children}
    </section>
  );
}

const grid = "grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-x-4 gap-y-4 md:gap-x-8";

function Cards({
  items,
  variant,
  eagerCount,
}: {
  items: Item[];
  variant: CardVariant;
  eagerCount: number;
}) {
  return (
    <ul className={grid}>
      {items.map((item, index) => (
        <li key={item.id} className={variant === "row" ? "border-b border-line pb-4" : undefined}>
          <ProductCard
            item={item}
            variant={variant}
            showsStore={false}
            isEager={index < eagerCount}
          />
        </li>
      ))}
    </ul>
  );
}

function CardSkeletons({ variant }: { variant: CardVariant }) {
  return (
    <div aria-hidden className={grid}>
      {[1, 2, 3, 4].map((key) =>
        variant === "tile" ? (
          <ProductCardSkeleton key={key} />
        ) : (
          <div key={key} className="h-36 animate-pulse rounded-card bg-sunken" />
        ),
      )}
    </div>
  );
}
