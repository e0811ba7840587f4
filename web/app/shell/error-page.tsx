import { CloudAlert, SearchX } from "lucide-react";
import { isRouteErrorResponse, useRevalidator } from "react-router";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { useWords } from "../words/words.ts";

/** What a page shows in its place when it could not be drawn: what happened, and what to do. */
export function PageError({ error }: { error: unknown }) {
  const t = useWords("shell");
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
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

export function NotFound() {
  const t = useWords("shell");
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
