import { ApiError } from "@errand/core/api-error";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import FileQuestion from "lucide-react/icons/file-question-mark";
import { type ReactNode, useEffect } from "react";
import { storeLinkToken } from "./order-proof.ts";
import { useLinkToken } from "./use-link-token.ts";

interface LoadedInvoiceProps<Invoice> {
  /** The number of the order or the trip. */
  id: number;
  invoice: UseQueryResult<Invoice>;
  notFound: string;
  children(invoice: Invoice): ReactNode;
}

/** How an invoice is read: what was paid changes without its page. */
export const invoiceOptions = (id: number) => ({
  enabled: Number.isSafeInteger(id) && id > 0,
  staleTime: 0,
});

/** An invoice once it is read; what to do where there is none, or it cannot be read. */
export function LoadedInvoice<Invoice>(props: LoadedInvoiceProps<Invoice>) {
  const { id, invoice, notFound, children } = props;
  const t = useMessages("orders");
  const linkToken = useLinkToken(id);
  const isFound = invoice.isSuccess;
  useEffect(() => {
    if (isFound && linkToken !== null) storeLinkToken(id, linkToken);
  }, [isFound, id, linkToken]);

  const isUnknown = invoice.error instanceof ApiError && invoice.error.status < 500;
  if (invoice.data) return children(invoice.data);
  if (isUnknown || !invoice.isEnabled) {
    return (
      <EmptyState
        icon={FileQuestion}
        title={notFound}
        text={t("track.text")}
        action={<LinkButton to="/track-order">{t("invoice.find")}</LinkButton>}
      />
    );
  }
  if (!invoice.isError) return <LoadingInvoice />;
  return <ErrorState text={t("invoice.loadError")} onRetry={() => void invoice.refetch()} />;
}

export function LoadingInvoice() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-12 w-64 rounded-control" />
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
