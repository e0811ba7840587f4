import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useFieldArray, useFormContext } from "react-hook-form";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import type { SettingsValues } from "./settings-values.ts";

const maxTexts = 8;

/** What is in the price, or not in it, in both languages. */
export function TermTexts({ name }: { name: "included" | "extra" }) {
  const t = useMessages("provider-settings");
  const { control, register } = useFormContext<SettingsValues>();
  const texts = useFieldArray({ control, name });
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-bold">{t(`texts.${name}.title`)}</legend>
      {texts.fields.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <TextField
            {...register(`${name}.${index}.en`)}
            label={t(`texts.${name}.en`, { number: index + 1 })}
            maxLength={300}
          />
          <TextField
            {...register(`${name}.${index}.fr`)}
            label={t(`texts.${name}.fr`, { number: index + 1 })}
            maxLength={300}
          />
          <IconButton
            icon={X}
            label={t(`texts.${name}.remove`, { number: index + 1 })}
            onClick={() => texts.remove(index)}
          />
        </div>
      ))}
      {texts.fields.length < maxTexts && (
        <p>
          <OfficeButton onClick={() => texts.append({ en: "", fr: "" })}>
            <Plus aria-hidden className="size-4.5" />
            {t(`texts.${name}.add`)}
          </OfficeButton>
        </p>
      )}
    </fieldset>
  );
}
