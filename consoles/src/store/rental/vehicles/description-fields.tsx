import { fuelTypes, transmissionTypes } from "@errand/core/rental/vehicle-traits";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextArea, TextField } from "@errand/ui/text-field.tsx";
import { useFormContext } from "react-hook-form";
import { toNumber } from "../../../console/office/numbers.ts";
import { Section } from "../../office/menu/editor/section.tsx";
import { useNumberRules } from "../../office/menu/editor/use-number-rules.ts";
import { ChoiceField } from "./choice-field.tsx";
import { useVehicleBrands, useVehicleCategories } from "./use-taxonomy.ts";
import { type VehicleForm, wordFields } from "./vehicle-form.ts";

/** What a vehicle is. */
export function DescriptionFields() {
  const t = useMessages("vehicles");
  const { register, formState } = useFormContext<VehicleForm>();
  const rules = useNumberRules();
  const { errors } = formState;
  const categories = useVehicleCategories().data?.vehicles ?? [];
  const brands = useVehicleBrands().data?.brands ?? [];
  const toOptions = (list: readonly { id: number; name: string }[]) => [
    { value: "", label: t("choose") },
    ...list.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Section title={t("what")}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...register("name", { validate: rules.word })}
          label={t("name")}
          maxLength={100}
          error={errors.name?.message}
          isRequired
        />
        <TextField
          {...register("name_fr")}
          label={t("nameFr")}
          maxLength={100}
          error={errors.name_fr?.message}
        />
        <TextArea {...register("description")} label={t("description")} maxLength={2000} />
        <TextArea {...register("description_fr")} label={t("descriptionFr")} maxLength={2000} />
        <ChoiceField
          // A choice is there once its options are.
          key={`category ${categories.length}`}
          {...register("category_id", { validate: rules.word })}
          label={t("category")}
          options={toOptions(categories)}
          error={errors.category_id?.message}
          isRequired
        />
        <ChoiceField
          key={`brand ${brands.length}`}
          {...register("brand_id", { validate: rules.word })}
          label={t("brand")}
          options={toOptions(brands)}
          error={errors.brand_id?.message}
          isRequired
        />
        {wordFields.map((name) => (
          <TextField
            key={name}
            {...register(name, { validate: rules.word })}
            label={t(name)}
            maxLength={100}
            error={errors[name]?.message}
            isRequired
          />
        ))}
        <ChoiceField
          {...register("fuel_type")}
          label={t("fuel_type")}
          options={fuelTypes.map((value) => ({ value, label: t(`fuel.${value}`) }))}
        />
        <ChoiceField
          {...register("transmission_type")}
          label={t("transmission_type")}
          options={transmissionTypes.map((value) => ({ value, label: t(`transmission.${value}`) }))}
        />
        <TextField
          {...register("seating_capacity", {
            validate: (text) => isSeats(text) || t("error.seats"),
          })}
          inputMode="numeric"
          label={t("seating_capacity")}
          error={errors.seating_capacity?.message}
          isRequired
        />
      </div>
    </Section>
  );
}

function isSeats(text: string): boolean {
  const seats = toNumber(text);
  return seats !== null && Number.isInteger(seats) && seats >= 1 && seats <= 60;
}
