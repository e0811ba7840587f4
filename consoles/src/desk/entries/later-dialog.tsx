import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { useId } from "react";
import { useShop } from "../../console/console.ts";
import { toMoment } from "./entry-form.ts";

interface LaterDialogProps {
  onPlan(at: string): Promise<unknown>;
  onClose(): void;
}

/** Asks when changes are published instead of now. */
export function LaterDialog({ onPlan, onClose }: LaterDialogProps) {
  const t = useMessages("entries");
  const formId = useId();
  const options = { language: useLanguage(), timeZone: useShop().time_zone };
  const form = useValidatedForm({ defaultValues: { at: "" } });
  const { register, formState } = form;
  const submit = form.handleSubmit(async ({ at }) => {
    onClose();
    await onPlan(toMoment(at, options));
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("later.title")}
      text={t("later.text")}
      footer={
        <Button type="submit" form={formId} isBusy={formState.isSubmitting}>
          {t("later.plan")}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          // It is a form within the page of another one.
          event.stopPropagation();
          void submit(event);
        }}
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
      </form>
    </Dialog>
  );
}
