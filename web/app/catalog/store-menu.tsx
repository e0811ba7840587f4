import type { Item, StoreDetails } from "@errand/core/catalog/catalog.types";
import { Search, SearchX, UtensilsCrossed, X } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { useWords } from "../words/words.ts";
import { type MenuSection, menuOf, searchMenu } from "./menu.ts";
import { MenuBar, sectionElementId } from "./menu-bar.tsx";
import { ProductCard } from "./product-card.tsx";

/** How many pictures are seen without scrolling. */
const eager = 2;

/** All that a store has, under its categories, with a search that needs no server. */
export function StoreMenu({ store, items }: { store: StoreDetails; items: Item[] }) {
  const t = useWords("catalog");
  const [text, setText] = useState("");
  const wanted = useDeferredValue(text);
  const menu = useMemo(() => menuOf(items, store.category_details), [items, store]);
  const found = useMemo(() => searchMenu(menu, wanted), [menu, wanted]);
  const count = found.reduce((sum, section) => sum + section.items.length, 0);

  if (menu.length === 0) {
    return <EmptyState icon={UtensilsCrossed} title={t("menu.empty")} text={t("menu.emptyText")} />;
  }
  return (
    <>
      <MenuBar
        sections={found}
        search={<MenuSearch text={text} storeName={store.name} onText={setText} />}
      />
      <p role="status" className="sr-only">
        {wanted.trim() === "" ? "" : t("menu.found", { count })}
      </p>
      <div className="page-column flex flex-col gap-8 pt-4">
        {found.length === 0 && (
          <EmptyState
            icon={SearchX}
            title={t("menu.nothing", { text: wanted.trim() })}
            text={t("menu.nothingText")}
            action={
              <Button look="soft" onClick={() => setText("")}>
                {t("menu.showAll")}
              </Button>
            }
          />
        )}
        {found.map((section, place) => (
          <Section
            key={section.id}
            section={section}
            look={store.module_type === "food" ? "row" : "tile"}
            eagerCount={place === 0 ? eager : 0}
          />
        ))}
      </div>
    </>
  );
}

interface SectionProps {
  section: MenuSection;
  look: "row" | "tile";
  eagerCount: number;
}

function Section({ section, look, eagerCount }: SectionProps) {
  const t = useWords("catalog");
  const columns =
    look === "row"
      ? "md:grid-cols-2 desk:grid-cols-3"
      : "grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 desk:grid-cols-5";
  return (
    <section
      id={sectionElementId(section.id)}
      aria-labelledby={`${sectionElementId(section.id)}-title`}
      className="scroll-mt-32 md:scroll-mt-36 desk:scroll-mt-48"
    >
      <h2 id={`${sectionElementId(section.id)}-title`} className="mb-3 text-xl">
        {section.name ?? t("menu.others")}
      </h2>
      <ul className={`grid gap-3 md:gap-4 ${columns}`}>
        {section.items.map((item, place) => (
          <li key={item.id}>
            <ProductCard item={item} look={look} showsStore={false} isEager={place < eagerCount} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MenuSearchProps {
  text: string;
  storeName: string;
  onText(text: string): void;
}

function MenuSearch({ text, storeName, onText }: MenuSearchProps) {
  const t = useWords("catalog");
  const label = t("menu.search", { store: storeName });
  return (
    <div className="relative w-full md:w-72 md:shrink-0">
      <Search
        aria-hidden
        className="pointer-events-none absolute start-3.5 top-1/2 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={t("menu.searchHere")}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onText("")}
        className="min-h-11 w-full rounded-full border border-line-strong bg-card ps-10 pe-11 placeholder:text-muted focus:border-accent focus:outline-2 focus:outline-accent [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== "" && (
        <IconButton
          icon={X}
          size="sm"
          label={t("menu.clear")}
          onClick={() => onText("")}
          className="absolute! end-1 top-1/2 -translate-y-1/2"
        />
      )}
    </div>
  );
}
