import { useLocation, useNavigate } from "react-router";
import { pushedByDialog, useDialogEntry } from "../../shell/dialog-entry.ts";
import { quietNavigation } from "../../shell/quiet-navigation.ts";
import { openItem, reviewsParameter } from "../item-dialog-url.ts";
import type { ReviewSubject } from "./use-reviews.ts";

const all = "all";

/** The number of stars that the URL filters reviews by; null for all reviews. */
export function starsIn(search: string): number | null {
  const value = new URLSearchParams(search).get(reviewsParameter) ?? "";
  return /^[1-5]$/.test(value) ? Number(value) : null;
}

/**
 * The filter of a list of reviews. The URL holds it, so that it can be shared and survives a
 * reload. On an item's page Back removes the filter; in a dialog Back closes the dialog.
 */
export function useChosenStars(of: ReviewSubject) {
  const navigate = useNavigate();
  const { pathname, search, state, mask } = useLocation();
  const none = "store" in of ? all : null;

  function choose(stars: number | null) {
    const filter = stars === null ? none : String(stars);
    const page = (path: { pathname: string; search: string }) => ({
      ...withReviews(path, filter),
      hash: reviewsParameter,
    });
    const isInDialog = mask !== undefined || "store" in of;
    void navigate(
      isInDialog ? withReviews({ pathname, search }, filter) : page({ pathname, search }),
      {
        ...(mask && { mask: page(mask) }),
        replace: isInDialog,
        preventScrollReset: true,
        state: { ...state, ...quietNavigation },
      },
    );
  }
  return { stars: starsIn(search), choose };
}

/** The URL with the reviews of `filter`: a number of stars, all, or none. */
function withReviews(
  { pathname, search }: { pathname: string; search: string },
  filter: string | null,
) {
  const query = new URLSearchParams(search);
  if (filter === null) query.delete(reviewsParameter);
  else query.set(reviewsParameter, filter);
  return { pathname, search: query.size > 0 ? `?${query}` : "" };
}

/**
 * The dialog with a store's reviews: opening pushes a history entry, and a link can open it
 * directly.
 */
export function useReviewsDialog() {
  const navigate = useNavigate();
  const location = useLocation();
  const isInUrl =
    new URLSearchParams(location.search).has(reviewsParameter) && openItem(location) === null;
  const { isOpen, close } = useDialogEntry(isInUrl, withReviews(location, null));
  function open() {
    void navigate(withReviews(location, all), {
      preventScrollReset: true,
      state: { ...quietNavigation, ...pushedByDialog },
    });
  }
  return { isOpen, open, close };
}
