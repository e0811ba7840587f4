import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useFieldArray, useFormContext } from "react-hook-form";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { Section } from "../../office/menu/editor/section.tsx";
import { useNumberRules } from "../../office/menu/editor/use-number-rules.ts";
import { maxVehicleTags, type VehicleForm } from "./vehicle-form.ts";

const maxTagLength = 50;

/** Short words by which customers find a vehicle, in both languages. */
export function TagFields() {
  const t = useMessages("vehicles");
  const { control, register, formState } = useFormContext<VehicleForm>();
  const tags = useFieldArray({ control, name: "tags" });
  const rules = useNumberRules();
  const errors = formState.errors.tags;
  return (
    <Section
      title={t("tags")}
      error={errors?.message ?? errors?.root?.message}
      act={
        tags.fields.length < maxVehicleTags && (
          <OfficeButton onClick={() => tags.append({ name: "", name_fr: "" })}>
            <Plus aria-hidden className="size-4.5" />
            {t("addTag")}
          </OfficeButton>
        )
      }
    >
      <ul className="flex flex-col gap-2">
        {tags.fields.map(({ id, name }, index) => (
          <li key={id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
            <TextField
              {...register(`tags.${index}.name`, { validate: rules.word })}
              label={t("tag", { number: index + 1 })}
              maxLength={maxTagLength}
              error={errors?.[index]?.name?.message}
            />
            <TextField
              {...register(`tags.${index}.name_fr`)}
              label={t("tagFr", { number: index + 1 })}
              maxLength={maxTagLength}
            />
            <IconButton
              icon={X}
              className="mt-8"
              label={t("removeTag", { name: name || String(index + 1) })}
              onClick={() => tags.remove(index)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
