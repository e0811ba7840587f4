import { useMessages } from "@errand/ui/messages/messages.ts";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import { CheckoutSkeleton } from "../checkout/checkout-skeleton.tsx";
import { useShop } from "../config/shop.ts";
import { requireLocation } from "../location/require-location.ts";
import { PageHead } from "../rendering/page-head.tsx";
import type { Route } from "./+types/errand.page";
import { Errand } from "./errand.tsx";
import { NoRuns } from "./no-runs.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  requireLocation(context, new URL(request.url));
  return null;
}

/** The stops of an errand run, and its checkout. */
export default function ErrandPage() {
  const t = useMessages("runs");
  const { config } = useShop();
  // The server knows neither carts nor session: the browser renders the content.
  const isInBrowser = useIsInBrowser();
  return (
    <div className="page-column min-h-dvh pt-6 pb-10 md:pt-8">
      <PageHead title={t("title")} />
      <h1 className="mb-6 text-display md:mb-8">{t("title")}</h1>
      {config.errand_run_status === 0 ? (
        <NoRuns />
      ) : isInBrowser ? (
        <Errand />
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}
