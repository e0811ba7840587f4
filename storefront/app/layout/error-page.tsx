import { pageLoad } from "@errand/client/page-load.ts";
import type { ErrorResponse } from "@errand/core/errors";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import CloudAlert from "lucide-react/icons/cloud-alert";
import MapPinOff from "lucide-react/icons/map-pin-off";
import SearchX from "lucide-react/icons/search-x";
import { isRouteErrorResponse, useRevalidator } from "react-router";
import { placeFirst } from "../location/next-page.ts";
import { store } from "../visitor/storage.ts";

/**
 * Replaces a page that failed to load or render: shows what happened and what the visitor can do.
 */
export function PageError({ error }: { error: unknown }) {
  const t = useMessages("shell");
  const title = useMessages("errors")("title");
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error)) {
    if (isLocationGone(error.data)) return <LocationGone />;
    // A URL with invalid parameters is a missing page.
    if (error.status === 404 || error.status === 422) return <NotFound />;
  }
  return (
    <div className="page-column py-10">
      <title>{title}</title>
      <EmptyState
        isPage
        icon={CloudAlert}
        title={title}
        text={t("error.text")}
        action={
          <Button onClick={() => revalidate()} isBusy={state === "loading"}>
            {t("error.retry")}
          </Button>
        }
      />
    </div>
  );
}

/** True when no zone of the chosen location is open any more (contract 1.2). */
function isLocationGone(body: Partial<{ errors: ErrorResponse[] }> | null): boolean {
  return body?.errors?.some(({ code }) => code === "zoneId") ?? false;
}

function LocationGone() {
  const t = useMessages("shell");

  function chooseLocation() {
    for (const key of ["zoneid", "location", "currentLatLng"] as const) store(key, null);
    pageLoad.open(placeFirst(new URL(location.href)));
  }

  return (
    <div className="page-column py-10">
      <title>{t("placeGone.title")}</title>
      <EmptyState
        isPage
        icon={MapPinOff}
        title={t("placeGone.title")}
        text={t("placeGone.text")}
        action={<Button onClick={chooseLocation}>{t("placeGone.action")}</Button>}
      />
    </div>
  );
}

export function NotFound() {
  const t = useMessages("shell");
  return (
    <div className="page-column py-10">
      <title>{t("notFound.title")}</title>
      <EmptyState
        isPage
        icon={SearchX}
        title={t("notFound.title")}
        text={t("notFound.text")}
        action={<LinkButton to="/home">{t("notFound.action")}</LinkButton>}
      />
    </div>
  );
}

/** Shown without the shell when the shop's settings fail to load. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <PageError error={error} />
    </main>
  );
}
