import { newKey } from "@errand/client/create-client.ts";
import { ApiError } from "@errand/core/api-error";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../api/call.ts";
import { HeldFor } from "../orders/payment-panel.tsx";
import type { RunSectionProps } from "./paid-run.ts";

/** A store has refused: shall the courier bring the rest? Without an answer in time, yes. */
export function RunQuestion({ run, name, onChange }: RunSectionProps) {
  const t = useMessages("runs");
  const [key] = useState(newKey);
  const answering = useMutation({
    mutationFn: ({ orderId, goesOn }: { orderId: number; goesOn: boolean }) =>
      call(
        "POST /customer/run/answer",
        { ...name, order_id: orderId, go_on: goesOn },
        { key: `${key}-${orderId}` },
      ),
    onSuccess: ({ message, run: changed }) => {
      toast.success(message);
      onChange(changed);
    },
    onError: async (error) => {
      reportError(error);
      // Answered on another device, or too late.
      if (!(error instanceof ApiError)) return;
      onChange(await call("GET /customer/run", name));
    },
  });
  const { question } = run;
  if (!question || !run.actions.includes("answer")) return null;
  const { order_id: orderId, ends_at } = question;
  const store = run.stops.find((stop) => stop.order_id === orderId)?.name ?? "";
  return (
    <section role="alert" className="no-print mt-5 rounded-panel bg-warn-soft p-5">
      <h2 className="text-title text-warn">{t("question.title", { store })}</h2>
      <p className="mt-1 mb-3">{t("question.text")}</p>
      <HeldFor end={ends_at} text={t("question.left")} />
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Button
          isBusy={answering.isPending && answering.variables.goesOn}
          onClick={() => answering.mutate({ orderId, goesOn: true })}
        >
          {t("question.goOn")}
        </Button>
        <Button
          variant="outline"
          isBusy={answering.isPending && !answering.variables.goesOn}
          onClick={() => answering.mutate({ orderId, goesOn: false })}
        >
          {t("question.stop")}
        </Button>
      </div>
    </section>
  );
}
