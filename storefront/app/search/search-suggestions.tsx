import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import type { Reply } from "../api/api-request.ts";
import { productPath, searchPath, storePath } from "../catalog/paths.ts";
import { useStored } from "../visitor/storage.ts";

interface SearchSuggestionsProps {
  text: string;
  /** Undefined until the first response. */
  found: Reply<"GET /items/item-or-store-search"> | undefined;
  isBusy: boolean;
  /** Called when the visitor opens the page of all results. */
  onSearch(): void;
  /** Called when the visitor opens one suggestion. */
  onChoose(): void;
}

/** The number of suggestions per group; the page of results shows all. */
const maxPerGroup = 5;

/** Suggestions for a typed text: links to stores, to items and to all results. */
export function SearchSuggestions({
  text,
  found,
  isBusy,
  onSearch,
  onChoose,
}: SearchSuggestionsProps) {
  const t = useMessages("search");
  const module = useStored("module");
  const stores = found?.stores.slice(0, maxPerGroup) ?? [];
  const items = found?.items.slice(0, maxPerGroup) ?? [];
  const isEmpty = found !== undefined && stores.length + items.length === 0;
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-2 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-raised p-2 shadow-float">
      <p role="status" className={isEmpty ? "px-3 py-3 wrap-anywhere text-muted" : "sr-only"}>
        {isEmpty && !isBusy
          ? t("search.nothing", { text })
          : found && t("search.found", { count: stores.length + items.length })}
      </p>
      {!found && <p className="px-3 py-3 text-muted">{t("search.busy")}</p>}
      <Group title={t("search.stores")} isShown={stores.length > 0}>
        {stores.map(({ id, slug, name, logo_full_url }) => (
          <Suggestion key={id} to={storePath({ slug })} picture={logo_full_url} onChoose={onChoose}>
            {name}
          </Suggestion>
        ))}
      </Group>
      <Group title={t("search.items")} isShown={items.length > 0}>
        {items.map(({ id, slug, name, image_full_url }) => (
          <Suggestion
            key={id}
            to={productPath({ slug, module_id: module?.id ?? 0 })}
            picture={image_full_url}
            onChoose={onChoose}
          >
            {name}
          </Suggestion>
        ))}
      </Group>
      {!isEmpty && found && (
        <Link
          data-suggestion
          to={searchPath(text, module?.id)}
          onClick={onSearch}
          className="mt-1 flex min-h-11 items-center gap-3 rounded-control border-t border-line px-3 font-semibold text-accent -outline-offset-2 hover:bg-sunken"
        >
          <Search aria-hidden className="size-4.5 shrink-0" />
          <span className="min-w-0 truncate">{t("search.all", { text })}</span>
        </Link>
      )}
    </div>
  );
}

function Group({
  title,
  isShown,
  children,
}: {
  title: string;
  isShown: boolean;
  children: ReactNode;
}) {
  if (!isShown) return null;
  return (
    <section>
      <h2 className="px-3 pt-2 pb-1 text-xs font-semibold tracking-wide text-muted uppercase">
        {title}
      </h2>
      <ul aria-label={title}>{children}</ul>
    </section>
  );
}

interface SuggestionProps {
  to: To;
  picture: string | null;
  onChoose(): void;
  children: ReactNode;
}

function Suggestion({ to, picture, onChoose, children }: SuggestionProps) {
  return (
    <li>
      <PageLink
        data-suggestion
        to={to}
        onClick={onChoose}
        className="flex min-h-13 items-center gap-3 rounded-control px-2 -outline-offset-2 hover:bg-sunken"
      >
        <Picture src={picture} alt="" sizes="40px" className="size-10! shrink-0 rounded-[10px]" />
        <span className="min-w-0 truncate font-medium">{children}</span>
      </PageLink>
    </li>
  );
}
