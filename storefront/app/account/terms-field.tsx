import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RichText } from "@errand/ui/messages/rich-text.tsx";
import { type Control, Controller, type FieldPathByValue, type FieldValues } from "react-hook-form";

interface TermsFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, boolean>;
}

/**
 * Requires accepting the terms (spec §5). They open in a new tab, so that the form keeps its
 * values.
 */
export function TermsField<Values extends FieldValues>({ control, name }: TermsFieldProps<Values>) {
  const t = useMessages("account");
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState, formState }) => (
        <div>
          <Checkbox
            isChecked={field.value}
            onChange={(isChecked) => {
              field.onChange(isChecked);
              field.onBlur();
            }}
          >
            <RichText
              text={t("signUp.terms")}
              tags={{
                link: (content) => (
                  <a
                    href="/terms-and-conditions"
                    target="_blank"
                    rel="noreferrer"
                    className="font-medium text-accent underline"
                  >
                    {content}
                    <span className="sr-only"> {t("signUp.newTab")}</span>
                  </a>
                ),
              }}
            />
          </Checkbox>
          {!field.value && (fieldState.isTouched || formState.isSubmitted) && (
            <p role="alert" className="px-2 text-sm font-medium text-bad">
              {t("error.terms")}
            </p>
          )}
        </div>
      )}
    />
  );
}
