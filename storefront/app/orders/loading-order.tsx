import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { LoadingTracking } from "./tracking-layout.tsx";

export function LoadingOrder() {
  const t = useMessages("orders");
  return (
    <>
      <PageHead title={t("track.title")} />
      <h1 className="sr-only">{t("track.title")}</h1>
      <LoadingTracking />
    </>
  );
}
