import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import { LoadingOrder } from "../orders/loading-order.tsx";
import type { Route } from "./+types/run.page";
import { RunTracking } from "./run-tracking.tsx";

/** Follows an errand run. */
export default function RunPage({ params }: Route.ComponentProps) {
  // Only the browser knows the session and the guest's proof.
  const isInBrowser = useIsInBrowser();
  return (
    <div className="page-column min-h-dvh pb-10">
      {isInBrowser ? <RunTracking key={params.id} runId={Number(params.id)} /> : <LoadingOrder />}
    </div>
  );
}
