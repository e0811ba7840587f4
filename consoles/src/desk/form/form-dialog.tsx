import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { type ReactNode, useId } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";

interface FormDialogProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  title: string;
  /** What follows, and who reads it. */
  text?: string | undefined;
  send: string;
  /** Whether it takes something away. */
  isDangerous?: boolean;
  /** Rejects with `ApiError`, which the dialog shows. */
  onSend(values: Values): Promise<unknown>;
  onClose(): void;
  children: ReactNode;
}

/** A dialog with a form; it closes once the server has accepted. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  text,
  send,
  isDangerous = false,
  onSend,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const formId = useId();
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSend(values);
      onClose();
    } catch (error) {
      setApiErrors(form, error);
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={text}
      footer={
        <Button
          type="submit"
          variant={isDangerous ? "danger" : "solid"}
          form={formId}
          isBusy={isSubmitting}
        >
          {send}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          // The page below may be a form as well.
          event.stopPropagation();
          void submit(event);
        }}
        className="flex flex-col gap-4"
      >
        <FormProvider {...form}>{children}</FormProvider>
        <FormErrorMessage text={errors.root?.message} />
      </form>
    </Dialog>
  );
}
