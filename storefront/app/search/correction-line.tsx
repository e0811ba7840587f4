import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { searchPath } from "../catalog/paths.ts";
import type { Listing } from "./browse-data.ts";

/**
 * How the spelling of a search was corrected, and the way to search for it as typed. A search
 * without results asks whether the corrected text was meant.
 */
export function CorrectionLine({ listing }: { listing: Listing }) {
  const t = useMessages("search");
  const { search, counts, moduleId } = listing;
  if (!search?.correction) return null;
  const { from, to } = search.correction;
  const linkClasses =
    "inline-flex min-h-11 items-center font-semibold wrap-anywhere text-accent hover:underline";
  if (counts.items === 0) {
    return (
      <Link to={searchPath(to, moduleId)} className={linkClasses}>
        {t("didYouMean", { text: to })}
      </Link>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted">
      <span className="wrap-anywhere">{t("corrected", { text: to })}</span>
      <Link to={searchPath(from, moduleId, true)} className={linkClasses}>
        {t("asTyped", { text: from })}
      </Link>
    </p>
  );
}
