import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useFieldArray, useFormContext } from "react-hook-form";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import type { SettingsValues } from "./settings-values.ts";

const maxRules = 20;

/** What customers agree to, one sentence each, in the language of the page. */
export function RuleFields() {
  const t = useMessages("provider-settings");
  const { control, register } = useFormContext<SettingsValues>();
  const rules = useFieldArray({ control, name: "rules" });
  return (
    <section>
      <h2 className="text-body font-bold">{t("rules")}</h2>
      <p className="mb-2 text-strong">{t("inYourLanguage")}</p>
      <ul className="flex flex-col gap-2">
        {rules.fields.map(({ id }, index) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
            <TextField
              {...register(`rules.${index}.text`)}
              label={t("rule", { number: index + 1 })}
              maxLength={255}
            />
            <IconButton
              icon={X}
              label={t("removeRule", { number: index + 1 })}
              onClick={() => rules.remove(index)}
            />
          </li>
        ))}
      </ul>
      {rules.fields.length < maxRules && (
        <p className="mt-3">
          <OfficeButton onClick={() => rules.append({ text: "" })}>
            <Plus aria-hidden className="size-4.5" />
            {t("addRule")}
          </OfficeButton>
        </p>
      )}
    </section>
  );
}
