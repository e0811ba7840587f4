import type { Item, StoreDetails } from "@errand/core/catalog/catalog.types";
import { memo, Suspense } from "react";
import { Carousel } from "../catalog/carousel.tsx";
import { ProductCard } from "../items/product-card.tsx";
import { useMessages } from "../messages/messages.ts";
import type { Menu, MenuSection } from "./menu.ts";
import { isWholeMenu, type MenuQuery } from "./menu-query.ts";
import { Section, SectionFrame } from "./menu-section.tsx";
import type { Highlights } from "./store-data.ts";

interface MenuBodyProps {
  store: StoreDetails;
  wish: MenuQuery;
  menu: Menu;
  highlights: Highlights;
  /** The menu is that of the previous query; the current one is loading. */
  isOld: boolean;
}

/**
 * The sections of the menu. React hydrates each on its own when the browser is idle. Rendering this
 * component again would hydrate all of them at once, so it is memoized.
 */
export const MenuBody = memo(function MenuBody(props: MenuBodyProps) {
  const { store, wish, menu, highlights, isOld } = props;
  const parts = useParts(menu, wish, highlights);
  return (
    <div
      aria-busy={isOld}
      className={`flex flex-col gap-4 transition-opacity ${isOld ? "opacity-50 delay-150" : ""}`}
    >
      {parts.map((part, index) => (
        <Suspense key={part.id}>
          {"items" in part ? (
            <CarouselPart {...part} isFirst={index === 0} />
          ) : (
            <Section
              store={store}
              wish={wish}
              section={part.section}
              title={part.title}
              isFirst={index === 0}
            />
          )}
        </Suspense>
      ))}
    </div>
  );
});

type MenuBodyPart = { id: string; title: string } & ({ items: Item[] } | { section: MenuSection });

/** Returns the sections in page order; highlights come first while the menu is unfiltered. */
export function useParts(
  menu: Menu | undefined,
  wish: MenuQuery,
  { recommended, popular }: Highlights,
): MenuBodyPart[] {
  const t = useMessages("catalog");
  const carousels = [
    { id: "recommended", title: t("menu.recommended"), items: recommended },
    { id: "popular", title: t("menu.popular"), items: popular },
  ];
  const others = wish.text === "" ? t("menu.others") : t("menu.results");
  return [
    ...(isWholeMenu(wish) ? carousels.filter(({ items }) => items.length > 0) : []),
    ...(menu?.sections ?? []).map((section) => ({
      id: String(section.id),
      title: section.name ?? others,
      section,
    })),
  ];
}

interface CarouselPartProps {
  id: string;
  title: string;
  items: Item[];
  isFirst: boolean;
}

function CarouselPart({ id, title, items, isFirst }: CarouselPartProps) {
  return (
    <SectionFrame id={id} title={title} count={1} isRendered={isFirst} variant="tile">
      <Carousel label={title}>
        {items.map((item) => (
          <li key={item.id} className="w-40 shrink-0 snap-start sm:w-48">
            <ProductCard item={item} showsStore={false} />
          </li>
        ))}
      </Carousel>
    </SectionFrame>
  );
}
