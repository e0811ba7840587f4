import type { SettingField } from "../settings/setting-fields.ts";

const termsOf = (id: number): SettingField[] => [
  { name: `delivery.${id}`, kind: "group" },
  { name: `delivery.${id}.kind`, kind: "choice", options: ["distance", "fixed"] },
  { name: `delivery.${id}.charge`, kind: "amount", isOptional: true },
  { name: `delivery.${id}.per_km`, kind: "amount", isOptional: true },
  { name: `delivery.${id}.minimum`, kind: "amount", isOptional: true },
  { name: `delivery.${id}.maximum`, kind: "amount", isOptional: true },
  { name: `delivery.${id}.maximum_cash_order`, kind: "amount", isOptional: true },
];

/** The fields of a zone, with what each module charges there. */
export function getZoneFields(moduleIds: readonly number[]): SettingField[] {
  return [
    { name: "name", kind: "words" },
    { name: "delivery_fee_rise", kind: "number" },
    { name: "delivery_fee_message", kind: "words", isOptional: true },
    { name: "cash", kind: "switch" },
    { name: "online", kind: "switch" },
    { name: "transfers", kind: "switch" },
    ...moduleIds.flatMap(termsOf),
  ];
}
