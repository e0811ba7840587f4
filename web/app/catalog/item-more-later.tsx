import { onDemand } from "../ui/on-demand.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { WhenNear } from "../ui/when-near.tsx";
import type { ItemMoreProps } from "./item-more.tsx";

const itemMore = onDemand(() => import("./item-more.tsx").then((file) => file.ItemMore));

/** What is below an item, once somebody comes near it. */
export function ItemMoreLater(props: ItemMoreProps) {
  return (
    <WhenNear part={itemMore} props={props}>
      <Skeleton className="mb-4 h-7 w-40 rounded-full" />
      <Skeleton className="h-72 rounded-card" />
    </WhenNear>
  );
}
