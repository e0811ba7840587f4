import { pageLoad } from "@errand/client/page-load.ts";
import { whenServerAnswers } from "@errand/client/when-server-answers.ts";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import WifiOff from "lucide-react/icons/wifi-off";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { PageHead } from "../rendering/page-head.tsx";
import { readStoredPages, type StoredPage } from "./stored-pages.ts";

/** Opens a page of this shop in place of this one; the first page for anything else. */
function openPage(wanted: string): void {
  const { origin } = window.location;
  const url = URL.parse(wanted, origin);
  pageLoad.replace(url?.origin === origin ? url.pathname + url.search : "/");
}

/**
 * What the service worker shows without a connection instead of a page that was never open: those
 * that were. Opens the wanted page once the server answers.
 */
export default function OfflinePage() {
  const t = useMessages("shell");
  const [query] = useSearchParams();
  const wanted = query.get("to");
  const [pages, setPages] = useState<StoredPage[]>([]);
  useEffect(() => {
    void readStoredPages().then(setPages);
  }, []);
  useEffect(
    () => (wanted === null ? undefined : whenServerAnswers(() => openPage(wanted))),
    [wanted],
  );
  return (
    <div className="page-column py-6">
      <PageHead title={t("offline.title")} />
      <EmptyState
        isPage
        icon={WifiOff}
        title={t("offline.title")}
        text={t("offline.text")}
        action={<Button onClick={() => openPage(wanted ?? "/")}>{t("offline.retry")}</Button>}
      />
      {pages.length > 0 && (
        <section className="mx-auto max-w-xl">
          <h2 className="mb-2 text-lg">{t("offline.pages")}</h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-card">
            {pages.map(({ path, title }) => (
              <li key={path}>
                {/* Loads the stored page, which the router would request piece by piece. */}
                <a href={path} className="flex min-h-12 items-center px-4 font-medium">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
