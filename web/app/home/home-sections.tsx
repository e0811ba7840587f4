import type { Item, Store } from "@errand/core/catalog/catalog.types";
import type { Module } from "@errand/core/modules/modules.contract";
import type { ReactNode } from "react";
import { Suspense } from "react";
import { Await } from "react-router";
import type { Reply } from "../api-request.ts";
import { StoreGrid } from "../catalog/card-lists.tsx";
import { ProductCardSkeleton, StoreCardSkeleton } from "../catalog/card-skeletons.tsx";
import { usePages } from "../catalog/endless.ts";
import { ProductCard } from "../catalog/product-card.tsx";
import { Rail } from "../catalog/rail.tsx";
import { StoreCard } from "../catalog/store-card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { useWords } from "../words/words.ts";
import { browsePath } from "./browse.ts";
import { CategoryRail } from "./category-rail.tsx";
import { allStoresRequest, type Part, type Sections } from "./home-data.ts";
import { SearchBar } from "./search-bar.tsx";
import { Section } from "./section.tsx";

/** The home page of a module that sells: what is popular, reduced and new, and every store. */
export function HomeSections({ module, sections }: { module: Module; sections: Sections }) {
  const t = useWords("home");
  const { later } = sections;
  return (
    <div className="page-column flex flex-col gap-6 py-5 md:gap-8 md:py-8">
      <Welcome module={module} />
      <CategoryRail categories={sections.categories} />
      <StoreSection
        title={t("sections.popularStores")}
        stores={sections.popularStores.stores}
        eagerCount={2}
      />
      <ItemSection
        title={t("sections.popularItems")}
        items={sections.popularItems.products}
        allAt={browsePath("all")}
        eagerCount={2}
      />
      <Late part={later.discounted} waiting={<ItemsWaiting />}>
        {({ products }) => (
          <ItemSection
            title={t("sections.discounted")}
            items={products}
            allAt={browsePath("discounted")}
          />
        )}
      </Late>
      <Late part={later.latestStores} waiting={<StoresWaiting />}>
        {({ stores }) => <StoreSection title={t("sections.latestStores")} stores={stores} />}
      </Late>
      <Late part={later.recommended} waiting={<ItemsWaiting />}>
        {({ products }) => (
          <ItemSection
            title={t("sections.recommended")}
            items={products}
            allAt={browsePath("recommended")}
          />
        )}
      </Late>
      <Late part={later.newItems} waiting={<ItemsWaiting />}>
        {({ products }) => (
          <ItemSection title={t("sections.new")} items={products} allAt={browsePath("new")} />
        )}
      </Late>
      <Late part={later.allStores} waiting={<StoresWaiting />}>
        {(first) => <AllStores first={first} />}
      </Late>
    </div>
  );
}

/** One sentence in the module's tone, and the search. */
function Welcome({ module }: { module: Module }) {
  const t = useWords("home");
  const type = module.module_type;
  const isKnown =
    type === "food" || type === "grocery" || type === "pharmacy" || type === "ecommerce";
  return (
    <header className="flex flex-col gap-4 md:gap-5">
      <h1 className="text-2xl sm:text-3xl md:text-4xl">
        {isKnown ? t(`welcome.${type}`) : module.module_name}
      </h1>
      <SearchBar />
    </header>
  );
}

interface LateProps<Data> {
  part: Part<Data>;
  waiting: ReactNode;
  children(data: Data): ReactNode;
}

/**
 * A part that may come after the page; if it cannot be read, it says so in its place. The browser takes
 * each over by itself, when it has time.
 */
function Late<Data>({ part, waiting, children }: LateProps<Data>) {
  if ("now" in part) return <Suspense fallback={waiting}>{children(part.now)}</Suspense>;
  return (
    <Suspense fallback={waiting}>
      <Await resolve={part.later} errorElement={<ErrorState />}>
        {(data) => children(data as Data)}
      </Await>
    </Suspense>
  );
}

const itemInRail = "w-40 shrink-0 snap-start sm:w-48";
const storeInRail = "w-72 shrink-0 snap-start md:w-80";

interface ItemSectionProps {
  title: string;
  items: Item[];
  allAt: string;
  /** How many of its pictures are seen at once. */
  eagerCount?: number;
}

/** A section without content is not there. */
function ItemSection({ title, items, allAt, eagerCount = 0 }: ItemSectionProps) {
  if (items.length === 0) return null;
  return (
    <Section title={title} allAt={allAt}>
      <Rail label={title}>
        {items.map((item, place) => (
          <li key={item.id} className={itemInRail}>
            <ProductCard item={item} isEager={place < eagerCount} />
          </li>
        ))}
      </Rail>
    </Section>
  );
}

interface StoreSectionProps {
  title: string;
  stores: Store[];
  eagerCount?: number;
}

function StoreSection({ title, stores, eagerCount = 0 }: StoreSectionProps) {
  if (stores.length === 0) return null;
  return (
    <Section title={title}>
      <Rail label={title}>
        {stores.map((store, place) => (
          <li key={store.id} className={storeInRail}>
            <StoreCard store={store} isEager={place < eagerCount} />
          </li>
        ))}
      </Rail>
    </Section>
  );
}

function AllStores({ first }: { first: Reply<"GET /stores/get-stores/{filter_data}"> }) {
  const t = useWords("home");
  const pages = usePages(
    "GET /stores/get-stores/{filter_data}",
    allStoresRequest,
    first,
    (page): Store[] => page.stores,
  );
  if (pages.things.length === 0) return null;
  return (
    <Section title={t("sections.allStores")}>
      <StoreGrid pages={pages} />
    </Section>
  );
}

function ItemsWaiting() {
  return <Waiting card={<ProductCardSkeleton />} className={itemInRail} />;
}

function StoresWaiting() {
  return <Waiting card={<StoreCardSkeleton />} className={storeInRail} />;
}

function Waiting({ card, className }: { card: ReactNode; className: string }) {
  return (
    <div aria-hidden className="overflow-hidden">
      <div className="mb-3 h-11" />
      <div className="flex gap-3 pt-1 pb-4 md:gap-4">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <div key={place} className={className}>
            {card}
          </div>
        ))}
      </div>
    </div>
  );
}
