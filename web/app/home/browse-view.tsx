import type { Category } from "@errand/core/catalog/catalog.types";
import type { Module } from "@errand/core/modules/modules.contract";
import { ArrowLeft, SearchX } from "lucide-react";
import { Link, useLocation } from "react-router";
import { ItemGrid } from "../catalog/card-lists.tsx";
import { usePages } from "../catalog/endless.ts";
import { withoutItem } from "../catalog/item-over-page.ts";
import { PageHead } from "../page-head.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { useWords } from "../words/words.ts";
import { type Browse, type ItemPage, requestOf } from "./browse.ts";
import { CategoryRail } from "./category-rail.tsx";
import { SearchBar } from "./search-bar.tsx";

interface BrowseViewProps {
  module: Module;
  browse: Browse;
  categories: Category[];
  first: ItemPage;
}

/** The items of a category, of a search or of a whole section, in place of the home page's sections. */
export function BrowseView({ module, browse, categories, first }: BrowseViewProps) {
  const t = useWords("home");
  const { endpoint, input } = requestOf(browse);
  const pages = usePages(endpoint, input, first as never, (page: ItemPage) => page.products);
  const location = useLocation();
  const title = useTitle(browse, categories);
  return (
    <div className="page-column flex flex-col gap-6 py-5 md:py-8">
      <PageHead
        title={`${title} · ${module.module_name}`}
        description={module.description}
        query={withoutItem(location).search}
      />
      <SearchBar text={browse.kind === "searched" ? browse.text : ""} />
      <CategoryRail
        categories={categories}
        current={browse.kind === "category" ? browse.id : undefined}
      />
      <div>
        <Link
          to="/home"
          className="inline-flex min-h-11 items-center gap-1.5 font-medium text-muted hover:text-accent"
        >
          <ArrowLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
          {t("browse.back", { module: module.module_name })}
        </Link>
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <p className="mt-1 text-muted">{t("browse.count", { count: first.total_size })}</p>
      </div>
      <h2 className="sr-only">{t("search.items")}</h2>
      {pages.things.length > 0 ? (
        <ItemGrid pages={pages} eagerCount={4} />
      ) : (
        <EmptyState
          icon={SearchX}
          title={t("browse.nothing")}
          text={t("browse.nothingText")}
          action={<LinkButton to="/home">{t("browse.goHome")}</LinkButton>}
        />
      )}
    </div>
  );
}

function useTitle(browse: Browse, categories: Category[]): string {
  const t = useWords("home");
  switch (browse.kind) {
    case "category": {
      const all = categories.flatMap((category) => [category, ...category.childes]);
      const known = all.find(({ id, slug }) => slug === browse.id || String(id) === browse.id);
      return known?.name ?? (browse.name || t("categories"));
    }
    case "searched":
      return t("browse.results", { text: browse.text });
    case "new":
      return t("sections.new");
    case "discounted":
      return t("sections.discounted");
    case "recommended":
      return t("sections.recommended");
    case "all":
      return t("sections.popularItems");
  }
}
