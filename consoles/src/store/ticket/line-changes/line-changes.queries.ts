import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useMoney } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";
import type { Ticket } from "../../tickets/ticket.ts";
import { useBoard } from "../../tickets/use-board.ts";

interface MissingPieces {
  detailId: number;
  quantity: number;
  /** The item that is sent instead. */
  replacementId?: number;
}

/** Changes what a line of an order holds; what is paid too much goes back, and that is said. */
export function useLineChanges({ id }: Ticket, onDone: () => void) {
  const { call } = useStoreClient();
  const board = useBoard();
  const money = useMoney();
  const t = useMessages("lines");
  const done = {
    onSuccess({ order, refunded }: Awaited<ReturnType<typeof takeOut>>) {
      board.show(order);
      if (refunded > 0) toast.success(t("refunded", { amount: money(refunded) }));
      onDone();
    },
    onError: reportError,
  };

  function takeOut({ detailId, quantity, replacementId }: MissingPieces) {
    const lines = [{ detail_id: detailId, quantity, replace_with: replacementId }];
    return call("POST /store/orders/{id}/unavailable", { id, lines });
  }

  return {
    missing: useMutation({ mutationFn: takeOut, ...done }),
    weigh: useMutation({
      mutationFn: ({ detailId, grams }: { detailId: number; grams: number }) =>
        call("POST /store/orders/{id}/weigh", { id, lines: [{ detail_id: detailId, grams }] }),
      ...done,
    }),
  };
}
