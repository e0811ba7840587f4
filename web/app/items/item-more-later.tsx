import { lazy, Suspense } from "react";
import { onDemand } from "../ui/on-demand.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { WhenNear } from "../ui/when-near.tsx";
import type { ItemMoreProps } from "./item-more.tsx";

const itemMore = onDemand(() => import("./item-more.tsx").then((file) => file.ItemMore));
const ItemMoreNow = lazy(() => itemMore.load().then((ItemMore) => ({ default: ItemMore })));

/** What is below an item, once somebody comes near it; at once where its reviews came with the page. */
export function ItemMoreLater(props: ItemMoreProps) {
  const waiting = (
    <>
      <Skeleton className="mb-4 h-7 w-40 rounded-full" />
      <Skeleton className="h-72 rounded-card" />
    </>
  );
  if (props.first) {
    return (
      <Suspense fallback={waiting}>
        <ItemMoreNow {...props} />
      </Suspense>
    );
  }
  return (
    <WhenNear part={itemMore} props={props}>
      {waiting}
    </WhenNear>
  );
}
