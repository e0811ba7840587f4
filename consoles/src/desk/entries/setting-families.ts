import type { settingLists } from "./entry-lists.ts";
import type { Family } from "./family.types.ts";
import type { FieldDefinition } from "./fields.ts";
import { description, module, optionalImage, title } from "./shared-fields.ts";

const shared = { permission: "settings", times: "none" } as const;
const name: FieldDefinition = { ...title, name: "name", label: "field.name" };

/** Beside the settings of the shop: its modules, and what people choose from. */
export const settingFamilies: Record<(typeof settingLists)[number], Family> = {
  modules: {
    ...{ list: "modules", ...shared, title: "name" },
    isOrdered: true,
    fields: [
      {
        ...{ name: "type", kind: "choice", label: "field.moduleType", hint: "hint.moduleType" },
        options: ["food", "grocery", "pharmacy", "ecommerce", "parcel", "rental"],
      },
      name,
      description,
      { name: "slug", kind: "text", label: "field.slug", hint: "hint.slug" },
      { ...optionalImage, name: "icon", label: "field.icon" },
      { ...optionalImage, name: "thumbnail" },
    ],
  },
  transfers: {
    ...{ list: "transfers", ...shared, title: "name" },
    fields: [
      name,
      {
        ...{ name: "fields", kind: "rows", label: "field.account", isRequired: true },
        row: [
          { ...title, name: "label", label: "field.rowName" },
          {
            ...{ name: "value", kind: "text", label: "field.rowValue" },
            ...{ isRequired: true, maxLength: 255 },
          },
        ],
      },
      {
        ...{ name: "inputs", kind: "rows", label: "field.stated", isRequired: true },
        row: [
          { ...title, name: "label", label: "field.rowName" },
          { ...title, name: "placeholder", label: "field.example" },
          { name: "required", kind: "switch", label: "field.mandatory" },
        ],
      },
    ],
  },
  "chat-phrases": {
    ...{ list: "chat-phrases", ...shared, title: "message" },
    fields: [
      { ...title, name: "message", label: "field.phrase", maxLength: 255 },
      {
        ...{ name: "receivers", kind: "choices", label: "field.receivers", initial: [] },
        ...{ hint: "hint.receivers", options: ["customer", "vendor", "delivery_man", "admin"] },
      },
      {
        ...{ name: "writers", kind: "choices", label: "field.writers", initial: [] },
        ...{ hint: "hint.writers", options: ["customer", "vendor", "delivery_man", "admin"] },
      },
    ],
  },
  "parcel-categories": {
    ...{ list: "parcel-categories", ...shared, title: "name" },
    fields: [
      ...[name, { ...module, moduleTypes: ["parcel"] } as const, description, optionalImage],
      { name: "per_km", kind: "amount", label: "field.perKm", isRequired: true },
      { name: "minimum", kind: "amount", label: "field.leastCharge", isRequired: true },
      { name: "tax_percent", kind: "number", label: "field.taxPercent", initial: 0 },
    ],
  },
  "parcel-instructions": {
    ...{ list: "parcel-instructions", ...shared, title: "instruction" },
    fields: [{ ...title, name: "instruction", label: "field.instruction", maxLength: 255 }],
  },
  "vehicle-categories": {
    ...{ list: "vehicle-categories", ...shared, title: "name" },
    fields: [name, { ...module, moduleTypes: ["rental"] }, optionalImage],
  },
  "vehicle-brands": {
    ...{ list: "vehicle-brands", ...shared, title: "name" },
    fields: [
      { name: "name", kind: "text", label: "field.name", isRequired: true, maxLength: 100 },
      optionalImage,
    ],
  },
  conditions: {
    ...{ list: "conditions", ...shared, title: "name" },
    fields: [name, { ...module, moduleTypes: ["food", "grocery", "pharmacy", "ecommerce"] }],
  },
  "courier-vehicles": {
    ...{ list: "courier-vehicles", ...shared, title: "type" },
    fields: [{ ...title, name: "type", label: "field.vehicleType" }],
  },
};
