import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { Button } from "../ui/button.tsx";
import { codePhoneError } from "./field-errors.ts";
import { FormErrorMessage } from "./form-error-message.tsx";
import { PhoneInput } from "./phone-input.tsx";

interface PhoneFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
  /** What the button says. */
  submit: string;
  onSubmit(values: Values): Promise<void> | void;
}

/** A form that asks for a phone to which a code can go. */
export function PhoneForm<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  submit,
  onSubmit,
}: PhoneFormProps<Values>) {
  const { control, handleSubmit, formState } = form;
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="flex flex-col gap-4">
      <PhoneInput
        control={control}
        name={name}
        label={label}
        hint={hint}
        fault={codePhoneError}
        isRequired
      />
      <FormErrorMessage text={formState.errors.root?.message} />
      <Button type="submit" size="lg" isBusy={formState.isSubmitting}>
        {submit}
      </Button>
    </form>
  );
}
