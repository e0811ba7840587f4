import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { quietNavigation } from "../../shell/quiet-navigation.ts";
import { openItem, reviewsParameter } from "../item-over-page.ts";
import type { Reviewed } from "./use-reviews.ts";

const all = "all";

/** Only reviews with so many stars are asked for in the address; null: with any. */
export function starsIn(search: string): number | null {
  const asked = new URLSearchParams(search).get(reviewsParameter) ?? "";
  return /^[1-5]$/.test(asked) ? Number(asked) : null;
}

/**
 * How many stars are asked for: the address holds it, so that it can be shared and survives a reload.
 * On an item's page back takes it away again; in a dialog back closes the dialog.
 */
export function useChosenStars(of: Reviewed) {
  const navigate = useNavigate();
  const { pathname, search, state, mask } = useLocation();
  const none = "store" in of ? all : null;

  function choose(stars: number | null) {
    const asked = stars === null ? none : String(stars);
    const page = (path: { pathname: string; search: string }) => ({
      ...withReviews(path, asked),
      hash: reviewsParameter,
    });
    const isInDialog = mask !== undefined || "store" in of;
    void navigate(
      isInDialog ? withReviews({ pathname, search }, asked) : page({ pathname, search }),
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

/** The same page with these of its reviews asked for: so many stars, all, or none at all. */
function withReviews(
  { pathname, search }: { pathname: string; search: string },
  asked: string | null,
) {
  const query = new URLSearchParams(search);
  if (asked === null) query.delete(reviewsParameter);
  else query.set(reviewsParameter, asked);
  return { pathname, search: query.size > 0 ? `?${query}` : "" };
}

/** A store's reviews lie over its page as a step of the history: back leaves them, and a link opens them. */
export function useReviewsOver() {
  const navigate = useNavigate();
  const location = useLocation();
  const [left, setLeft] = useState("");
  const isAsked =
    new URLSearchParams(location.search).has(reviewsParameter) && openItem(location) === null;
  if (!isAsked && left !== "") setLeft("");
  const isOpen = isAsked && left !== location.key;

  return {
    isOpen,
    open: () =>
      void navigate(withReviews(location, all), {
        preventScrollReset: true,
        state: { ...quietNavigation, isOver: true },
      }),
    /** It leaves at once and only once, before the router has gone back. */
    close() {
      if (!isOpen) return;
      setLeft(location.key);
      if (location.state?.isOver) void navigate(-1);
      else void navigate(withReviews(location, null), { replace: true, preventScrollReset: true });
    },
  };
}
