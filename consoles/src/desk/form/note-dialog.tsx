import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextArea } from "@errand/ui/text-field.tsx";
import { FormDialog } from "./form-dialog.tsx";

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
  label,
  isRequired = false,
  maxLength,
  onSend,
  ...dialog
}: NoteDialogProps) {
  const t = useMessages("desk");
  const form = useValidatedForm({ defaultValues: { note: "" } });
  const { register, formState } = form;
  return (
    <FormDialog {...dialog} form={form} onSend={({ note }) => onSend(note.trim() || undefined)}>
      <TextArea
        {...register("note", {
          validate: (note) => !isRequired || note.trim() !== "" || t("noteMissing"),
        })}
        label={label}
        maxLength={maxLength}
        error={formState.errors.note?.message}
        isRequired={isRequired}
      />
    </FormDialog>
  );
}
