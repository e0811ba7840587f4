import { useSearchParams } from "react-router";
import { useIsInBrowser } from "../client/use-is-in-browser.ts";
import { useMessages } from "../messages/messages.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ParcelLabels } from "./parcel-labels.tsx";

/** The labels of parcels that were placed together. */
export default function ParcelLabelsPage() {
  const t = useMessages("parcel");
  const [query] = useSearchParams();
  const isInBrowser = useIsInBrowser();
  return (
    <div className="page-column min-h-dvh py-6 md:py-10">
      <PageHead title={t("labels.title")} />
      {isInBrowser ? (
        <ParcelLabels batchId={Number(query.get("batch_id"))} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </div>
  );
}
