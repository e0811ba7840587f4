import { DigitsField } from "@errand/ui/digits-field.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { TextArea, TextField } from "@errand/ui/text-field.tsx";
import { Controller, useFormContext } from "react-hook-form";
import { isAmount, isCount, toSignedNumber } from "../../console/office/numbers.ts";
import { PictureInput } from "../form/picture-input.tsx";
import type { SettingField as Definition } from "./setting-fields.ts";
import { type SettingForm, toFieldName } from "./setting-form.ts";
import { SwitchRow } from "./switch-row.tsx";

interface SettingFieldProps {
  field: Definition;
  /** What it is called, where its name does not say it. */
  label?: string | undefined;
}

/** One value, with what it does in a sentence. */
export function SettingField({ field, label }: SettingFieldProps) {
  const t = useMessages("desk-settings");
  const { register, control, formState } = useFormContext<SettingForm>();
  const { kind, options = [], mayBeEmpty = false } = field;
  const isOptional = (field.isOptional ?? false) || mayBeEmpty;
  const name = toFieldName(field.name);
  const key = field.name.replace(/^delivery\.\d+\b\.?/, "delivery.").replace(/\.$/, "");
  const text = label ?? t(`name.${key.replaceAll(".", "_")}` as "name.on");
  const about = t(`about.${key.replaceAll(".", "_")}` as "about.on");
  const errorOf = (path: string) => formState.errors[path]?.message;
  const isThere = (value: unknown) =>
    isOptional || String(value ?? "").trim() !== "" || t("error.required");

  if (kind === "switch" || kind === "flag" || kind === "group") {
    return (
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange } }) => (
          <SwitchRow
            isOn={value === true}
            onChange={onChange}
            name={text}
            about={about}
            error={errorOf(name)}
          />
        )}
      />
    );
  }
  if (kind === "words" || kind === "page") {
    const Input = kind === "page" ? TextArea : TextField;
    return (
      <div className="grid gap-3 py-3 sm:grid-cols-2">
        {(["en", "fr"] as const).map((language) => (
          <Input
            key={language}
            {...register(`${name}/${language}`, { validate: isThere })}
            lang={language}
            label={`${text}, ${t(`language.${language}`)}`}
            hint={about}
            error={errorOf(`${name}/${language}`)}
            isRequired={!isOptional}
          />
        ))}
      </div>
    );
  }
  const shared = { label: text, hint: about, error: errorOf(name), isRequired: !isOptional };
  if (kind === "choice") {
    return (
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange } }) => (
          <Select
            {...shared}
            className="max-w-md py-3"
            value={String(value)}
            onChange={onChange}
            options={options.map((option) => ({
              value: option,
              label: t(`option.${option}` as "option.off"),
            }))}
          />
        )}
      />
    );
  }
  if (kind === "text") {
    return (
      <TextField
        {...register(name, { validate: isThere })}
        {...shared}
        className="max-w-md py-3"
        autoComplete="off"
      />
    );
  }
  if (kind === "picture") {
    return (
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange } }) => (
          <div className="py-3">
            <PictureInput
              {...shared}
              name={String(value) || null}
              onChange={(picture) => onChange(picture ?? "")}
            />
          </div>
        )}
      />
    );
  }
  const isRight = (value: string) =>
    kind === "count" ? isCount(value) : kind === "amount" ? isAmount(value) : isNumber(value);
  return (
    <DigitsField
      {...register(name, {
        validate: (value) =>
          String(value).trim() === ""
            ? isThere(value)
            : isRight(String(value)) || t(kind === "count" ? "error.count" : "error.number"),
      })}
      {...shared}
      className="max-w-md py-3"
      inputMode={kind === "count" ? "numeric" : "decimal"}
      autoComplete="off"
    />
  );
}

const isNumber = (text: string) => toSignedNumber(text) !== null;
