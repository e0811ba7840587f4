import type { Language, LocalizedText } from "@errand/core/language";
import type { KeptPart } from "@errand/core/rental/vehicle-traits";
import { toAmountText, toNumber } from "../../../console/office/numbers.ts";
import type { ProviderSettings } from "./use-provider-settings.ts";

export const numberFields = ["cancel_free_hours", "pay_hours"] as const;
export const optionalFields = ["min_age", "licence_years"] as const;

/** The settings of a provider as they are typed; empty where nothing is stated. */
export interface SettingsValues
  extends Record<(typeof numberFields)[number] | (typeof optionalFields)[number], string> {
  active: boolean;
  announcement_message: string;
  /** The ids of the zones in which trips begin. */
  zones: number[];
  rules: { text: string }[];
  deposit: string;
  excess: string;
  kept: KeptPart;
  insurance: LocalizedText;
  included: LocalizedText[];
  extra: LocalizedText[];
}

export function toSettingsValues(settings: ProviderSettings, language: Language): SettingsValues {
  const { terms } = settings;
  const text = (value: number | null) => (value === null ? "" : String(value));
  return {
    active: settings.active === 1,
    announcement_message: settings.announcement_message ?? "",
    zones: settings.pickup_zone_id,
    rules: settings.rental_rules.map((rule) => ({ text: rule })),
    deposit: toAmountText(terms.deposit, language),
    excess: terms.excess === null ? "" : toAmountText(terms.excess, language),
    ...{ min_age: text(terms.min_age), licence_years: text(terms.licence_years) },
    ...{ cancel_free_hours: text(terms.cancel_free_hours), pay_hours: text(terms.pay_hours) },
    kept: terms.kept,
    insurance: terms.insurance ?? { en: "", fr: "" },
    ...{ included: terms.included, extra: terms.extra },
  };
}

/** The form has checked the numbers. */
export function toSettingsInput(values: SettingsValues): Partial<ProviderSettings> {
  const number = (text: string) => toNumber(text) ?? 0;
  const optional = (text: string) => (text.trim() === "" ? null : number(text));
  const { insurance } = values;
  return {
    active: values.active ? 1 : 0,
    announcement_message: values.announcement_message.trim() || null,
    pickup_zone_id: values.zones,
    rental_rules: values.rules.map(({ text }) => text.trim()).filter((text) => text !== ""),
    terms: {
      deposit: number(values.deposit),
      excess: optional(values.excess),
      min_age: optional(values.min_age),
      licence_years: optional(values.licence_years),
      included: values.included.filter(isStated),
      extra: values.extra.filter(isStated),
      insurance: isStated(insurance) ? insurance : null,
      cancel_free_hours: number(values.cancel_free_hours),
      kept: values.kept,
      pay_hours: number(values.pay_hours),
    },
  };
}

const isStated = ({ en, fr }: LocalizedText) => en.trim() !== "" || fr.trim() !== "";
