import type { Item, StoreDetails } from "@errand/core/catalog/catalog.types";
import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { ProductCardSkeleton } from "../catalog/card-skeletons.tsx";
import { ProductCard } from "../items/product-card.tsx";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { useNearViewport } from "../ui/use-near-viewport.ts";
import { useSection } from "./menu.queries.ts";
import type { MenuSection } from "./menu.ts";
import type { MenuQuery } from "./menu-query.ts";
import { sectionElementId } from "./section-in-view.ts";

/** Dishes are told in words with a picture beside, goods are seen. */
type Look = "row" | "tile";

interface SectionProps {
  store: StoreDetails;
  wish: MenuQuery;
  section: MenuSection;
  title: string;
  /** Seen without scrolling: its first pictures are fetched at once. */
  isFirst: boolean;
}

const eager = 2;

/** A part of the menu: whole, or page by page where it is long. */
export function Section(props: SectionProps) {
  const { section, title, isFirst, store } = props;
  const look = store.module_type === "food" ? "row" : "tile";
  const { id, items, total } = section;
  if (items === null || items.length !== total) return <LongSection {...props} look={look} />;
  return (
    <Part id={String(id)} title={title} count={total} isSeen={isFirst} look={look}>
      <Cards items={items} look={look} eagerCount={isFirst ? eager : 0} />
    </Part>
  );
}

function LongSection({
  store,
  wish,
  section,
  title,
  isFirst,
  look,
}: SectionProps & { look: Look }) {
  const t = useMessages("catalog");
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(section.items !== null);
  useNearViewport(element, !isNear, () => setNear(true));
  const pages = useSection(store, wish, section, isNear);
  const items = (pages.data?.pages ?? []).flatMap(({ products }) => products);
  const total = pages.data?.pages.at(-1)?.total_size ?? section.total;
  const left = (total ?? 0) - items.length;

  return (
    <div ref={element}>
      <Part id={String(section.id)} title={title} count={items.length || 4} isSeen look={look}>
        {items.length > 0 ? (
          <Cards items={items} look={look} eagerCount={isFirst ? eager : 0} />
        ) : (
          !pages.isError && <Waiting look={look} />
        )}
        {pages.isError && (
          <p role="alert" className="mt-3 text-sm text-bad">
            {t("list.stuck")}
          </p>
        )}
        {(pages.hasNextPage || pages.isError) && (
          <Button
            look="outline"
            className="mt-4"
            isBusy={pages.isFetching}
            onClick={() => void (items.length > 0 ? pages.fetchNextPage() : pages.refetch())}
          >
            {left > 0 ? t("menu.more", { count: left }) : t("list.more")}
          </Button>
        )}
      </Part>
    </div>
  );
}

const columns = {
  row: "[--columns:1] md:[--columns:2] desk:[--columns:3] [--row:9.75rem]",
  tile: "[--columns:2] sm:[--columns:3] lg:[--columns:4] desk:[--columns:5] [--row:calc((min(100vw,80rem)-3rem)/var(--columns)+7.5rem)]",
};

/** Is not laid out before it comes near the screen; until then it is taken to be as high as its cards are. */
const laidOutLate =
  "supports-[width:round(up,1px,1px)]:[content-visibility:auto] [contain-intrinsic-block-size:auto_calc(3rem+round(up,var(--count)/var(--columns),1)*var(--row))]";

interface PartProps {
  id: string;
  title: string;
  count: number;
  isSeen: boolean;
  look: Look;
  children: ReactNode;
}

/** Heading and room of a part of the menu, where links of the bar lead to. */
export function Part({ id, title, count, isSeen, look, children }: PartProps) {
  const elementId = sectionElementId(id);
  return (
    <section
      id={elementId}
      aria-labelledby={`${elementId}-title`}
      style={{ "--count": count } as CSSProperties}
      // What hangs over the edge of a card or of a rail is inside.
      className={`-mx-4 scroll-mt-32 px-4 pb-3 md:-mx-7 md:scroll-mt-36 md:px-7 desk:scroll-mt-48 ${columns[look]} ${isSeen ? "" : laidOutLate}`}
    >
      <h2 id={`${elementId}-title`} tabIndex={-1} className="mb-3 w-fit text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

const grid = "grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-3 md:gap-4";

function Cards({ items, look, eagerCount }: { items: Item[]; look: Look; eagerCount: number }) {
  return (
    <ul className={grid}>
      {items.map((item, place) => (
        <li key={item.id}>
          <ProductCard item={item} look={look} showsStore={false} isEager={place < eagerCount} />
        </li>
      ))}
    </ul>
  );
}

function Waiting({ look }: { look: Look }) {
  return (
    <div aria-hidden className={grid}>
      {[1, 2, 3, 4].map((place) =>
        look === "tile" ? (
          <ProductCardSkeleton key={place} />
        ) : (
          <div key={place} className="h-36 animate-pulse rounded-card bg-sunken" />
        ),
      )}
    </div>
  );
}
