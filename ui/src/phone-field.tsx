import { withoutSeparators } from "@errand/core/phone";
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import ChevronDown from "lucide-react/icons/chevron-down";
import { memo, type Ref, useState } from "react";
import { afterPress } from "./after-press.ts";
import { classNames } from "./class-names.ts";
import { controlClasses, Field, type FieldProps } from "./field.tsx";
import { useLanguage, useMessages } from "./messages/messages.ts";

interface PhoneFieldProps extends FieldProps {
  /** International when it can be parsed (`+33612345678`), else as typed. */
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  ref?: Ref<HTMLInputElement>;
  /** The country of numbers without a prefix: ISO 3166 alpha-2. */
  country: string;
  /** The accessible name of the country select; no select without it. */
  countryLabel?: string;
  /** A number that gets no text messages is refused when the field is left. */
  getsMessages?: boolean;
}

const fallback: CountryCode = "FR";

/** A phone number in its national format, after the prefix of its country. */
export function PhoneField({
  value,
  onChange,
  onBlur,
  country: defaultCountry,
  countryLabel,
  getsMessages = false,
  ref,
  ...field
}: PhoneFieldProps) {
  const language = useLanguage();
  const t = useMessages("ui");
  const [silent, setSilent] = useState<string | null>(null);
  const [typed, setTyped] = useState(() => typedOf(value, codeOf(defaultCountry)));
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    // The value comes from elsewhere, such as a profile.
    if (numberOf(typed) !== value) setTyped(typedOf(value, typed.country));
  }
  const { country, text } = typed;
  const prefix = `+${getCountryCallingCode(country)}`;

  function change(next: TypedPhone) {
    setTyped(next);
    onChange(numberOf(next));
  }

  /**
   * The data of all countries is large, so it is loaded for this question; without it, the server
   * decides.
   */
  function checkMessages() {
    const check = import("@errand/core/mobile-phone");
    check.then(
      ({ isWithoutMessages }) => setSilent(isWithoutMessages(value) ? value : null),
      () => setSilent(null),
    );
  }

  const isSilent = value !== "" && silent === value;
  return (
    <Field {...field} error={field.error ?? (isSilent ? t("phoneWithoutMessages") : undefined)}>
      {({ id, describedBy, isInvalid }) => (
        <span className="flex gap-2">
          <span className={classNames(controlClasses, "relative w-auto! shrink-0")}>
            <span dir="ltr" className="flex h-full min-h-11 items-center gap-1 tabular-nums">
              {prefix}
              {countryLabel && <ChevronDown aria-hidden className="size-4 text-muted" />}
            </span>
            {countryLabel && (
              <select
                aria-label={countryLabel}
                value={country}
                onChange={({ target }) => change({ country: codeOf(target.value), text })}
                className="absolute inset-0 cursor-pointer rounded-control opacity-0 focus-visible:opacity-100 focus-visible:bg-card"
              >
                <Countries language={language} />
              </select>
            )}
          </span>
          <input
            ref={ref}
            id={id}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            aria-required={field.isRequired || undefined}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy}
            value={text}
            onChange={({ target }) => change({ country, text: numberText(target.value) })}
            onBlur={() => {
              setTyped(typedOf(value, country));
              if (getsMessages && value !== "") checkMessages();
              afterPress(() => onBlur?.());
            }}
            className={classNames(controlClasses, "min-w-0 grow rtl:text-end")}
          />
        </span>
      )}
    </Field>
  );
}

/** About 240 options, which do not change with what is typed. */
const Countries = memo(function Countries({ language }: { language: string }) {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const countries = getCountries().map((code) => ({ code, name: names.of(code) ?? code }));
  countries.sort((one, other) => one.name.localeCompare(other.name, language));
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name} (+{getCountryCallingCode(code)})
    </option>
  ));
});

/** The country and the text of the input, without the prefix before it. */
interface TypedPhone {
  country: CountryCode;
  text: string;
}

/** Digits with an optional leading plus (spec §5): removes spaces, dots and dashes. */
function numberText(text: string): string {
  return withoutSeparators(text)
    .replaceAll(/[^\d+]/g, "")
    .replaceAll(/(?<=.)\+/g, "");
}

function numberOf({ country, text }: TypedPhone): string {
  const parsed = parsePhoneNumberFromString(text, country);
  return parsed?.isPossible() ? parsed.number : text;
}

function typedOf(value: string, country: CountryCode): TypedPhone {
  const parsed = parsePhoneNumberFromString(value, country);
  if (!parsed?.isPossible()) return { country, text: numberText(value) };
  return { country: parsed.country ?? country, text: numberText(parsed.formatNational()) };
}

function codeOf(country: string): CountryCode {
  return isSupportedCountry(country) ? country : fallback;
}
