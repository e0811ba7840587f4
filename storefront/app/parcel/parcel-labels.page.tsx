import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import { useSearchParams } from "react-router";
import { PageHead } from "../rendering/page-head.tsx";
import { ParcelLabels } from "./parcel-labels.tsx";

/** The labels of parcels that were placed together. */
export default function ParcelLabelsPage() {
  const t = useMessages("parcel");
  const [query] = useSearchParams();
  const isInBrowser = useIsInBrowser();
  return (
    <div className="page-column min-h-dvh py-6 md:py-10 print:min-h-0 print:p-0">
      <PageHead title={t("labels.title")} />
      {isInBrowser ? (
        <ParcelLabels batchId={Number(query.get("batch_id"))} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </div>
  );
}
