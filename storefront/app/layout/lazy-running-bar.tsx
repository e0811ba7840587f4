import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { hasDeviceOrders, storedProofs } from "../orders/order-proof.ts";
import { useStored } from "../visitor/storage.ts";

/** Pages that show the order themselves, or end with a button of their own. */
const pagesWithout = [
  "/checkout",
  "/errand",
  "/track-order",
  "/run/",
  "/rental/booking",
  "/order-invoice",
];

const pollMs = 30_000;

const bar = lazyComponent(() =>
  withMessages(
    ["orders", "trips"],
    import("../trips/running-bar.tsx").then((file) => file.RunningBar),
  ),
);

/**
 * The bar of what is on its way, on every page but those that show it anyway. Asks only for
 * customers and for guests who have ordered on this device, and loads its own chunk only when
 * something is running.
 */
export function LazyRunningBar() {
  const { pathname } = useLocation();
  const isSignedIn = useStored("token") !== null;
  const isGuest = useStored("guest_id") !== null;
  const [isIdle, setIdle] = useState(false);
  const isLeftOut = pagesWithout.some((path) => pathname.startsWith(path));
  const mayRun = isIdle && !isLeftOut && (isSignedIn || (isGuest && hasDeviceOrders()));
  const { data } = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/running", {
      proofs: isSignedIn || !isIdle ? undefined : storedProofs(),
    }),
    enabled: mayRun,
    staleTime: pollMs / 2,
    refetchInterval: ({ state }) => (hasAny(state.data) ? pollMs : false),
  });

  // Nothing of the first page waits for it.
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 1500);
    return () => clearTimeout(timer);
  }, []);

  if (!mayRun || !data || !hasAny(data)) return null;
  return <LazyOverlay component={bar} isOpen isSilent props={data} onLoadError={showNoBar} />;
}

/** The page works without it. */
function showNoBar() {}

function hasAny(data: { orders: unknown[]; trips: unknown[] } | undefined): boolean {
  return data !== undefined && data.orders.length + data.trips.length > 0;
}
