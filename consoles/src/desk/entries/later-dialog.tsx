import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { useShop } from "../../console/console.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { toMoment } from "./entry-form.ts";

interface LaterDialogProps {
  onPlan(at: string): Promise<unknown>;
  onClose(): void;
}

/** Asks when changes are published instead of now. */
export function LaterDialog({ onPlan, onClose }: LaterDialogProps) {
  const t = useMessages("entries");
  const options = { language: useLanguage(), timeZone: useShop().time_zone };
  const form = useValidatedForm({ defaultValues: { at: "" } });
  const { register, formState } = form;
  return (
    <FormDialog
      form={form}
      title={t("later.title")}
      text={t("later.text")}
      send={t("later.plan")}
      onSend={({ at }) => onPlan(toMoment(at, options))}
      onClose={onClose}
    >
      <TextField
        {...register("at", {
          validate: (at) =>
            (at !== "" && Date.parse(toMoment(at, options)) > Date.now()) || t("error.past"),
        })}
        type="datetime-local"
        label={t("later.at")}
        error={formState.errors.at?.message}
        isRequired
      />
    </FormDialog>
  );
}
