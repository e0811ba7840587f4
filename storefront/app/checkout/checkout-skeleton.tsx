import { Skeleton } from "@errand/ui/skeleton.tsx";
import { checkoutColumns } from "./checkout-columns.ts";

/** The form and the receipt before the cart has loaded. */
export function CheckoutSkeleton() {
  return (
    <div className={checkoutColumns}>
      <div className="flex flex-col gap-5">
        <Skeleton className="h-16 rounded-card" />
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-12 rounded-control" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-panel" />
    </div>
  );
}
