import { Button } from "@errand/ui/button.tsx";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { useState } from "react";
import { CancelRequestState } from "./cancel-request.tsx";
import type { OrderSectionProps } from "./order-section-props.ts";
import { usePlacesDialog } from "./places-dialog-context.ts";
import { useCancelTerms } from "./use-cancel-terms.ts";

const cancelDialog = lazyComponent(() => import("./cancel-dialog.tsx").then((f) => f.CancelDialog));
const parcelCancelDialog = lazyComponent(() =>
  import("./parcel-cancel-dialog.tsx").then((f) => f.ParcelCancelDialog),
);
const rescheduleDialog = lazyComponent(() =>
  import("./reschedule-dialog.tsx").then((f) => f.RescheduleDialog),
);

/**
 * Moving and canceling an order, and other places for a parcel, with the terms and the state of a
 * request; nothing where neither is possible.
 */
export function OrderChanges({ order, name, onChange }: OrderSectionProps) {
  const t = useMessages("orders");
  const terms = useCancelTerms(order);
  const [opened, setOpened] = useState<"cancel" | "reschedule" | "places" | null>(null);
  const placesDialog = usePlacesDialog();
  const close = () => setOpened(null);
  const { actions, cancel_request: request } = order;
  const isParcel = order.order_type === "parcel";
  const canAsk = actions.includes("request_cancel");
  const canCancel = canAsk || actions.includes("cancel");
  const canMove = actions.includes("reschedule");
  const cancelComponent = isParcel ? parcelCancelDialog : cancelDialog;
  const props = { onClose: close, order, name, onChange };
  return (
    <>
      {(canCancel || canMove || request) && (
        <Section title={t("changes.title")} isScreenOnly>
          <CancelRequestState order={order} />
          {(canCancel || canMove) && terms && <p className="mb-4 text-muted">{terms}</p>}
          <div className="flex flex-wrap gap-3">
            {canMove && (
              <Button
                variant="outline"
                onPointerEnter={rescheduleDialog.prefetch}
                onClick={() => setOpened("reschedule")}
              >
                {t("reschedule.open")}
              </Button>
            )}
            {canMove && isParcel && placesDialog && (
              <Button
                variant="outline"
                onPointerEnter={placesDialog.prefetch}
                onClick={() => setOpened("places")}
              >
                {t("places.open")}
              </Button>
            )}
            {canCancel && (
              <Button
                variant="outline"
                onPointerEnter={cancelComponent.prefetch}
                onClick={() => setOpened("cancel")}
              >
                {t(canAsk ? "cancel.ask.open" : isParcel ? "parcel.cancel.open" : "cancel.open")}
              </Button>
            )}
          </div>
        </Section>
      )}
      <LazyOverlay
        component={cancelComponent}
        isOpen={opened === "cancel"}
        props={{ ...props, open: opened === "cancel" }}
        onLoadError={close}
      />
      <LazyOverlay
        component={rescheduleDialog}
        isOpen={opened === "reschedule"}
        props={{ ...props, open: opened === "reschedule" }}
        onLoadError={close}
      />
      {placesDialog && (
        <LazyOverlay
          component={placesDialog}
          isOpen={opened === "places"}
          props={{ ...props, open: opened === "places" }}
          onLoadError={close}
        />
      )}
    </>
  );
}
