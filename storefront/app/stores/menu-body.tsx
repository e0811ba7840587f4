import type { Item, StoreDetails } from "@errand/core/catalog/catalog.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { memo, Suspense, useDeferredValue } from "react";
import type { Menu, MenuSection } from "./menu.ts";
import { isWholeMenu, type MenuQuery } from "./menu-query.ts";
import { Section } from "./menu-section.tsx";

interface MenuBodyProps {
  store: StoreDetails;
  wish: MenuQuery;
  menu: Menu;
  popular: Item[];
  /** The menu is that of the previous query; the current one is loading. */
  isOld: boolean;
  /** A press has opened the page, which begins at its top. */
  isFromTop: boolean;
}

/**
 * The sections of the menu. React hydrates each on its own when the browser is idle. Rendering this
 * component again would hydrate all of them together, so it is memoized.
 */
export const MenuBody = memo(function MenuBody(props: MenuBodyProps) {
  const { store, wish, menu, popular, isOld, isFromTop } = props;
  const parts = useParts(menu, wish, popular);
  // The page is on the screen sooner with its first section alone; the others, which a screen
  // hardly shows at its top, follow.
  const isComplete = useDeferredValue(true, !isFromTop);
  return (
    <div
      aria-busy={isOld}
      className={`flex flex-col gap-6 transition-opacity ${isOld ? "opacity-50 delay-150" : ""}`}
    >
      {parts.map((part, index) => (
        <Suspense key={part.id}>
          <Section
            store={store}
            wish={wish}
            {...part}
            isFirst={index === 0}
            hasCards={isComplete || index === 0}
          />
        </Suspense>
      ))}
    </div>
  );
});

interface MenuBodyPart {
  title: string;
  id: string;
  section: MenuSection;
}

/**
 * Returns the sections in page order; the popular items come first while the menu is unfiltered.
 */
export function useParts(menu: Menu | undefined, wish: MenuQuery, popular: Item[]): MenuBodyPart[] {
  const t = useMessages("catalog");
  const others = wish.text === "" ? t("menu.others") : t("menu.results");
  const sections = (menu?.sections ?? []).map((section) => ({
    id: String(section.id),
    title: section.name ?? others,
    section,
  }));
  if (popular.length === 0 || !isWholeMenu(wish)) return sections;
  const title = t("menu.popular");
  const first = { id: 0, name: title, items: popular, total: popular.length };
  return [{ id: "popular", title, section: first }, ...sections];
}
