import { EmptyState } from "@errand/ui/empty-state.tsx";
import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOnVisible } from "@errand/ui/lazy-on-visible.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import SearchX from "lucide-react/icons/search-x";
import { useLocation } from "react-router";
import { useShop } from "../config/shop.ts";
import { useIsSignedIn } from "../visitor/storage.ts";
import type { Listing, SearchFindings } from "./browse-data.ts";
import { CategoryLink } from "./category-link.tsx";
import { ElsewhereItems } from "./elsewhere-items.tsx";
import { withShown } from "./list-tabs.tsx";

/** Loads with its forms only where a search finds nothing. */
const wishForm = lazyComponent(() => import("./wish-form.tsx").then((file) => file.WishForm));

/** The empty state of a list without filters, with the next step. */
export function NothingFound({ listing }: { listing: Listing }) {
  const t = useMessages("search");
  const { browse, search, counts } = listing;
  if (search && browse.kind === "searched" && counts.items === 0) {
    return <NothingSearched listing={listing} search={search} text={browse.text} />;
  }
  const isNear = "id" in browse;
  return (
    <EmptyState
      icon={SearchX}
      title={
        browse.kind === "searched"
          ? t("nothingFound", { text: browse.text })
          : t(isNear ? "nothingNear" : "nothing")
      }
      text={t(isNear ? "nothingNearText" : "nothingText")}
      action={<LinkButton to="/categories">{t("allCategories")}</LinkButton>}
    />
  );
}

interface NothingSearchedProps {
  listing: Listing;
  search: SearchFindings;
  text: string;
}

/**
 * What other modules have of it, the stores that match, the categories of this module, and asking
 * for it.
 */
function NothingSearched({ listing, search, text }: NothingSearchedProps) {
  const t = useMessages("search");
  const { config, modules } = useShop();
  const location = useLocation();
  const { list, counts, moduleId } = listing;
  const { elsewhere, categories } = search;
  const module = modules.find(({ id }) => id === moduleId)?.module_name ?? "";
  const stores = list.shown === "items" ? (counts.stores ?? 0) : 0;
  const canAsk = useIsSignedIn() || config.is_mail_active;
  return (
    <div className="grid gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="flex flex-col gap-9">
        <p className="text-title text-muted">
          {t(elsewhere.length > 0 ? "elsewhereText" : "nothingText")}
        </p>
        {stores > 0 && (
          <LinkButton to={withShown(location, "stores")} className="self-start">
            {t("storesInstead", { count: stores })}
          </LinkButton>
        )}
        {elsewhere.map((group) => (
          <ElsewhereItems key={group.module_id} group={group} text={text} />
        ))}
        {categories.length > 0 && (
          <section className="flex flex-col gap-3.5">
            <h2 className="text-xl">{t("categoriesIn", { module })}</h2>
            <ul className="flex flex-wrap gap-2.5">
              {categories.map((category) => (
                <CategoryLink key={category.id} category={category}>
                  {category.name}
                </CategoryLink>
              ))}
            </ul>
          </section>
        )}
      </div>
      {config.wishes_status === 1 && canAsk && (
        <aside>
          <LazyOnVisible
            load={wishForm.load}
            className="h-96"
            fallback={<div className="h-96 rounded-panel border border-line" />}
          >
            <Lazy component={wishForm} props={{ text }} />
          </LazyOnVisible>
        </aside>
      )}
    </div>
  );
}
