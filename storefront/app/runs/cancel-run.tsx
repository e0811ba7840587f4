import { ApiError } from "@errand/core/api-error";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { call } from "../api/call.ts";
import { CancelForm, type CancelValues, toCancelInput } from "../orders/cancel-form.tsx";
import { CancelFrame } from "../orders/cancel-frame.tsx";
import type { RunSectionProps } from "./paid-run.ts";

/** Cancels every order of a run that its customer can cancel. */
export function CancelRun({ run, name, onChange }: RunSectionProps) {
  const t = useMessages("runs");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const canceling = useMutation({
    mutationFn: (values: CancelValues) =>
      call("PUT /customer/run/cancel", { ...name, ...toCancelInput(values) }),
    onSuccess: ({ message, run: changed }) => {
      toast.success(message);
      onChange(changed);
      close();
    },
    onError: (error) => {
      reportError(error);
      // The kitchens have begun meanwhile.
      if (error instanceof ApiError && error.find("order_status")) close();
    },
  });
  if (!run.actions.includes("cancel")) return null;
  // A parcel that the courier has is canceled alone, as it is brought back.
  const canBeCanceled = run.orders.filter(
    ({ actions, order_status }) => actions.includes("cancel") && order_status !== "picked_up",
  );
  const isPart = canBeCanceled.length < run.orders.length;
  const stores = canBeCanceled.map(({ store }) => store?.name ?? t("parcel.title")).join(", ");
  return (
    <>
      <Button variant="outline" className="no-print w-full" onClick={() => setOpen(true)}>
        {t(isPart ? "cancel.openPart" : "cancel.open")}
      </Button>
      <CancelFrame
        open={isOpen}
        onClose={close}
        title={t("cancel.title")}
        text={isPart ? t("cancel.part", { stores }) : t("cancel.text")}
        keep={t("cancel.keep")}
        submit={t("cancel.submit")}
        formId={id}
        isBusy={canceling.isPending}
      >
        <CancelForm
          id={id}
          isOpen={isOpen}
          maxNote={500}
          onSubmit={(values) => canceling.mutate(values)}
        />
      </CancelFrame>
    </>
  );
}
