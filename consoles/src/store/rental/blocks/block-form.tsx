import type { FleetVehicle } from "@errand/core/trips/provider-trips.contract";
import { controlClasses, Field } from "@errand/ui/field.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useShop } from "../../../console/console.ts";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useProviderClient } from "../provider-client.ts";
import { type BlockDraft, type BlockValues, toBlockInput, toBlockValues } from "./block-values.ts";

interface BlockFormProps {
  draft: BlockDraft;
  fleet: readonly FleetVehicle[];
  onClose(): void;
}

export function BlockForm({ draft, fleet, onClose }: BlockFormProps) {
  const t = useMessages("rental-blocks");
  const { time_zone } = useShop();
  const { call } = useProviderClient();
  const done = useDone(onClose);
  const form = useValidatedForm<BlockValues>({
    defaultValues: toBlockValues(draft, fleet, time_zone),
  });
  const { register, control, handleSubmit, formState } = form;
  const [vehicleId, unitId] = useWatch({ control, name: ["vehicle_id", "vehicle_identity_id"] });
  const units = fleet.find(({ id }) => String(id) === vehicleId)?.units ?? [];
  const { errors } = formState;
  const isStated = (text: string) => text.trim() !== "" || t("missing");

  async function save(values: BlockValues) {
    try {
      const input = toBlockInput(values, time_zone);
      const { message } = draft.block
        ? await call("PUT /provider/blocks/{id}", { ...input, id: draft.block.id })
        : await call("POST /provider/blocks", input);
      await done(message);
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="flex flex-col gap-4">
      <Field label={t("vehicle")} error={errors.vehicle_id?.message} isRequired>
        {({ id, describedBy, isInvalid }) => (
          <select
            {...register("vehicle_id", { validate: isStated })}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            className={controlClasses}
          >
            {fleet.map((vehicle) => (
              <option key={vehicle.id} value={vehicle.id}>
                {vehicle.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("plate")} error={errors.vehicle_identity_id?.message}>
          {({ id, describedBy }) => (
            <select
              // Another vehicle has other plates.
              key={vehicleId}
              {...register("vehicle_identity_id")}
              id={id}
              aria-describedby={describedBy}
              className={controlClasses}
            >
              <option value="">{t("any")}</option>
              {units.map((unit) => (
                <option key={unit.id} value={unit.id}>
                  {unit.license_plate_number}
                </option>
              ))}
            </select>
          )}
        </Field>
        {unitId === "" && (
          <TextField
            {...register("quantity", {
              validate: (text) => /^[1-9]\d{0,2}$/.test(text.trim()) || t("noCount"),
            })}
            inputMode="numeric"
            label={t("quantity")}
            error={errors.quantity?.message}
          />
        )}
        <TextField
          {...register("from", { validate: isStated })}
          type="datetime-local"
          label={t("from")}
          error={errors.from?.message}
          isRequired
        />
        <TextField
          {...register("to", {
            validate: (to, { from }) => (to !== "" && to > from) || t("noEnd"),
          })}
          type="datetime-local"
          label={t("to")}
          error={errors.to?.message}
          isRequired
        />
      </div>
      <TextField
        {...register("reason", { validate: isStated })}
        label={t("reason")}
        maxLength={100}
        error={errors.reason?.message}
        isRequired
      />
      <FormErrorMessage text={errors.root?.message} />
      <p className="flex flex-wrap gap-2">
        <OfficeButton type="submit" tone="ink" isBusy={formState.isSubmitting}>
          {draft.block ? t("save") : t("block")}
        </OfficeButton>
        {draft.block && <EndButton id={draft.block.id} onDone={done} />}
      </p>
    </form>
  );
}

/** Says what happened and reads the calendar anew. */
function useDone(onClose: () => void) {
  const { everyScope } = useProviderClient();
  const queries = useQueryClient();
  return async (message: string) => {
    toast.success(message);
    await queries.invalidateQueries(everyScope("GET /provider/calendar"));
    onClose();
  };
}

function EndButton({ id, onDone }: { id: number; onDone(message: string): Promise<void> }) {
  const t = useMessages("rental-blocks");
  const { call } = useProviderClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("DELETE /provider/blocks/{id}", { id }),
    onSuccess: ({ message }) => onDone(message),
    onError: reportError,
  });
  return (
    <OfficeButton tone="bad" isBusy={isPending} onClick={() => mutate()}>
      {t("end")}
    </OfficeButton>
  );
}
