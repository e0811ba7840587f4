import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOnVisible } from "@errand/ui/lazy-on-visible.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import type { ItemMoreProps } from "./item-more.tsx";

const itemMore = lazyComponent(() => import("./item-more.tsx").then((file) => file.ItemMore));

/**
 * The reviews and related items below an item; rendered immediately when the server has loaded the
 * reviews.
 */
export function DeferredItemMore(props: ItemMoreProps) {
  return (
    <LazyOnVisible
      load={itemMore.load}
      className="min-h-96"
      isInitiallyVisible={Boolean(props.first)}
      fallback={
        <>
          <Skeleton className="mb-4 h-7 w-40 rounded-full" />
          <Skeleton className="h-72 rounded-card" />
        </>
      }
    >
      <Lazy component={itemMore} props={props} />
    </LazyOnVisible>
  );
}
