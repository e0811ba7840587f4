import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextArea } from "@errand/ui/text-field.tsx";
import { useFormContext } from "react-hook-form";

const maxReason = 255;

/** Why something is done, as `reason` of a form. */
export function ReasonField({ label }: { label: string }) {
  const t = useMessages("desk");
  const { register, formState } = useFormContext<{ reason: string }>();
  return (
    <TextArea
      {...register("reason", { validate: (text) => text.trim() !== "" || t("noteMissing") })}
      label={label}
      maxLength={maxReason}
      error={formState.errors.reason?.message}
      isRequired
    />
  );
}
