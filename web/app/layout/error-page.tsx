import type { ErrorResponse } from "@errand/core/errors";
import CloudAlert from "lucide-react/icons/cloud-alert";
import MapPinOff from "lucide-react/icons/map-pin-off";
import SearchX from "lucide-react/icons/search-x";
import { isRouteErrorResponse, useRevalidator } from "react-router";
import { store } from "../client/storage.ts";
import { placeFirst } from "../location/next-page.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";

/** What a page shows in its place when it could not be drawn: what happened, and what to do. */
export function PageError({ error }: { error: unknown }) {
  const t = useMessages("shell");
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error)) {
    if (isPlaceGone(error.data)) return <PlaceGone />;
    // An address that makes no sense leads nowhere, whoever wrote it.
    if (error.status === 404 || error.status === 422) return <NotFound />;
  }
  return (
    <div className="page-column py-10">
      <title>{t("error.title")}</title>
      <EmptyState
        isPage
        icon={CloudAlert}
        title={t("error.title")}
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

/** No zone of the chosen place is served any more (contract 1.2). */
function isPlaceGone(refusal: Partial<{ errors: ErrorResponse[] }> | null): boolean {
  return refusal?.errors?.some(({ code }) => code === "zoneId") ?? false;
}

function PlaceGone() {
  const t = useMessages("shell");

  function chooseAnew() {
    for (const key of ["zoneid", "location", "currentLatLng"] as const) store(key, null);
    location.assign(placeFirst(new URL(location.href)));
  }

  return (
    <div className="page-column py-10">
      <title>{t("placeGone.title")}</title>
      <EmptyState
        isPage
        icon={MapPinOff}
        title={t("placeGone.title")}
        text={t("placeGone.text")}
        action={<Button onClick={chooseAnew}>{t("placeGone.action")}</Button>}
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

/** When not even the shop's settings could be read: no shell, only what needs nothing. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <PageError error={error} />
    </main>
  );
}
