import { Skeleton } from "@errand/ui/skeleton.tsx";
import type { ComponentType } from "react";
import { CheckoutSkeleton } from "../checkout/checkout-skeleton.tsx";
import { HomeSkeleton } from "../home/home-skeleton.tsx";
import { ItemViewSkeleton } from "../items/item-view-skeleton.tsx";
import { LoadingTracking } from "../orders/tracking-layout.tsx";
import { AccountSkeleton, accountColumns } from "../profile/account-skeleton.tsx";
import { VehicleSearchSkeleton } from "../rental/vehicle-search-skeleton.tsx";
import { ListSkeleton } from "../search/list-skeleton.tsx";
import { StoreSkeleton } from "../stores/store-skeleton.tsx";
import type { PageKind } from "./page-kind.ts";

const skeletons: Record<PageKind, ComponentType> = {
  home: HomeSkeleton,
  list: ListSkeleton,
  vehicles: VehicleSearchSkeleton,
  store: StoreSkeleton,
  product: ProductSkeleton,
  checkout: CheckoutPageSkeleton,
  order: OrderPageSkeleton,
  account: AccountPageSkeleton,
};

/** A page in its shape, before its data has loaded. */
export function PageSkeleton({ kind }: { kind: PageKind }) {
  const Shape = skeletons[kind];
  return (
    <div aria-hidden data-testid={`skeleton-${kind}`}>
      <Shape />
    </div>
  );
}

function ProductSkeleton() {
  return (
    <div className="page-column py-3 md:py-8">
      <Skeleton className="mt-3 mb-6 h-4 w-3/5 max-w-80 rounded-full" />
      <ItemViewSkeleton />
    </div>
  );
}

function CheckoutPageSkeleton() {
  return (
    <div className="page-column pt-6 pb-10 md:pt-8">
      <Skeleton className="mb-6 h-9 w-44 rounded-full md:mb-8" />
      <CheckoutSkeleton />
    </div>
  );
}

function OrderPageSkeleton() {
  return (
    <div className="page-column">
      <LoadingTracking />
    </div>
  );
}

function AccountPageSkeleton() {
  return (
    <div className={`page-column py-6 md:py-8 ${accountColumns}`}>
      <Skeleton className="hidden h-96 rounded-card lg:block" />
      <div className="min-w-0">
        <Skeleton className="mb-5 h-9 w-44 rounded-full" />
        <AccountSkeleton />
      </div>
    </div>
  );
}
