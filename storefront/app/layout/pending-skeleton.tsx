import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { usePrefetchWhenIdle } from "@errand/ui/prefetch-when-idle.ts";
import { type CSSProperties, useEffect, useState } from "react";
import { type Location, useLocation, useNavigation } from "react-router";
import { isQuiet } from "../shell/quiet-navigation.ts";
import { type PageKind, pageKindOf } from "./page-kind.ts";

const pageSkeleton = lazyComponent(() =>
  import("./page-skeleton.tsx").then((file) => file.PageSkeleton),
);

/**
 * Milliseconds. A page that was fetched at the start of the press appears sooner, without a
 * skeleton.
 */
const skeletonDelay = 120;

/**
 * Covers the page with a skeleton of the next one while that loads. The page below stays as it is,
 * with its scroll position and the focus, so that nothing has to be restored when the navigation is
 * given up.
 */
export function PendingSkeleton() {
  const { state, location: next } = useNavigation();
  const current = useLocation();
  const kind = state === "loading" && !isQuiet(next) ? kindOfOther(current, next) : null;
  const shown = useLate(kind === null ? undefined : next?.key);
  usePrefetchWhenIdle(pageSkeleton.prefetch);

  const Skeleton = pageSkeleton.loaded();
  if (kind === null || shown === null || Skeleton === null) return null;
  return (
    <div
      style={{ "--main-top": `${shown.top}px` } as CSSProperties}
      // Below the bar of the header, which stays.
      className="fixed inset-x-0 top-[max(var(--main-top),4rem)] bottom-0 z-25 animate-appear overflow-hidden bg-paper desk:top-[max(var(--main-top),73px)]"
    >
      <Skeleton kind={kind} />
    </div>
  );
}

/** The kind of the next page, unless that is the same page with another query. */
function kindOfOther(current: Location, next: Location): PageKind | null {
  const kind = pageKindOf(next);
  const isSamePage = current.pathname === next.pathname && kind === pageKindOf(current);
  return isSamePage ? null : kind;
}

/**
 * Where the content of the page starts, once the location with this key has loaded for
 * `skeletonDelay`.
 */
function useLate(key: string | undefined): { top: number } | null {
  const [late, setLate] = useState<{ key: string; top: number } | null>(null);
  useEffect(() => {
    if (key === undefined) return;
    let isOver = false;
    const show = () => {
      const { top = 0 } = document.getElementById("content")?.getBoundingClientRect() ?? {};
      if (!isOver) setLate({ key, top });
    };
    const timer = setTimeout(() => {
      // Without a connection the page stays as it is.
      pageSkeleton.load().then(show, () => {});
    }, skeletonDelay);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key]);
  return late?.key === key ? late : null;
}
