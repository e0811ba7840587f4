import { partnerApplicationPath } from "@errand/core/partners/application-link";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { PageHead } from "../rendering/page-head.tsx";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import type { Route } from "./+types/partner-application.page";
import { storeApplicationToken, storedApplicationToken } from "./application-token.ts";
import { ApplicationView } from "./application-view.tsx";
import { readPartnerOptions } from "./partner-options.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { options: await readPartnerOptions(context) };
}

export { isAnotherPage as shouldRevalidate } from "./is-another-page.ts";

/**
 * The state of an application: of the link in a message, else of the one that was sent from this
 * device.
 */
export default function PartnerApplicationPage({ loaderData: { options } }: Route.ComponentProps) {
  const t = useMessages("partners");
  const isInBrowser = useIsInBrowser();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const ofLink = new URLSearchParams(hash.slice(1)).get("key");

  useEffect(() => {
    if (ofLink === null) return;
    storeApplicationToken(ofLink);
    // The token stays out of the history and of what is copied from the address bar.
    void navigate(partnerApplicationPath + search, { replace: true, state: quietNavigation });
  }, [ofLink, search, navigate]);

  const token = isInBrowser ? (ofLink ?? storedApplicationToken()) : null;
  return (
    <div className="page-column min-h-dvh pt-6 pb-10 md:pt-8">
      <PageHead title={t("application.title")} path={partnerApplicationPath} />
      {isInBrowser ? (
        <ApplicationView token={token} options={options} />
      ) : (
        <>
          <h1 className="sr-only">{t("application.title")}</h1>
          <Skeleton className="h-96 rounded-card" />
        </>
      )}
    </div>
  );
}
