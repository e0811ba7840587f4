import type { Order } from "@errand/core/orders/orders.types";
import { ConfirmQuestion } from "@errand/ui/confirm-question.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { ReorderChanges } from "./reorder-changes.tsx";
import type { ReorderStep } from "./use-reorder.ts";

interface ReorderDialogsProps {
  step: ReorderStep | null;
  isBusy: boolean;
  order: Order;
  onReplace(): void;
  onClose(): void;
}

/**
 * Asks before the cart of another store is replaced, and lists what has changed since the order.
 */
export function ReorderDialogs({ step, isBusy, order, onReplace, onClose }: ReorderDialogsProps) {
  const t = useMessages("cart");
  return (
    <>
      <ConfirmQuestion
        open={step?.kind === "another-store"}
        onClose={onClose}
        onYes={onReplace}
        isBusy={isBusy}
        title={t("anotherStore.title")}
        text={t("anotherStore.text")}
      />
      {step?.kind === "changes" && (
        <ReorderChanges order={order} reordered={step.reordered} onClose={onClose} />
      )}
    </>
  );
}
