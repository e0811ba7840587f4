import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextArea } from "@errand/ui/text-field.tsx";
import { useId } from "react";

interface NoteDialogProps {
  title: string;
  /** What follows, and who reads the note. */
  text?: string;
  label: string;
  send: string;
  isRequired?: boolean;
  maxLength: number;
  /** Rejects with `ApiError`, which the dialog shows. */
  onSend(note: string | undefined): Promise<unknown>;
  onClose(): void;
}

/** Asks for a reason or a note before an act. */
export function NoteDialog({
  title,
  text,
  label,
  send,
  isRequired = false,
  maxLength,
  onSend,
  onClose,
}: NoteDialogProps) {
  const t = useMessages("desk");
  const formId = useId();
  const form = useValidatedForm({ defaultValues: { note: "" } });
  const { register, formState } = form;
  const submit = form.handleSubmit(async ({ note }) => {
    try {
      await onSend(note.trim() || undefined);
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
        <Button type="submit" form={formId} isBusy={formState.isSubmitting}>
          {send}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextArea
          {...register("note", {
            validate: (note) => !isRequired || note.trim() !== "" || t("noteMissing"),
          })}
          label={label}
          maxLength={maxLength}
          error={formState.errors.note?.message}
          isRequired={isRequired}
        />
        <FormErrorMessage text={formState.errors.root?.message} />
      </form>
    </Dialog>
  );
}
