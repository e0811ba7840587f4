import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";

interface RefundReasonsProps {
  isOpen: boolean;
  value: string | null;
  onChange(reason: string): void;
}

/** The reasons for a refund that the shop offers. */
export function RefundReasons({ isOpen, value, onChange }: RefundReasonsProps) {
  const t = useMessages("orders");
  const reasons = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/order/refund-reasons", {}),
    enabled: isOpen,
  });
  if (reasons.isError) {
    return (
      <Button variant="outline" onClick={() => void reasons.refetch()}>
        {t("refund.loadError")}
      </Button>
    );
  }
  if (!reasons.data) return <Skeleton className="h-60 rounded-control" />;
  return (
    <RadioList<string>
      label={t("refund.reasons")}
      options={reasons.data.refund_reasons.map(({ reason }) => ({ value: reason, label: reason }))}
      value={value}
      onChange={onChange}
    />
  );
}
