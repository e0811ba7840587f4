import type { SavedView } from "@errand/core/staff/saved-views.contract";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { useViewActs } from "./use-view-acts.ts";

interface SaveViewDialogProps {
  list: string;
  query: string;
  views: readonly SavedView[];
  onClose(): void;
}

/** Saves how a list is set up. One of the operator's own with the same name is replaced. */
export function SaveViewDialog({ list, query, views, onClose }: SaveViewDialogProps) {
  const t = useMessages("desk");
  const { save } = useViewActs(list);
  const form = useValidatedForm({ defaultValues: { name: "", shared: false } });
  const { register, formState, watch, setValue } = form;
  const name = watch("name").trim();
  const former = views.find((view) => view.own && view.name === name);
  return (
    <FormDialog
      form={form}
      title={t("views.save")}
      text={t("views.text")}
      send={t(former ? "views.replace" : "views.send")}
      onSend={({ shared }) => save({ id: former?.id, name, query, shared: shared ? 1 : 0 })}
      onClose={onClose}
    >
      <TextField
        {...register("name", { validate: (text) => text.trim() !== "" || t("views.missing") })}
        label={t("views.name")}
        maxLength={60}
        error={formState.errors.name?.message}
        isRequired
      />
      <Checkbox isChecked={watch("shared")} onChange={(shared) => setValue("shared", shared)}>
        {t("views.shared")}
      </Checkbox>
    </FormDialog>
  );
}
