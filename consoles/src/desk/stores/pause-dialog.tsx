import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { TextArea } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { Controller } from "react-hook-form";
import { useDeskClient } from "../desk-client.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import type { DeskStore } from "./store.types.ts";
import { useRefreshStores } from "./use-refresh-stores.ts";

const minutes = ["30", "60", "240", "1440", "10080"] as const;

/** Pauses a store until a time; customers read that it is closed. */
export function PauseDialog({ store, onClose }: { store: DeskStore; onClose(): void }) {
  const t = useMessages("desk-stores");
  const { call } = useDeskClient();
  const refresh = useRefreshStores();
  const form = useValidatedForm<{ minutes: (typeof minutes)[number]; reason: string }>({
    defaultValues: { minutes: "60", reason: "" },
  });
  const { register, control } = form;
  return (
    <FormDialog
      form={form}
      title={t("pause.title", { name: store.name })}
      text={t("pause.text")}
      send={t("pause.open")}
      onClose={onClose}
      onSend={async ({ minutes: length, reason }) => {
        const until = new Date(Date.now() + Number(length) * 60_000).toISOString();
        const { message } = await call("PUT /desk/stores/{id}/pause", {
          ...{ id: store.id, until },
          ...(reason.trim() && { reason: reason.trim() }),
        });
        toast.success(message);
        await refresh();
      }}
    >
      <Controller
        control={control}
        name="minutes"
        render={({ field }) => (
          <Select
            label={t("pause.length")}
            value={field.value}
            onChange={field.onChange}
            options={minutes.map((value) => ({ value, label: t(`pause.for.${value}`) }))}
          />
        )}
      />
      <TextArea {...register("reason")} label={t("pause.reason")} maxLength={255} />
    </FormDialog>
  );
}
