import { pageLoad } from "@errand/client/page-load.ts";
import { ApiError } from "@errand/core/api-error";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import Eye from "lucide-react/icons/eye";
import { useCallback, useEffect, useState } from "react";
import { PageHead } from "../rendering/page-head.tsx";
import { useFragmentValue } from "../visitor/use-fragment-value.ts";
import { startPreview } from "./start-preview.ts";

/** Where the desk leads: the shop as customers would see it, before something is public. */
export default function PreviewPage() {
  const t = useMessages("pages");
  // The token is in the fragment of the link, which only the browser knows.
  const isInBrowser = useIsInBrowser();
  return (
    <div className="page-column py-8 md:py-12">
      <PageHead title={t("preview.title")} />
      {isInBrowser ? <Opened /> : <Skeleton className="h-60 rounded-panel" />}
    </div>
  );
}

function Opened() {
  const t = useMessages("pages");
  const token = useFragmentValue("token");
  const [failed, setFailed] = useState<"over" | "unreached" | null>(null);
  const open = useCallback(async () => {
    if (token === null) return;
    setFailed(null);
    await startPreview(token).catch((error) => setFailed(isOver(error) ? "over" : "unreached"));
  }, [token]);
  useEffect(() => void open(), [open]);
  if (failed === "unreached") return <ErrorState onRetry={open} />;
  if (token !== null && failed === null) return <Skeleton className="h-60 rounded-panel" />;
  return (
    <EmptyState
      isPage
      icon={Eye}
      title={t("preview.overTitle")}
      text={t("preview.overText")}
      action={<Button onClick={() => pageLoad.open("/home")}>{t("preview.toShop")}</Button>}
    />
  );
}

function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.find("X-Preview") !== undefined;
}
