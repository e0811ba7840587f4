import type { LatLng } from "@errand/core/location/lat-lng";
import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOnVisible } from "@errand/ui/lazy-on-visible.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { type ReactNode, useMemo } from "react";

const pinMap = lazyComponent(() => import("./pin-map.tsx").then((file) => file.PinMap));
const wayMap = lazyComponent(() => import("../orders/order-map.tsx").then((file) => file.OrderMap));

/** Where an order is delivered, so that a wrong pin is seen before the order is paid. */
export function AddressMap({ point }: { point: LatLng }) {
  const t = useMessages("checkout");
  const at = useStable(point);
  return (
    <MapBox load={pinMap.load}>
      <Lazy key={JSON.stringify(at)} component={pinMap} props={{ at, label: t("address.map") }} />
    </MapBox>
  );
}

/** The way of a customer to the store, or the store alone where the customer's place is unknown. */
export function PickupMap({ store, from }: { store: LatLng; from: LatLng | null }) {
  const t = useMessages("checkout");
  const [end, start] = useStable([store, from] as const);
  const key = JSON.stringify([end, start]);
  if (!start) {
    return (
      <MapBox load={pinMap.load}>
        <Lazy key={key} component={pinMap} props={{ at: end, label: t("pickup.map") }} />
      </MapBox>
    );
  }
  return (
    <MapBox load={wayMap.load}>
      <Lazy
        key={key}
        component={wayMap}
        props={{ store: end, home: start, courier: null, isCollected: false, isStill: true }}
      />
    </MapBox>
  );
}

/** The checkout works without its maps: one that does not load leaves its place empty. */
function MapBox({ load, children }: { load(): Promise<unknown>; children: ReactNode }) {
  const skeleton = <Skeleton className="size-full rounded-card" />;
  return (
    <div className="mt-4 h-32 sm:h-44">
      <LazyOnVisible load={load} className="size-full" fallback={skeleton}>
        {children}
      </LazyOnVisible>
    </div>
  );
}

/** The same object for the same values, because a map starts anew with another one. */
function useStable<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo((): Value => JSON.parse(text), [text]);
}
