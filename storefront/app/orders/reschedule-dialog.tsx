import { ApiError } from "@errand/core/api-error";
import type { Order } from "@errand/core/orders/orders.types";
import { localTime } from "@errand/core/time";
import { Dialog } from "@errand/ui/dialog.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/query-client.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useNow } from "../catalog/now.tsx";
import { useShop } from "../config/shop.ts";
import { ChangeFooter } from "./change-footer.tsx";
import { SlotChoice } from "./slot-choice.tsx";
import { toSlotDays } from "./slot-days.ts";
import { useCancelTerms } from "./use-cancel-terms.ts";
import type { OrderName } from "./use-order-live.ts";

interface RescheduleDialogProps {
  open: boolean;
  onClose(): void;
  order: Order;
  name: OrderName;
  onChange(order: Order): void;
}

/** Moves an order to one of the times at which it is possible. */
export function RescheduleDialog({ open, onClose, order, name, onChange }: RescheduleDialogProps) {
  const t = useMessages("orders");
  const { config } = useShop();
  const today = localTime(useNow(), config.time_zone).day;
  const terms = useCancelTerms(order);
  const current = order.scheduled === 1 ? order.schedule_at : null;
  const [chosen, setChosen] = useState<{ at: string | null } | null>(null);
  const times = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/order/times", { ...name }),
    enabled: open,
    staleTime: 0,
  });
  const moving = useMutation({
    mutationFn: (at: string | null) =>
      call("PUT /customer/order/reschedule", {
        ...name,
        schedule_at: at,
        order_amount: order.order_amount,
      }),
    onSuccess: ({ message, order: moved }) => {
      toast.success(message);
      onChange(moved);
      onClose();
    },
    onError: (error) => {
      reportError(error);
      if (error instanceof ApiError && error.find("order_status")) return onClose();
      // The time is taken or no longer possible: the list shows what is left.
      setChosen(null);
      void times.refetch();
    },
  });
  const days = toSlotDays(
    times.data?.slots.map(({ at, is_full }) => ({ at, isFull: is_full })) ?? [],
    config.time_zone,
  );
  const isPossibleNow = times.data?.as_soon_as_possible ?? false;
  const at = chosen ? chosen.at : current;
  const isChanged = chosen !== null && chosen.at !== current;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("reschedule.title")}
      text={terms}
      footer={
        <ChangeFooter
          keep={t("reschedule.keep")}
          submit={t("reschedule.submit")}
          isChanged={isChanged}
          isBusy={moving.isPending}
          onKeep={onClose}
          onSubmit={() => isChanged && moving.mutate(chosen.at)}
        />
      }
    >
      {times.data ? (
        days.length === 0 && !isPossibleNow ? (
          <p className="text-muted">{t("reschedule.none")}</p>
        ) : (
          <SlotChoice
            days={days}
            isPossibleNow={isPossibleNow}
            at={at}
            today={today}
            onChange={(value) => setChosen({ at: value })}
          />
        )
      ) : times.isError ? (
        <ErrorState text={t("reschedule.loadError")} onRetry={() => void times.refetch()} />
      ) : (
        <Skeleton className="h-32 rounded-control" />
      )}
    </Dialog>
  );
}
