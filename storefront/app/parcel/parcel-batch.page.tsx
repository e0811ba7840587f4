import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { BatchModule } from "./batch-module.tsx";

/** Sending to several receivers of a file. */
export default function ParcelBatchPage() {
  const t = useMessages("parcel");
  // Only the browser knows session and module.
  const isInBrowser = useIsInBrowser();
  return (
    <div className="page-column min-h-dvh pt-6 pb-10 md:pt-8">
      <PageHead title={t("batch.title")} />
      <h1 className="text-display">{t("batch.title")}</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">{t("batch.about")}</p>
      {isInBrowser ? <BatchModule /> : <Skeleton className="h-96 rounded-card" />}
    </div>
  );
}
