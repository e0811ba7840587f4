import { ApiError } from "@errand/core/api-error";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import { useQuery } from "@tanstack/react-query";
import FileQuestion from "lucide-react/icons/file-question-mark";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { PageHead } from "../rendering/page-head.tsx";
import { InvoiceView } from "./invoice-view.tsx";
import { linkTokenOf, proofOf, storeLinkToken } from "./order-proof.ts";
import { useLinkToken } from "./use-link-token.ts";

/** The invoice of an order, for those who may see the order. */
export default function OrderInvoicePage() {
  const t = useMessages("orders");
  // Only the browser knows the session and the guest's proof.
  const isInBrowser = useIsInBrowser();
  return (
    <div className="page-column min-h-dvh py-6 md:py-10">
      <PageHead title={t("invoice.open")} />
      <div className="mx-auto max-w-3xl">{isInBrowser ? <Invoice /> : <LoadingInvoice />}</div>
    </div>
  );
}

function Invoice() {
  const t = useMessages("orders");
  const [search] = useSearchParams();
  const orderId = Number(search.get("order_id"));
  const linkToken = useLinkToken(orderId);
  const token = linkToken ?? linkTokenOf(orderId);
  const phone = proofOf(orderId);
  const invoice = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/order/invoice", {
      order_id: orderId,
      ...(phone !== null && { contact_number: phone }),
      ...(token !== null && { order_token: token }),
    }),
    enabled: Number.isSafeInteger(orderId) && orderId > 0,
    // What was paid changes without this page.
    staleTime: 0,
  });
  const isFound = invoice.isSuccess;
  useEffect(() => {
    if (isFound && linkToken !== null) storeLinkToken(orderId, linkToken);
  }, [isFound, orderId, linkToken]);

  const isUnknown = invoice.error instanceof ApiError && invoice.error.status < 500;
  if (invoice.data) return <InvoiceView invoice={invoice.data} />;
  if (isUnknown || !invoice.isEnabled) {
    return (
      <EmptyState
        icon={FileQuestion}
        title={t("notFound")}
        text={t("track.text")}
        action={<LinkButton to="/track-order">{t("invoice.find")}</LinkButton>}
      />
    );
  }
  if (!invoice.isError) return <LoadingInvoice />;
  return <ErrorState text={t("invoice.loadError")} onRetry={() => void invoice.refetch()} />;
}

function LoadingInvoice() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-12 w-64 rounded-control" />
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
