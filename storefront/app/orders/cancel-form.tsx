import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { TextArea } from "@errand/ui/text-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { UnloadedReasons } from "./cancel-frame.tsx";

export interface CancelValues {
  reason: string | null;
  note: string;
}

interface CancelFormProps {
  id: string;
  /** The reasons load when the dialog opens. */
  isOpen: boolean;
  maxNote: number;
  onSubmit(values: CancelValues): void;
}

/** Why a customer cancels: one of the reasons of the shop, or a note. */
export function CancelForm({ id, isOpen, maxNote, onSubmit }: CancelFormProps) {
  const t = useMessages("orders");
  const form = useValidatedForm<CancelValues>({ defaultValues: { reason: null, note: "" } });
  const { register, control, handleSubmit, formState } = form;
  const reasons = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/order/cancellation-reasons", { limit: 50 }),
    enabled: isOpen,
  });
  return (
    <form id={id} noValidate onSubmit={handleSubmit(onSubmit)} className="flex flex-col gap-4">
      {reasons.data ? (
        <Controller
          control={control}
          name="reason"
          rules={{ deps: ["note"] }}
          render={({ field }) => (
            <RadioList<string>
              label={t("cancel.reasons")}
              options={reasons.data.data.map(({ reason }) => ({ value: reason, label: reason }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      ) : (
        <UnloadedReasons isError={reasons.isError} />
      )}
      <TextArea
        {...register("note", {
          validate: (note, { reason }) =>
            reason !== null || note.trim() !== "" || t("cancel.reasonRequired"),
        })}
        label={t("cancel.note")}
        error={formState.errors.note?.message}
        maxLength={maxNote}
      />
    </form>
  );
}

/** What the server takes of it. */
export function toCancelInput({ reason, note }: CancelValues) {
  return {
    reason: reason ?? undefined,
    note: note.trim() === "" ? undefined : note.trim(),
  };
}
