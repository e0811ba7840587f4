import type { OfflineMethod } from "@errand/core/orders/offline-payments.contract";
import type { Order } from "@errand/core/orders/orders.types";
import { Button } from "@errand/ui/button.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { reportError } from "@errand/ui/report-error.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { TextArea, TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { useMoney } from "../config/shop.ts";
import { useStored } from "../visitor/storage.ts";
import { OfflineFields } from "./offline-fields.tsx";
import type { OrderName } from "./use-order-live.ts";

interface OfflinePaymentFormProps {
  order: Order;
  name: OrderName;
  onReported(order: Order): void;
  /** Leaves an earlier report as it is; undefined before the first. */
  onCancel: (() => void) | undefined;
}

/** Asks for the details of a transfer, or for corrected ones. */
export function OfflinePaymentForm(props: OfflinePaymentFormProps) {
  const { order } = props;
  const t = useMessages("orders");
  const money = useMoney();
  const query = useQuery(endpointQuery(useScope(), "GET /offline_payment_method_list"));
  const last = useStored("payment")?.offlineMethod;
  const [chosen, setChosen] = useState<number | null>(null);
  const methods = query.data;
  const earlier = order.offline_payment?.data.method_id;
  const wanted = earlier ?? chosen ?? last;
  const method = methods?.find(({ id }) => id === wanted) ?? methods?.[0];
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="text-title font-bold">{t("payment.report.title")}</h3>
        <p className="mt-1 text-muted">
          {t("payment.report.text", { amount: money(order.receipt.due) })}
        </p>
      </div>
      {query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : !methods ? (
        <Skeleton className="h-40 rounded-control" />
      ) : (
        <>
          {earlier === undefined && methods.length > 1 && (
            <RadioList<number>
              label={t("payment.report.method")}
              options={methods.map(({ id, method_name }) => ({ value: id, label: method_name }))}
              value={method?.id ?? null}
              onChange={setChosen}
            />
          )}
          {method && <Details key={method.id} {...props} method={method} />}
        </>
      )}
    </div>
  );
}

interface DetailsValues {
  /** In the order of the method's inputs. */
  answers: { value: string }[];
  note: string;
}

function Details({
  order,
  name,
  method,
  onReported,
  onCancel,
}: OfflinePaymentFormProps & { method: OfflineMethod }) {
  const t = useMessages("orders");
  const { offline_payment: earlier } = order;
  const inputs = method.method_informations;
  const answerTo = (label: string) =>
    earlier?.input.find(({ user_input }) => user_input === label)?.user_data ?? "";
  const { register, handleSubmit, formState } = useValidatedForm<DetailsValues>({
    defaultValues: {
      answers: inputs.map(({ customer_input }) => ({ value: answerTo(customer_input) })),
      note: earlier?.data.customer_note ?? "",
    },
  });
  const reporting = useMutation({
    mutationFn: ({ answers, note }: DetailsValues) => {
      const entries = inputs.map(
        ({ customer_input }, index) =>
          [customer_input, answers[index]?.value.trim() ?? ""] as const,
      );
      const report = {
        ...name,
        user_data: Object.fromEntries(entries.filter(([, value]) => value !== "")),
        ...(note.trim() !== "" && { customer_note: note.trim() }),
      };
      return earlier
        ? call("PUT /customer/order/offline-payment-update", report)
        : call("PUT /customer/order/offline-payment", { ...report, method_id: method.id });
    },
    onSuccess: (reply) => {
      toast.success(reply.message);
      onReported(reply.order);
    },
    onError: reportError,
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => reporting.mutate(values))}
      className="flex flex-col gap-4"
    >
      <OfflineFields fields={method.method_fields} />
      {inputs.map(({ customer_input: label, customer_placeholder, is_required }, index) => (
        <TextField
          key={label}
          {...register(`answers.${index}.value`, {
            validate: (value) =>
              is_required === 0 || value.trim() !== "" || t("payment.report.required"),
          })}
          label={label}
          placeholder={customer_placeholder}
          isRequired={is_required === 1}
          error={formState.errors.answers?.[index]?.value?.message}
          maxLength={255}
        />
      ))}
      <TextArea {...register("note")} label={t("payment.report.note")} maxLength={500} />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" variant="accent" isBusy={reporting.isPending}>
          {t(earlier ? "payment.report.update" : "payment.report.submit")}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t("payment.report.cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}
