import { DigitsField } from "@errand/ui/digits-field.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useFormContext } from "react-hook-form";

/** The code that was sent to a contact. */
export function SentCodeField() {
  const t = useMessages("own-account");
  const { register, formState } = useFormContext<{ code: string }>();
  return (
    <DigitsField
      {...register("code", {
        pattern: { value: /^(?:\s*\d){6}\s*$/, message: t("code.missing") },
        required: t("code.missing"),
      })}
      label={t("code.label")}
      error={formState.errors.code?.message}
      autoComplete="one-time-code"
      inputMode="numeric"
      dir="ltr"
      autoFocus
      isRequired
    />
  );
}
