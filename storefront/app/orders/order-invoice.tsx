import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { InvoiceView } from "./invoice-view.tsx";
import { invoiceOptions, LoadedInvoice } from "./loaded-invoice.tsx";
import { useInvoiceProof } from "./use-invoice-proof.ts";

/** The invoice of an order, for those who may see the order. */
export function OrderInvoice({ orderId }: { orderId: number }) {
  const t = useMessages("orders");
  const { phone, token } = useInvoiceProof(orderId);
  const invoice = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/order/invoice", {
      order_id: orderId,
      ...(phone !== null && { contact_number: phone }),
      ...(token !== null && { order_token: token }),
    }),
    ...invoiceOptions(orderId),
  });
  return (
    <LoadedInvoice id={orderId} invoice={invoice} notFound={t("notFound")}>
      {(invoice) => <InvoiceView invoice={invoice} />}
    </LoadedInvoice>
  );
}
