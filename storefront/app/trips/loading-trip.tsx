import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { PageHead } from "../rendering/page-head.tsx";

/** The page of a trip while it loads, which has no map at the top as that of an order has. */
export function LoadingTrip() {
  const t = useMessages("orders");
  return (
    <>
      <PageHead title={t("track.title")} />
      <h1 className="sr-only">{t("track.title")}</h1>
      <div className="pt-2 md:pt-4">
        <Skeleton className="h-5 w-28 rounded-control" />
        <Skeleton className="mt-2 h-19 max-w-lg rounded-card" />
        <Skeleton className="mt-4 h-2 rounded-control md:h-24 md:rounded-card" />
        <div className="mt-12 gap-14 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem]">
          <Skeleton className="h-80 rounded-card lg:order-2" />
          <Skeleton className="h-96 rounded-card max-lg:mt-6" />
        </div>
      </div>
    </>
  );
}
