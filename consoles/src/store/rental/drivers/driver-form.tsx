import type { ProviderContract } from "@errand/core/contract.provider";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useProviderClient } from "../provider-client.ts";

export type Driver = ProviderContract["GET /provider/drivers"]["reply"][number];

interface DriverFormProps {
  /** Null for a new one. */
  driver: Driver | null;
  onClose(): void;
}

const words = ["first_name", "last_name", "phone"] as const;

export function DriverForm({ driver, onClose }: DriverFormProps) {
  const t = useMessages("drivers");
  const { call } = useProviderClient();
  const done = useDone(onClose);
  const form = useValidatedForm({
    defaultValues: {
      first_name: driver?.first_name ?? "",
      last_name: driver?.last_name ?? "",
      phone: driver?.phone ?? "",
      active: driver?.active !== 0,
    },
  });
  const { register, control, handleSubmit, formState } = form;

  const save = handleSubmit(async ({ active, ...stated }) => {
    try {
      const input = { ...stated, active: active ? (1 as const) : (0 as const) };
      const { message } = driver
        ? await call("PUT /provider/drivers/{id}", { ...input, id: driver.id })
        : await call("POST /provider/drivers", input);
      await done(message);
    } catch (error) {
      setApiErrors(form, error);
    }
  });

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      {words.map((name) => (
        <TextField
          key={name}
          {...register(name, { validate: (text) => text.trim() !== "" || t("missing") })}
          type={name === "phone" ? "tel" : "text"}
          autoComplete="off"
          label={t(name)}
          maxLength={100}
          error={formState.errors[name]?.message}
          isRequired
        />
      ))}
      <Controller
        control={control}
        name="active"
        render={({ field }) => (
          <Checkbox isChecked={field.value} onChange={field.onChange}>
            {t("active")}
          </Checkbox>
        )}
      />
      <FormErrorMessage text={formState.errors.root?.message} />
      <p className="flex flex-wrap gap-2">
        <OfficeButton type="submit" tone="ink" isBusy={formState.isSubmitting}>
          {t("save")}
        </OfficeButton>
        {driver && <DeleteButton id={driver.id} onDone={done} />}
      </p>
    </form>
  );
}

function useDone(onClose: () => void) {
  const { everyScope } = useProviderClient();
  const queries = useQueryClient();
  return async (message: string) => {
    toast.success(message);
    await queries.invalidateQueries(everyScope("GET /provider/drivers"));
    onClose();
  };
}

/** Deletes a driver; the server says while a trip needs them. */
function DeleteButton({ id, onDone }: { id: number; onDone(message: string): Promise<void> }) {
  const t = useMessages("drivers");
  const { call } = useProviderClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("DELETE /provider/drivers/{id}", { id }),
    onSuccess: ({ message }) => onDone(message),
    onError: reportError,
  });
  return (
    <OfficeButton tone="bad" isBusy={isPending} onClick={() => mutate()}>
      {t("delete")}
    </OfficeButton>
  );
}
