import { shortNumber } from "@errand/core/formats";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { type Location, useLocation, useNavigation } from "react-router";
import { withoutItem } from "../items/item-dialog-url.ts";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import { type ListKind, shownKindOf } from "./browse.ts";

interface ListTabsProps {
  shown: ListKind;
  items: number;
  stores: number;
}

/** The same URL for the items or the stores of its list. */
export function withShown(location: Pick<Location, "pathname" | "search">, shown: ListKind) {
  const { pathname, search } = withoutItem(location);
  const query = new URLSearchParams(search);
  query.delete("list_type");
  if (shown === "stores") query.set("list_type", "store");
  return { pathname, search: query.size > 0 ? `?${query}` : "" };
}

/**
 * Links to the items and the stores of a list. A pressed link becomes the current one before its
 * page loads.
 */
export function ListTabs({ shown, items, stores }: ListTabsProps) {
  const t = useMessages("search");
  const language = useLanguage();
  const location = useLocation();
  const { location: next } = useNavigation();
  const isLoading = next?.pathname === location.pathname;
  const current = isLoading ? shownKindOf(new URLSearchParams(next.search)) : shown;
  return (
    <nav aria-label={t("tabs.label")} className="flex gap-1 border-b border-line">
      {(
        [
          ["items", items],
          ["stores", stores],
        ] as const
      ).map(([kind, count]) => (
        <PageLink
          key={kind}
          to={withShown(location, kind)}
          state={quietNavigation}
          preventScrollReset
          aria-current={kind === current ? "page" : undefined}
          className="-mb-px inline-flex min-h-12 items-center gap-2 border-b-3 border-transparent px-4 font-semibold text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:text-accent"
        >
          {t(`tabs.${kind}`)}{" "}
          <span className="rounded-full bg-sunken px-2 py-0.5 text-xs text-ink tabular-nums">
            {shortNumber(count, language)}
          </span>
        </PageLink>
      ))}
    </nav>
  );
}
