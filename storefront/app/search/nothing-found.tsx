import { EmptyState } from "@errand/ui/empty-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import SearchX from "lucide-react/icons/search-x";
import { useLocation } from "react-router";
import type { Listing } from "./browse-data.ts";
import { DidYouMean } from "./did-you-mean.tsx";
import { withShown } from "./list-tabs.tsx";
import { OtherModules } from "./other-modules.tsx";

/**
 * The empty state of a list without filters, with the next step: a similar text, stores, other
 * modules or categories.
 */
export function NothingFound({ listing }: { listing: Listing }) {
  const t = useMessages("search");
  const location = useLocation();
  const { browse, list, counts, elsewhere } = listing;
  const stores = list.shown === "items" ? (counts.stores ?? 0) : 0;
  const isNear = "id" in browse;
  const isElsewhere = elsewhere !== null && elsewhere.modules.length > 0;
  const action =
    stores > 0 ? (
      <LinkButton to={withShown(location, "stores")}>
        {t("storesInstead", { count: stores })}
      </LinkButton>
    ) : isElsewhere ? (
      <OtherModules listing={listing} />
    ) : (
      <LinkButton to="/categories">{t("allCategories")}</LinkButton>
    );
  return (
    <EmptyState
      icon={SearchX}
      title={
        browse.kind === "searched"
          ? t("nothingFound", { text: browse.text })
          : t(isNear ? "nothingNear" : "nothing")
      }
      text={isElsewhere ? undefined : t(isNear ? "nothingNearText" : "nothingText")}
      action={
        <div className="flex flex-col items-center gap-3">
          <DidYouMean listing={listing} />
          {action}
        </div>
      }
    />
  );
}
