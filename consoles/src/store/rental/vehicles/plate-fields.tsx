import { Checkbox } from "@errand/ui/checkbox.tsx";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { Controller, useFieldArray, useFormContext } from "react-hook-form";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { Section } from "../../office/menu/editor/section.tsx";
import { useNumberRules } from "../../office/menu/editor/use-number-rules.ts";
import type { VehicleForm } from "./vehicle-form.ts";

/** The single vehicles of a kind; those in use can be booked. */
export function PlateFields() {
  const t = useMessages("vehicles");
  const { control, register, formState } = useFormContext<VehicleForm>();
  const plates = useFieldArray({ control, name: "units" });
  const rules = useNumberRules();
  const errors = formState.errors.units;
  return (
    <Section
      title={t("platesTitle")}
      error={errors?.message ?? errors?.root?.message}
      act={
        <OfficeButton onClick={() => plates.append({ license_plate_number: "", active: true })}>
          <Plus aria-hidden className="size-4.5" />
          {t("addPlate")}
        </OfficeButton>
      }
    >
      <ul className="flex flex-col gap-2">
        {plates.fields.map(({ id, license_plate_number }, index) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-3">
            <TextField
              {...register(`units.${index}.license_plate_number`, { validate: rules.word })}
              label={t("plate", { number: index + 1 })}
              maxLength={20}
              autoComplete="off"
              error={errors?.[index]?.license_plate_number?.message}
            />
            <div className="pt-8">
              <Controller
                control={control}
                name={`units.${index}.active`}
                render={({ field }) => (
                  <Checkbox isChecked={field.value} onChange={field.onChange}>
                    {t("inUse")}
                  </Checkbox>
                )}
              />
            </div>
            <IconButton
              icon={X}
              className="mt-8"
              disabled={plates.fields.length === 1}
              label={t("removePlate", { name: license_plate_number || String(index + 1) })}
              onClick={() => plates.remove(index)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
