import { ApiError } from "@errand/core/api-error";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import { toast } from "@errand/ui/toast.ts";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useMoney } from "../../../console/use-shop.ts";
import { useDeskClient } from "../../desk-client.ts";
import type { QuoteInput } from "./phone-order.ts";

interface PhoneTotalProps {
  input: QuoteInput | null;
  method: "cash_on_delivery" | "digital_payment";
}

/** What it costs by the server, why it cannot be ordered, and the order itself. */
export function PhoneTotal({ input, method }: PhoneTotalProps) {
  const t = useMessages("phone-order");
  const money = useMoney();
  const navigate = useNavigate();
  const { call, scopedQuery, scope } = useDeskClient();
  const quote = useQuery({
    ...scopedQuery(scope, ["POST /desk/orders/quote", input], (send) =>
      send("POST /desk/orders/quote", input ?? noOrder),
    ),
    enabled: input !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const placing = useMutation({
    mutationFn: (order_amount: number) =>
      call("POST /desk/orders", { ...(input ?? noOrder), payment_method: method, order_amount }),
    onSuccess({ message, order_id: id }) {
      toast.success(message);
      void navigate(`/desk/orders/${id}`);
    },
    onError(error) {
      reportError(error);
      void quote.refetch();
    },
  });
  if (input === null) return <p className="text-strong">{t("incomplete")}</p>;
  const refusals = quote.error instanceof ApiError ? quote.error.errors : [];
  const receipt = quote.error ? undefined : quote.data?.receipt;
  return (
    <>
      {quote.isPending && <Spinner className="size-6" />}
      {refusals.length > 0 && (
        <ul role="alert" className="text-bad">
          {refusals.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      )}
      {receipt && (
        <>
          <dl className="tabular-nums">
            {receipt.lines.map((line) => (
              <div
                key={`${line.key} ${line.item_id} ${line.label}`}
                className="flex justify-between gap-4 border-b border-line py-1"
              >
                <dt className="min-w-0 wrap-anywhere">
                  {line.quantity === null ? line.label : `${line.quantity} × ${line.label}`}
                </dt>
                <dd className="shrink-0">{money(line.amount)}</dd>
              </div>
            ))}
          </dl>
          <OfficeButton
            tone="ink"
            isBusy={placing.isPending}
            onClick={() => placing.mutate(receipt.total)}
          >
            {t("place", { amount: money(receipt.total) })}
          </OfficeButton>
        </>
      )}
    </>
  );
}

/** Never sent: a quote waits until there is something to order. */
const noOrder: QuoteInput = { store_id: 0, order_type: "take_away", lines: [] };
