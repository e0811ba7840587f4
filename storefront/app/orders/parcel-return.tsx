import { Skeleton } from "@errand/ui/skeleton.tsx";
import { lazy, Suspense } from "react";
import type { OrderSectionProps } from "./order-section-props.ts";

const ReturnForm = lazy(() =>
  import("./parcel-return-form.tsx").then((f) => ({ default: f.ParcelReturnForm })),
);

/** Lets the sender confirm that a canceled parcel is back; nothing for other orders. */
export function ParcelReturn(props: OrderSectionProps) {
  if (!props.order.actions.includes("parcel_return")) return null;
  return (
    <Suspense fallback={<Skeleton className="mt-5 h-64 rounded-panel" />}>
      <ReturnForm {...props} />
    </Suspense>
  );
}
